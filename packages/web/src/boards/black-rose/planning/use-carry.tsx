import type { SpellCard, SpellHalf } from '@conclave/black-rose'
import type { PointerEvent } from 'react'
import { Signs } from '../card/half.tsx'
import { schoolOf } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { useDragging } from '../drag/dragging.ts'
import { useSheet } from '../sheet-context.ts'
import { dropped, type Moving } from './dropping.ts'
import style from './plan.module.css'

/** Lets a spell be dragged to a slot, from slot to slot, and back to the hand. */
export const useCarry = (): ((
  event: PointerEvent,
  spell: SpellCard,
  half: SpellHalf,
  moving: Moving,
) => void) => {
  const { speak } = useBoard()
  const { plan, having, lay } = useSheet()
  const { grab } = useDragging()
  return (event, spell, half, moving) => {
    grab(event, {
      look: (
        <span className={style.carried} data-school={schoolOf(spell)}>
          {speak(spell.name)}
          <Signs half={half} speak={speak} sparse />
        </span>
      ),
      accepts: (place) => dropped(plan, moving, place, having) !== null,
      drop: (place) => {
        const wanted = dropped(plan, moving, place, having)
        if (wanted !== null) lay(wanted)
      },
    })
  }
}
