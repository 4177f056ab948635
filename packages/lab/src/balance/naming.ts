import { type BlackRoseCard, type EditionId, textsIn } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { speaker } from '@conclave/texts'

/** Names things for readers: `nameOf('card', 'fireball')`. */
export type Naming = (
  sort: 'card' | 'school' | 'mage' | 'quest' | 'room' | 'event' | 'action',
  id: string,
) => string

/** School of a spell; Forgotten and personal spells count as schools here. */
export type SchoolOf = (card: string) => string

const spellKinds: readonly BlackRoseCard['kind'][] = ['spell', 'personal', 'forgotten']

/** Every spell of an edition. */
export const spellsOf = (edition: EditionId): string[] =>
  textsIn(edition)
    .cards.filter(({ kind }) => spellKinds.includes(kind))
    .map(({ id }) => id)

/** Names of things in a report, which is written in English. */
export const namingOf = (edition: EditionId): { nameOf: Naming; schoolOf: SchoolOf } => {
  const texts = textsIn(edition)
  const speak = speaker(texts.catalogues, 'en')
  const find = (id: string): string | undefined =>
    Object.hasOwn(texts.catalogues.en, id) ? speak(say(id)) : undefined
  const cards = new Map<string, BlackRoseCard>(texts.cards.map((card) => [card.id, card]))
  return {
    nameOf: (sort, id) => {
      const found = sort === 'school' || sort === 'mage' ? undefined : cards.get(id)
      return found === undefined ? (find(`${sort}.${id}`) ?? id) : speak(found.name)
    },
    schoolOf: (id) => {
      const card = cards.get(id)
      return (card?.kind === 'spell' ? card.facts.school : card?.kind) ?? ''
    },
  }
}
