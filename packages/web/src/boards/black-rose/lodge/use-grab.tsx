import type { PointerEvent } from 'react'
import { useOwnerColour } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { useDragging } from '../drag/dragging.ts'
import { beastOf } from './beast.ts'
import style from './models.module.css'
import { type Model, roomsBeside, walkingTo } from './ways.ts'

/** Lets a model be dragged into the next room, whenever it can step there. */
export const useGrab = (model: Model): ((event: PointerEvent) => void) | undefined => {
  const { table, question, options, lead } = useBoard()
  const { grab } = useDragging()
  const colourOf = useOwnerColour()
  const rooms = roomsBeside(table, question, options, model)
  if (rooms.length === 0) return undefined
  const summoned = 'mage' in model ? undefined : table.evocations.find(({ n }) => n === model.evocation)
  const owner = 'mage' in model ? model.mage : (summoned?.owner ?? 0)
  return (event) =>
    grab(event, {
      look: (
        <span className={style.carried} style={{ background: colourOf(owner) }}>
          <Sign name={summoned?.kind ?? beastOf(owner)} />
        </span>
      ),
      accepts: (place) => rooms.some((room) => place === `room:${room}`),
      drop: (place) => lead(walkingTo(model, place.slice(place.indexOf(':') + 1))),
    })
}
