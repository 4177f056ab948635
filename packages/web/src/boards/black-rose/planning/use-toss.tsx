import type { SpellCard, SpellHalf } from '@conclave/black-rose'
import type { PointerEvent } from 'react'
import { useBoard } from '../context.ts'
import { castingAt } from '../deeds/deeds.ts'
import type { Throwing } from '../deeds/throwing.ts'
import { useDragging } from '../drag/dragging.ts'
import { CarriedSpell } from './carried-spell.tsx'

/** Lets a prepared spell be dragged onto what it is cast at. */
export const useToss = (): ((
  event: PointerEvent,
  spell: SpellCard,
  half: SpellHalf,
  throwing: Throwing,
) => void) => {
  const { lead } = useBoard()
  const { grab } = useDragging()
  return (event, spell, half, { first, targets }) => {
    grab(event, {
      look: <CarriedSpell spell={spell} half={half} />,
      accepts: (place) => targets.has(place),
      drop: (place) => {
        const target = targets.get(place)
        if (target !== undefined) lead(castingAt(first, target))
      },
    })
  }
}
