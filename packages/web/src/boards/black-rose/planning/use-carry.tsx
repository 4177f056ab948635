import type { CardInfo } from '@conclave/kernel'
import type { PointerEvent } from 'react'
import { Signs } from '../card/half.tsx'
import { type Half, spellOn } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { useDragging } from '../drag/dragging.ts'
import { useSheet } from '../sheet-context.ts'
import { dropped, type Moving } from './dropping.ts'
import style from './planning.module.css'

/** Lets a spell be dragged to a slot, from slot to slot, and back to the hand. */
export const useCarry = (): ((event: PointerEvent, info: CardInfo, half: Half, moving: Moving) => void) => {
  const { speak } = useBoard()
  const { plan, spells, lay } = useSheet()
  const { grab } = useDragging()
  return (event, info, half, moving) => {
    const spell = spellOn(info)
    grab(event, {
      look: (
        <span className={style.carried} data-school={spell.school}>
          {speak(spell.name)}
          <Signs half={half} speak={speak} sparse />
        </span>
      ),
      accepts: (place) => dropped(plan, moving, place, spells.length) !== null,
      drop: (place) => {
        const wanted = dropped(plan, moving, place, spells.length)
        if (wanted !== null) lay(wanted)
      },
    })
  }
}
