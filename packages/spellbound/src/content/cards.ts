import type { AllyCard, Card, HeldSpell, HeldSpellId, PlaceCard } from '../words/card.ts'
import { allies } from './allies.ts'
import { baseCards } from './base-cards.ts'
import { fortunes, places, spells, wands } from './spells.ts'
import { minions, wickedCards } from './wicked.ts'

/** Every card of the game: 85 in all. */
export const cards: readonly Card[] = [
  ...baseCards,
  ...allies,
  ...fortunes,
  ...places,
  ...spells,
  ...wands,
  ...wickedCards,
  ...minions,
]

const byId: { readonly [id: string]: Card } = Object.fromEntries(cards.map((card) => [card.id, card]))

/** The card with this id. */
export const cardOf = (id: string): Card => {
  const card = byId[id]
  if (card === undefined) throw new Error(`there is no card '${id}'`)
  return card
}

/** The ally with this id, or undefined when the card is none. */
export const allyOf = (id: string | null): AllyCard | undefined => {
  const card = id === null ? undefined : byId[id]
  return card?.kind === 'ally' ? card : undefined
}

/** The place with this id, or undefined when the card is none. */
export const placeOf = (id: string | null): PlaceCard | undefined => {
  const card = id === null ? undefined : byId[id]
  return card?.kind === 'place' ? card : undefined
}

/** The spell with this id, which somebody holds or has held. */
export const spellOf = (id: HeldSpellId): HeldSpell => {
  const card = cardOf(id)
  if (card.kind !== 'spell' || card.timing === 'immediate') throw new Error(`nobody can hold '${id}'`)
  return card
}

export const isWicked = (id: string): boolean => byId[id]?.kind === 'wicked'

/** A wicked card that shows a hat, not the Troll. */
export const isWitch = (id: string): boolean => {
  const card = byId[id]
  return card?.kind === 'wicked' && card.effect.piece !== 'troll'
}

/** Every card as often as it exists. */
export const copiesOf = (list: readonly Card[]): string[] =>
  list.flatMap(({ id, count }) => Array<string>(count).fill(id))
