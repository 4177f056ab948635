import { texts } from '@conclave/mage-noir'
import { joinCatalogues, speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import kit from '../../../src/boards/mage-noir/index.tsx'
import { boardTexts } from '../../../src/boards/mage-noir/texts/index.ts'

const speak = speaker(joinCatalogues(texts.catalogues, boardTexts), 'en', { strict: true })
const main = { kind: 'main', seat: 0, manner: 'turn', about: null } as never
const plan = { kind: 'plan', seat: 0, manner: 'turn', about: { card: 'fission' } } as never

/** Name for preparing a card with these cards in hand and on the board. */
const called = (card: string, hand: readonly string[], board: readonly string[] = []): string | null => {
  const me = {
    hand: { cards: hand, count: hand.length },
    board: board.map((each, n) => ({ card: each, n, zone: 'channelled' })),
  }
  const told = kit.tellOption?.({ do: 'prepare', card }, main, { players: [me] } as never, new Map())
  return told === null || told === undefined ? null : speak(told)
}

test('[D-08] who can prepare a card only by discarding another reads which before she chooses', () => {
  expect(called('fission', ['fission', 'fiery-arrow', 'seed'])).toBe('Discard Fiery Arrow to prepare Fission')
  expect(called('fission', ['fission', 'fission'])).toBe('Discard Fission to prepare Fission')
  expect(called('fission', ['fission', 'fiery-arrow', 'flame'])).toBe('Discard a card to prepare Fission')
  expect(called('fission', ['fission', 'fiery-arrow'], ['flame'])).toBeNull()
  expect(called('seed', ['fission', 'seed'])).toBeNull()
})

test('[D-08] the question says that a card is discarded, and each answer for what', () => {
  const discard = { do: 'instead', card: 'fiery-arrow' } as const
  const use = { do: 'component', card: 'flame', n: 3 } as const
  expect(speak(texts.option(plan, discard))).toBe('Discard Fiery Arrow to prepare Fission')
  expect(speak(texts.question(plan, [discard]))).toBe('Fission: which card do you discard to prepare it?')
  expect(speak(texts.question(plan, [use, discard]))).toBe(
    'Fission: which component do you use to prepare it, or which card do you discard instead?',
  )
  expect(speak(texts.question(plan, [use]))).toBe('Fission: what do you use to prepare it?')
})
