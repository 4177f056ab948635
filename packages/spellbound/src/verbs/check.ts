import type { Card } from '../words/card.ts'
import type { Effect, Sentence } from '../words/effect.ts'
import { checkSentence, doesOf } from './index.ts'

/** Refuses cards whose sentences mean nothing. Runs once, when the game is loaded. */
export const checkCards = (cards: readonly Card[]): void => {
  for (const card of cards) {
    const problem = problemWith(card)
    if (problem !== null) throw new Error(`the card '${card.id}' ${problem}`)
  }
}

const problemWith = (card: Card): string | null => {
  for (const sentence of sentencesOf(card)) {
    const problem = checkSentence(sentence)
    if (problem !== null) return problem
  }
  return isAmbiguous(effectsOf(card)) ? 'offers the same twice in one part' : null
}

/** An answer leads back to its sentence by its part and its sort. */
const isAmbiguous = (effects: readonly Effect[]): boolean => {
  const most = Math.max(0, ...effects.map(({ parts }) => parts.length))
  return Array.from({ length: most }, (_, part) =>
    effects.flatMap(({ parts }) => parts[part] ?? []).map(doesOf),
  ).some((sorts) => new Set(sorts).size < sorts.length)
}

const effectsOf = (card: Card): readonly Effect[] => {
  if (card.kind === 'base') return [card.effect]
  if (card.kind !== 'ally') return []
  return card.first === undefined ? [card.effect] : [card.effect, card.first]
}

/** Every sentence of a card. */
export const sentencesOf = (card: Card): readonly Sentence[] => {
  switch (card.kind) {
    case 'base':
    case 'ally':
      return effectsOf(card).flatMap(({ pay, parts }) => [...pay, ...parts.flat()])
    case 'spell':
    case 'wicked':
      return [card.effect]
    case 'wand':
      return card.powers
    case 'place':
      return card.visit === undefined ? [] : [card.visit]
    case 'fortune':
    case 'minion':
      return []
  }
}
