import type { Seat } from '@conclave/kernel'
import { abilityOf, cardOf } from '../content/cards.ts'
import { type BoardCard, type MageNoir, other, playerOf, type Trigger, type Used } from '../state.ts'
import type { Watched } from '../words/card.ts'
import type { Sentences } from '../words/effect.ts'
import { cardOn } from './board.ts'

const noneUsed: readonly Used[] = []

/** A trigger of a card. */
export const triggerOf = (
  list: string,
  seat: Seat,
  { card, n }: { readonly card: string; readonly n: number },
  zone: Trigger['zone'] = null,
  used: readonly Used[] = noneUsed,
): Trigger => ({ list, seat, card, n, used, zone })

/** Queues everything of one sort that a card does. */
export const queue = (
  state: MageNoir,
  on: 'enter' | 'used' | 'leave' | 'empty',
  seat: Seat,
  card: { readonly card: string; readonly n: number },
  used: readonly Used[] = noneUsed,
): void => {
  const lists = cardOf(card.card).lists[on]
  if (lists === undefined) return
  for (const list of lists) {
    // What is merely destroyed without its Mana has nothing more to do.
    if (doesSomething(list)) state.waiting.push(triggerOf(list, seat, card, null, used))
  }
}

const doesSomething = (list: string): boolean => {
  const ability = abilityOf(list)
  return 'then' in ability && ability.then.length > 0
}

/** True if any card of a player waits for something at all. */
export const isWatched = (state: MageNoir, seat: Seat): boolean => {
  for (const { card } of playerOf(state, seat).board) if (cardOf(card).lists.watch !== undefined) return true
  return false
}

/** Sentences by which a player's cards would answer if something happened to her. */
export const watchersOf = (state: MageNoir, seat: Seat, event: Watched): Sentences[] =>
  playerOf(state, seat).board.flatMap(({ card }) =>
    (cardOf(card).lists.watch ?? []).flatMap((list) => {
      const ability = abilityOf(list)
      return ability.on === 'watch' && isSame(ability.event, event) ? [ability.then] : []
    }),
  )

/** Queues what a player's cards in play do whenever something happens to her. */
export const queueWatchers = (state: MageNoir, seat: Seat, event: Watched): void => {
  for (const on of playerOf(state, seat).board) {
    const lists = cardOf(on.card).lists.watch
    if (lists === undefined || on.zone === 'prepared' || on.zone === 'resolving') continue
    for (const list of lists) if (watches(list, event)) state.waiting.push(triggerOf(list, seat, on))
  }
}

/** Queues what one card does when it has strengthened a packet. */
export const queueWatcher = (state: MageNoir, seat: Seat, on: BoardCard, event: Watched): void => {
  for (const list of cardOf(on.card).lists.watch ?? []) {
    if (watches(list, event)) state.waiting.push(triggerOf(list, seat, on))
  }
}

const watches = (list: string, event: Watched): boolean => {
  const ability = abilityOf(list)
  return ability.on === 'watch' && isSame(ability.event, event)
}

const isSame = (one: Watched, two: Watched): boolean =>
  typeof one === 'object' && typeof two === 'object' ? one.exchange === two.exchange : one === two

const isInZone = ({ zone }: BoardCard, wanted: Trigger['zone']): boolean => {
  if (wanted === null) return true
  return wanted === 'play'
    ? zone === 'permanents' || zone === 'equipment' || zone === 'rituals'
    : zone === wanted
}

/** [MN-3.2] Triggers of a player's cards at the start of her turn, frozen now, in order of arrival. */
export const startTriggers = (state: MageNoir, seat: Seat): Trigger[] =>
  playerOf(state, seat).board.flatMap((on) =>
    (cardOf(on.card).lists.start ?? []).flatMap((list) => {
      const ability = abilityOf(list)
      if (ability.on !== 'start' || !isInZone(on, ability.zone)) return []
      return [triggerOf(list, seat, on, ability.zone)]
    }),
  )

/** [MN-3.50] Triggers of any player's cards at the end of this turn. */
export const endTriggers = (state: MageNoir): Trigger[] =>
  [state.active, other(state.active)].flatMap((seat) =>
    playerOf(state, seat).board.flatMap((on) =>
      (cardOf(on.card).lists.end ?? []).map((list) => triggerOf(list, seat, on, 'play')),
    ),
  )

/** [MN-3.3] True if the card of a trigger is still where it has to be. */
export const mayHappen = (state: MageNoir, { zone, n }: Trigger): boolean => {
  if (zone === null) return true
  const on = cardOn(state, n)
  return on !== undefined && isInZone(on, zone)
}
