import type { SpellCard, SpellHalf } from '@conclave/black-rose'
import { Signs } from '../card/half.tsx'
import { schoolOf } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import style from './plan.module.css'

/** A spell under the pointer while it is dragged: its name, and the signs of the side that counts. */
export const CarriedSpell = ({ spell, half }: { readonly spell: SpellCard; readonly half: SpellHalf }) => {
  const { speak } = useBoard()
  return (
    <span className={style.carried} data-school={schoolOf(spell)}>
      {speak(spell.name)}
      <Signs half={half} speak={speak} sparse />
    </span>
  )
}
