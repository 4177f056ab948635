import type { Seat } from '@conclave/kernel'
import type { Trigger } from '../state.ts'
import type { Bag } from '../words/mana.ts'
import type { Calls, Destination, Doing, Follow } from './calls.ts'

export const newDoing = (
  list: string,
  seat: Seat,
  source: { readonly card: string; readonly n: number },
  chain: readonly number[],
  more: Partial<Pick<Doing, 'used' | 'sacrifice' | 'picked'>> = {},
): Doing => ({
  list,
  at: 0,
  seat,
  card: source.card,
  n: source.n,
  chain,
  picked: more.picked ?? 0,
  sacrifice: more.sacrifice ?? 0,
  used: more.used ?? [],
  left: -1,
  picks: [],
  todo: [],
  again: false,
})

/** Mana that a player adds to the ether, in her order (MN-4.20). */
export const batchOf = (seat: Seat, card: string, rest: Bag, free = 0): Calls['batch'] => ({
  seat,
  card,
  rest,
  free,
  pile: -1,
})

/** Triggers that wait for the active player's order. */
export const newTriggers = (queue: Trigger[]): Calls['triggers'] => ({
  queue,
  ordered: false,
  current: null,
  runs: 0,
})

export const leaving = (cards: number[], to: Destination): Extract<Follow, { procedure: 'leave' }> => ({
  procedure: 'leave',
  locals: { cards, to, freed: [] },
})
