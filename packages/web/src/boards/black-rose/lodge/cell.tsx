import { say } from '@conclave/kernel'
import { owned, useOwnerColour } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import type { Body } from './bodies.ts'
import style from './cell.module.css'
import { avatarCell, cellBeside, placed } from './geometry.ts'
import { rose } from './majority.ts'
import { Beast, MageFigure } from './models.tsx'

/** A cell beside its gate, or beside the two rooms it leads to. The Avatar's lies between two of them (REB-AVA.6). */
export const Cell = ({ body: { owner, name, place, exits } }: { readonly body: Body }) => {
  const { table, speak } = useBoard()
  const colour = useOwnerColour()(owner)
  const [gate = ''] = exits
  const inside = place === 'cell'
  const where = owner === rose ? 'cell.avatar' : exits.length === 1 ? 'cell' : 'cell.exits'
  const label = speak(
    words(inside ? `${where}.inside` : where, {
      player: name,
      room: say(`room.${gate}`),
      rooms: exits.map((exit) => say(`room.${exit}`)),
    }),
  )
  const at = owner === rose ? avatarCell : cellBeside(table.lodge.findIndex(({ room }) => room === gate))
  return (
    <div
      className={style.cell}
      style={{ ...placed(at), ...owned(colour) }}
      data-avatar={owner === rose || undefined}
    >
      <Spot thing={`cell:${owner}`} label={label} className={style.spot} state={inside ? 'inside' : 'empty'}>
        <Sign name="cell" className={style.bars} />
        {!inside && <Beast seat={owner} className={style.beast} />}
      </Spot>
      {inside && (
        <span className={style.mage}>
          <MageFigure owner={owner} />
        </span>
      )}
    </div>
  )
}
