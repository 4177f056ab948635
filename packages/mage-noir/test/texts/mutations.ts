import { cards } from '../../src/content/cards.ts'
import { textOf } from '../../src/verbs/index.ts'
import type { Ability, Card } from '../../src/words/card.ts'
import type { Sentence } from '../../src/words/effect.ts'

/** Other values for an argument, by its name and what it is now. */
const otherValues = (name: string, value: unknown): unknown[] => {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1]
  if (typeof value !== 'string') return []
  return (valuesOf[name] ?? []).filter((each) => each !== value)
}

const elements = ['air', 'fire', 'water', 'vegetal', 'mineral', 'arcane']

/** Values that an argument of this name may have; arguments that decide on the sort of a thing are left alone. */
const valuesOf: { readonly [name: string]: readonly unknown[] } = {
  element: elements,
  source: elements,
  discard: elements,
  word: ['seed', 'flame', 'tide'],
  waive: ['seed', 'flame', 'tide'],
  zone: ['play', 'prepared', 'channelled'],
  window: ['main', 'turn', 'any'],
  place: ['top', 'third'],
  side: ['yours', 'board'],
  condition: ['mageNoir', 'notMageNoir', { control: 'seed' }],
  control: ['seed', 'flame', 'tide'],
  component: ['seed', 'flame', 'tide'],
  usedFor: ['seed', 'flame', 'tide'],
  exchange: elements,
}

/** Data with one leaf changed, once for each possible change. */
const changesIn = (name: string, value: unknown): unknown[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => changesIn(name, item).map((changed) => value.with(at, changed)))
  }
  if (typeof value !== 'object' || value === null) return otherValues(name, value)
  return Object.entries(value).flatMap(([inner, item]) =>
    changesIn(inner, item).map((changed) => ({ ...value, [inner]: changed })),
  )
}

/** The card with one argument of one of its abilities changed, once for each possible change. */
export const changedCards = (card: Card): Card[] =>
  (changesIn('abilities', card.abilities) as (readonly Ability[])[]).map((abilities) => ({
    ...card,
    abilities,
  }))

const sentencesIn = (value: unknown): Sentence[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(sentencesIn)
  return 'verb' in value ? [value as Sentence, ...inner] : inner
}

/** The texts of all sentences of all cards, as they are and with an argument changed. */
export const possibleSentences = cards
  .flatMap((card) => [card, ...changedCards(card)])
  .flatMap(({ abilities }) => sentencesIn(abilities))
  .map(textOf)
