import { say } from '@conclave/kernel'
import { owned, useOwnerColour } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './cell.module.css'
import { cellBeside, placed } from './geometry.ts'
import { Beast, MageFigure } from './models.tsx'

/** A mage's cell, beside its gate. */
export const Cell = ({ seat }: { readonly seat: number }) => {
  const { table, speak } = useBoard()
  const colour = useOwnerColour()(seat)
  const mage = table.mages[seat]
  if (mage === undefined) return null
  const gate = table.lodge.findIndex(({ room }) => room === mage.gate)
  const inside = mage.place === 'cell'
  const player = say(`seat.${seat}`)
  const label = speak(
    mage.exits === undefined
      ? words(inside ? 'cell.inside' : 'cell', { player, room: say(`room.${mage.gate}`) })
      : words(inside ? 'cell.exits.inside' : 'cell.exits', {
          player,
          rooms: mage.exits.map((exit) => say(`room.${exit}`)),
        }),
  )
  return (
    <div className={style.cell} style={{ ...placed(cellBeside(gate)), ...owned(colour) }}>
      <Spot thing={`cell:${seat}`} label={label} className={style.spot} state={inside ? 'inside' : 'empty'}>
        <Sign name="cell" className={style.bars} />
        {!inside && <Beast seat={seat} className={style.beast} />}
      </Spot>
      {inside && (
        <span className={style.mage}>
          <MageFigure seat={seat} />
        </span>
      )}
    </div>
  )
}
