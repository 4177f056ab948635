import type { SpellCard, SpellHalf } from '@conclave/black-rose'
import type { PointerEvent } from 'react'
import { useDragging } from '../drag/dragging.ts'
import { useSheet } from '../sheet-context.ts'
import { CarriedSpell } from './carried-spell.tsx'
import { dropped, type Moving } from './dropping.ts'

/** Lets a spell be dragged to a slot, from slot to slot, and back to the hand. */
export const useCarry = (): ((
  event: PointerEvent,
  spell: SpellCard,
  half: SpellHalf,
  moving: Moving,
) => void) => {
  const { plan, having, lay } = useSheet()
  const { grab } = useDragging()
  return (event, spell, half, moving) => {
    grab(event, {
      look: <CarriedSpell spell={spell} half={half} />,
      accepts: (place) => dropped(plan, moving, place, having) !== null,
      drop: (place) => {
        const wanted = dropped(plan, moving, place, having)
        if (wanted !== null) lay(wanted)
      },
    })
  }
}
