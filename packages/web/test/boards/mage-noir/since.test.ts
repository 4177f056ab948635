import { type MageNoirEvent, type MageNoirView, texts } from '@conclave/mage-noir'
import { joinCatalogues, speaker } from '@conclave/texts'
import { expect, test } from 'vitest'
import { digestOf } from '../../../src/boards/mage-noir/digest.ts'
import { boardTexts } from '../../../src/boards/mage-noir/texts/index.ts'

const speak = speaker(joinCatalogues(texts.catalogues, boardTexts), 'en', { strict: true })

type Happening<E> = E extends MageNoirEvent ? Omit<E, 'audience' | 'rule'> : never

const logOf = (...events: Happening<MageNoirEvent>[]) =>
  events.map((event, at) => ({
    seq: at + 1,
    event: { audience: 'everyone', rule: '', ...event } as MageNoirEvent,
  }))

const table = { players: [{ board: [] }, { board: [{ n: 4 }] }] } as unknown as MageNoirView

const told = (log: ReturnType<typeof logOf>, read = -1) =>
  (digestOf(log, 0, read, table)?.parts[0]?.lines ?? []).map(({ says, event, things }) => [
    says === null ? event.event : speak(says),
    ...things,
  ])

const hit = (life: number, amount: number) =>
  ({ event: 'damageDealt', seat: 0, amount, life, by: 'fiery-arrow' }) as const

const round = logOf(
  { event: 'turnBegan', seat: 0, turn: 1 },
  { event: 'cardPrepared', seat: 0, card: 'flame', n: 2, locked: {} },
  { event: 'turnBegan', seat: 1, turn: 2 },
  { event: 'cardPrepared', seat: 1, card: 'fiery-arrow', n: 3, locked: { fire: 2 } },
  { event: 'cardActivated', seat: 1, card: 'fiery-arrow', n: 3 },
  hit(17, 3),
  { event: 'cardLeft', seat: 1, card: 'fiery-arrow', n: 3, to: 'discard' },
  { event: 'cardPrepared', seat: 1, card: 'flame', n: 4, locked: {} },
  { event: 'cardChanneled', seat: 1, card: 'flame', n: 4 },
  hit(15, 2),
  { event: 'cardLeft', seat: 0, card: 'flame', n: 2, to: 'destroyed' },
  { event: 'drew', seat: 1, card: 'magma-eruption' },
  { event: 'turnBegan', seat: 0, turn: 3 },
)

test('since her last turn a mage is told what became of lives, what came and what is gone, each where it lies', () => {
  expect(told(round)).toEqual([
    ['cardChanneled', 'board:4'],
    ['Dawn 20 → 15', 'mage:0'],
    ['cardLeft', 'discard:0'],
  ])
})

test('whoever has acted is told nothing any more', () => {
  const taken = logOf({ event: 'pileTaken', seat: 0, pile: 'left', mana: { fire: 1 } })[0]!
  expect(told([...round, { ...taken, seq: 14 }])).toEqual([])
  expect(told(round, 13)).toEqual([])
  // What she did in the other's turn, she did knowing what came before.
  expect(told(round, 6)).toEqual([
    ['cardChanneled', 'board:4'],
    ['Dawn 17 → 15', 'mage:0'],
    ['cardLeft', 'discard:0'],
  ])
})
