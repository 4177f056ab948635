import { tell } from '@conclave/kernel'
import { actionOf } from '../content/content.ts'
import { happened } from '../events.ts'
import type { Avatar, AvatarBack, BlackRose, Pile } from '../state.ts'
import type { ActionCard } from '../words/avatar.ts'
import { allBits, putBottom, takeTop } from './piles.ts'

/** The Avatar, where there is one. */
export const avatarOf = ({ avatar }: BlackRose): Avatar => {
  if (avatar === undefined) throw new Error('there is no Avatar')
  return avatar
}

/** What the back of an action card shows. */
export const backOf = ({ back }: ActionCard): AvatarBack | null =>
  back === null ? null : `${back.marker}.${back.on}`

/** [REB-AVA.23] The deck of the current moon. */
const deckNow = (state: BlackRose): Pile => avatarOf(state).decks[state.moon - 1]!

/** [REB-AVA.19] Everybody sees the back of the top card: called whenever another one comes to lie on top. */
export const showBack = (state: BlackRose): void => {
  const top = deckNow(state).cards.at(-1)
  avatarOf(state).back = top === undefined ? null : backOf(actionOf(state.rules.edition, top))
}

/** [REB-AVA.36, RUL-88] Cards go under the deck of their moon in the order they were revealed; everybody knows them (REB-V.9). */
export const putUnder = (state: BlackRose): void => {
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
