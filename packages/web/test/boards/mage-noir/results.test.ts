import { openMatch, viewOf } from '@conclave/kernel'
import {
  type MageNoirOption,
  type MageNoirQuestion,
  type MageNoirView,
  mageNoir,
  texts,
} from '@conclave/mage-noir'
import { joinCatalogues, speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { announcedDuel } from '../../../build/announced.ts'
import { duelAt } from '../../../build/duel.ts'
import { foretoldBy } from '../../../src/boards/mage-noir/foretold.ts'
import kit from '../../../src/boards/mage-noir/index.tsx'
import { hitText, resultsText } from '../../../src/boards/mage-noir/results.ts'
import { boardTexts } from '../../../src/boards/mage-noir/texts/index.ts'
import { whyNotAt } from '../../../src/boards/mage-noir/why-not.ts'

const speak = speaker(joinCatalogues(texts.catalogues, boardTexts), 'en', { strict: true })

const blow = {
  sort: 'damage',
  seat: 1,
  n: 0,
  card: '',
  amount: 7,
  before: 20,
  after: 13,
  answers: [],
} as const
const felled = { ...blow, n: 3, card: 'animated-tree', before: 3, after: -4 } as const

test('[MN-6.18] a result says whose life becomes what, and when it is the last', () => {
  expect(speak(hitText(blow))).toBe('Dusk 20 → 13')
  expect(speak(hitText(felled))).toBe('Animated Tree 3 → 0: it falls')
  expect(speak(hitText({ ...blow, before: 4, after: -3 }))).toBe('Dusk 4 → 0: no life is left')
})

test('[MN-6.20] of a free aim the other mage stands for all, and for help oneself', () => {
  const told = (hits: Parameters<typeof resultsText>[0][number]['hits'], aim: 'all' | 'one' = 'one') => {
    const result = resultsText([{ aim, hits }], 0)
    return result === null ? null : speak(result)
  }
  const self = { ...blow, seat: 0 }
  expect(told([self, blow, felled])).toBe('Dusk 20 → 13, or another target')
  expect(told([blow])).toBe('Dusk 20 → 13')
  expect(told([felled, blow], 'all')).toBe('Animated Tree 3 → 0: it falls, Dusk 20 → 13')
  const gain = { ...blow, sort: 'gain', after: 22 } as const
  expect(told([{ ...gain, seat: 0 }, gain])).toBe('Dawn 20 → 22, or another target')
  expect(told([{ ...blow, answers: ['animated-tree'] }])).toBe('Dusk 20 → 13, unless Animated Tree answers')
  expect(told([])).toBeNull()
})

/** View of a seat in a duel, and its question. */
const seenIn = (save: ReturnType<typeof duelAt>, seat: number) => {
  const match = openMatch(mageNoir, save.file)
  if ('problem' in match) throw new Error(match.problem)
  const { table, question, options } = viewOf(mageNoir, match.state, seat)
  return {
    table: table as MageNoirView,
    question: question as MageNoirQuestion,
    options: options as readonly unknown[] as readonly MageNoirOption[],
  }
}

const fire = { deck0: 'burning-wrath', deck1: 'growing-canopy' } as const

test('[MN-6.18] what a card would do is drawn on whom it strikes, while it is looked at', () => {
  const { table, question, options } = seenIn(duelAt('seen', fire, 'duel a', { turn: 21, at: 'main' }, 1), 0)
  const drawn = (looked: Parameters<typeof foretoldBy>[3]) => [
    ...foretoldBy(table, question, options, looked),
  ]
  const tree = table.players[1]?.board.find(({ card }) => card === 'dead-tree')
  expect(drawn('hand:fire-ball')).toEqual([
    [`board:${tree?.n}`, { before: 6, after: 4, sure: true, answered: false }],
    ['mage:1', { before: 7, after: 4, sure: true, answered: false }],
  ])
  // What cannot be prepared now does nothing, and nothing is drawn while nothing is looked at.
  expect(drawn('hand:sulfur-flame')).toEqual([])
  expect(drawn(null)).toEqual([])
})

test('[MN-5.1] a card of the hand and one on the board say in words why nothing can be done', () => {
  const { table, question } = seenIn(duelAt('why', fire, 'duel a', { turn: 5, at: 'main' }, 1), 0)
  const why = (thing: `hand:${string}` | `board:${number}`, card: string) => {
    const found = whyNotAt({ table, question }, 0, thing, card)
    return found === null ? null : speak(found)
  }
  expect(why('hand:sulfur-flame', 'sulfur-flame')).toBe(
    'Only a Mage Noir can prepare Sulfur Flame: a ritual on the board makes you one.',
  )
  expect(why('hand:crimson-ring', 'crimson-ring')).toBe('Crimson Ring lacks 1 Mineral Mana in your reserve.')
  const flame = table.players[0]?.board.find(({ card }) => card === 'flame')
  expect(why(`board:${flame?.n ?? 0}`, 'flame')).toBe(
    'Flame is channelled: it stays as a component and is not activated any more.',
  )
})

test('a question of yes or no has both as buttons, a main phase has none', () => {
  const { question, options } = seenIn(announcedDuel('answers', 1), 0)
  const buttons = (asked: MageNoirQuestion, ways: readonly MageNoirOption[]) =>
    kit.buttonsOf?.(asked, ways, {} as MageNoirView, new Map()).map(({ options: [option] }) => option?.do)
  expect(buttons(question, options)).toEqual(['use'])
  const blown = { source: 'flame', card: '', n: 0, amount: 1 }
  const protect = { seat: 0, kind: 'protect', manner: 'window', about: blown } as const
  const tree = { card: 'animated-tree', do: 'redirect', n: 4 } as const
  expect(buttons(protect, [{ do: 'accept' }, tree])).toEqual(['redirect'])
  const main = { seat: 0, kind: 'main', manner: 'always', about: null } as const
  expect(buttons(main, [{ card: 'flame', do: 'prepare' }, { do: 'endTurn' }])).toEqual([])
})
