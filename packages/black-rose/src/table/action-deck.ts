import { type Seat, tell, uncover } from '@conclave/kernel'
import { actionOf } from '../content/content.ts'
import { happened, privately } from '../events.ts'
import {
  type Avatar,
  type AvatarBack,
  actionCards,
  type BlackRose,
  cell,
  type Occurrence,
  type Pile,
  rose,
} from '../state.ts'
import type { ActionCard } from '../words/avatar.ts'
import { mageModel } from './models.ts'
import { allBits, bitOf, putBottom, takeTop } from './piles.ts'

/** The Avatar, where there is one. */
export const avatarOf = ({ avatar }: BlackRose): Avatar => {
  if (avatar === undefined) throw new Error('there is no Avatar')
  return avatar
}

export const backOf = ({ back }: ActionCard): AvatarBack | null =>
  back === null ? null : `${back.marker}.${back.on}`

/** [REB-AVA.23] The deck of the current moon. */
export const deckNow = (state: BlackRose): Pile => avatarOf(state).decks[state.moon - 1]!

/** [REB-AVA.19] Everybody sees the back of the top card: called whenever another one comes to lie on top. */
export const showBack = (state: BlackRose): void => {
  const top = deckNow(state).cards.at(-1)
  avatarOf(state).back = top === undefined ? null : backOf(actionOf(state.rules.edition, top))
}

/** True if a card may be the top one, by the back that everybody sees. */
export const showsBack = (state: BlackRose, card: string): boolean =>
  backOf(actionOf(state.rules.edition, card)) === avatarOf(state).back

/** [REB-AVA.36, RUL-88] Cards go under the deck of their moon in the order they were revealed; everybody knows them (REB-V.9). */
const putUnder = (state: BlackRose): void => {
  const avatar = avatarOf(state)
  for (const card of avatar.revealed.splice(0)) {
    const { moon } = actionOf(state.rules.edition, card)
    putBottom(avatar.decks[moon - 1]!, card, allBits(state))
  }
  showBack(state)
}

/** Reveals the top card; nothing if there is none at all. */
export const revealAction = (state: BlackRose): string | undefined => {
  const avatar = avatarOf(state)
  if (deckNow(state).cards.length === 0) putUnder(state)
  const card = takeTop(state, deckNow(state))
  if (card === undefined) return undefined
  avatar.revealed.push(card)
  showBack(state)
  tell?.(happened({ event: 'actionRevealed', card }, 'REB-AVA.14'))
  return card
}

/** [RUL-89] Cards from the top of its deck go to those it has revealed, and nothing comes of them; says how many. */
export const millActions = (state: BlackRose, count: number): number => {
  const cards: string[] = []
  while (cards.length < count) {
    const card = takeTop(state, deckNow(state))
    if (card === undefined) break
    cards.push(card)
  }
  avatarOf(state).revealed.push(...cards)
  showBack(state)
  if (cards.length > 0) tell?.(happened({ event: 'actionsDiscarded', cards }, 'REB-AVA.22'))
  return cards.length
}

/** [RUL-89, RUL-125] Its hand is the top of its deck: as many cards as it plays in a round are shown to one mage alone. */
export const lookAtActions = (state: BlackRose, seat: Seat): number => {
  const { cards, seen } = deckNow(state)
  const count = Math.min(limitOf(state), cards.length)
  if (count === 0) return 0
  uncover(state)
  for (let at = cards.length - 1; at >= cards.length - count; at--) {
    seen[at] = seen[at]! | bitOf(seat)
    tell?.(privately(seat, { event: 'sawAction', seat, card: cards[at]! }, 'VRB-48'))
  }
  tell?.(happened({ event: 'actionsLookedAt', seat, count }, 'VRB-48'))
  return count
}

/** [REB-AVA.10] Number of cards it plays in an Action Phase. */
export const limitOf = ({ rules }: BlackRose): number =>
  rules.avatar === undefined ? 0 : actionCards[rules.avatar]

/** [REB-AVA.10] Number of cards it plays in this Action Phase besides those that it has played. */
export const actionsLeft = (state: BlackRose): number => Math.max(0, limitOf(state) - avatarOf(state).cards)

export const hasAction = (state: BlackRose): boolean => {
  const { revealed } = avatarOf(state)
  return actionsLeft(state) > 0 && deckNow(state).cards.length + revealed.length > 0
}

/** [REB-AVA.36] At the end of a round its cards go under their decks, and it may play as many again. */
export const endRound = (state: BlackRose): void => {
  const avatar = avatarOf(state)
  putUnder(state)
  avatar.cards = 0
  avatar.plus = false
}

/** [REB-AVA.19] True if the card on top of its deck answers this: targeted by Combat, or damaged. */
export const answersByBack = (state: BlackRose, occurrence: Occurrence): boolean => {
  const { back, mage } = avatarOf(state)
  if (back === null || mage.place === cell) return false
  return back.endsWith('.a')
    ? occurrence.what === 'targeted' && occurrence.seat === rose && occurrence.type === 'combat'
    : occurrence.what === 'damaged' && occurrence.model === mageModel(rose) && occurrence.amount > 0
}
