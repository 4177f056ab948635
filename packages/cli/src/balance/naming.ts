import type { Loaded } from '@conclave/games'
import { speakTable } from '../texts/index.ts'

/** Names things for readers: `nameOf('card', 'fireball')`. */
export type Naming = (sort: 'card' | 'school' | 'mage' | 'quest' | 'room' | 'event', id: string) => string

/** Which school a spell is of; Forgotten and personal spells count as schools here. */
export type SchoolOf = (card: string) => string

const spellKinds: readonly string[] = ['spell', 'personal', 'forgotten']

/** Every spell of an edition. */
export const spellsOf = ({ texts }: Loaded): string[] =>
  texts.cards.filter(({ kind }) => spellKinds.includes(kind)).map(({ id }) => id)

/** What things are called in a report, which is written in English. */
export const namingOf = ({ texts }: Loaded): { nameOf: Naming; schoolOf: SchoolOf } => {
  const speak = speakTable(texts, 'en')
  const cards = new Map(texts.cards.map((card) => [card.id, card]))
  return {
    nameOf: (sort, id) => {
      const found = sort === 'school' || sort === 'mage' ? undefined : cards.get(id)
      return found === undefined ? (speak.find(`${sort}.${id}`) ?? id) : speak.message(found.name)
    },
    schoolOf: (id) => {
      const card = cards.get(id)
      return card?.kind === 'spell' ? String(card.facts.school) : (card?.kind ?? '')
    },
  }
}
