import type { BlackRoseOption, BlackRoseView, SlotName } from '@conclave/black-rose'
import type { Place } from '../drag/dragging.ts'
import type { Question } from '../kit.ts'

/** A prepared spell that can be cast now at something: the answer that casts it, and the place of each target in the Lodge. */
export interface Throwing {
  readonly first: BlackRoseOption
  readonly targets: ReadonlyMap<Place, BlackRoseOption>
}

const placeOf = (option: BlackRoseOption): Place | null => {
  switch (option.do) {
    case 'room':
      return `room:${option.room}`
    case 'target':
      return `mage:${option.seat}`
    case 'evocation':
      return `evocation:${option.n}`
    default:
      return null
  }
}

/** [BRW-CAST.3] Places where a spell can be let go that is dragged from its slot into the Lodge; null if it cannot be cast at anything now. */
export const throwingFrom = (
  slot: SlotName,
  question: Question | null,
  options: readonly BlackRoseOption[],
  { casting }: Pick<BlackRoseView, 'casting'>,
): Throwing | null => {
  if (question?.kind !== 'component') return null
  const spell = casting.find((each) => each.slot === slot)
  const first = options.find(({ do: sort }) => sort === (slot === 'quick' ? 'castQuick' : 'castNext'))
  if (spell === undefined || first === undefined) return null
  const targets = new Map<Place, BlackRoseOption>()
  for (const { option } of spell.aims) {
    const place = placeOf(option)
    if (place !== null) targets.set(place, option)
  }
  return targets.size === 0 ? null : { first, targets }
}
