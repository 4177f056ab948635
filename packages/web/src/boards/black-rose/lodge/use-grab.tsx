import type { PointerEvent } from 'react'
import { useOwnerColour } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { isRoom, type Place, useDragging } from '../drag/dragging.ts'
import { beastOf } from './beast.ts'
import style from './models.module.css'
import { going, isUsable, ledInto, type Model, waysOf } from './ways.ts'

const roomAt = (place: Place): string => place.slice(place.indexOf(':') + 1)

/** Lets a model be dragged into any room that it can reach, on the way on which it is led; as by a click, it stays there and uses it. */
export const useGrab = (model: Model): ((event: PointerEvent) => void) | undefined => {
  const { table, question, options, lead } = useBoard()
  const { grab } = useDragging()
  const colourOf = useOwnerColour()
  const ways = waysOf(table, question, options, model)
  if (ways.size === 0) return undefined
  const summoned = 'mage' in model ? undefined : table.evocations.find(({ n }) => n === model.evocation)
  const owner = 'mage' in model ? model.mage : (summoned?.owner ?? 0)
  return (event) => {
    let way: readonly string[] = []
    grab(event, {
      look: (
        <span className={style.carried} style={{ background: colourOf(owner) }}>
          <Sign name={summoned?.kind ?? beastOf(owner)} />
        </span>
      ),
      accepts: (place) => isRoom(place) && ways.has(roomAt(place)),
      passes: (place) => {
        way = ledInto(table, question, options, model, way, roomAt(place))
        return way.map((room): Place => `room:${room}`)
      },
      drop: (place) => {
        const room = roomAt(place)
        const uses = question?.kind === 'component' && isUsable(table, question.seat, room)
        lead(going({ model, way, uses }))
      },
    })
  }
}
