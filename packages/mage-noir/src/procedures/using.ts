import type { Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { Calls } from './procedure.ts'

/** The use of a card's ability, with nothing paid yet. */
export const usingOf = (
  seat: Seat,
  { card, n }: { readonly card: string; readonly n: number },
): Calls['useAbility'] => ({
  seat,
  card,
  n,
  list: cardOf(card).uses[0]!.list,
  offered: 0,
  given: '',
  sacrifice: 0,
  paying: 0,
  held: [],
})
