import {
  type Chosen,
  give,
  giveUpKey,
  openMatch,
  readSettings,
  startMatch,
  type TableEvent,
  undo,
} from '@conclave/kernel'
import { expect, test } from 'vitest'
import { mageNoir, preconstructed, readDeck } from '../src/index.ts'

const chosen = (() => {
  const reading = readSettings(mageNoir.settings, { deck0: 'growing-canopy', pool: 'box' })
  if (!reading.ok) throw new Error(reading.problem)
  return reading.chosen as Chosen<typeof mageNoir.settings>
})()

test('[MN-3.63] whoever gives up has lost, whoever is asked, and the match file says so', () => {
  for (const seat of [0, 1]) {
    const match = startMatch(mageNoir, { options: {}, seats: 2, seed: 'given up' })
    if ('problem' in match) throw new Error(match.problem)
    const told: TableEvent[] = []
    expect(give(match, seat, giveUpKey, (event) => told.push(event))).toBeNull()
    expect(match.state.outcome).toEqual({ winners: [1 - seat], reason: 'MN-3.63' })
    expect(told).toMatchObject([{ event: 'matchWon', seat: 1 - seat, reason: 'MN-3.63' }])
    expect(undo(match, seat)).toMatchObject({ refused: 'over' })
    expect(openMatch(mageNoir, match.file)).toMatchObject({ state: { outcome: { winners: [1 - seat] } } })
  }
})

test('[MN-2.5] the loser of the last duel decides who begins the next; everything else stays', () => {
  const after = (winners: number[]) => mageNoir.again?.(chosen, { winners, reason: 'MN-3.60' })
  expect(after([0])).toEqual({ ...chosen, decides: 'seat1' })
  expect(after([1])).toEqual({ ...chosen, decides: 'seat0' })
})

test('[MN-2.5, R-02] after a draw chance decides again', () => {
  const lost = { ...chosen, decides: 'seat1' }
  const draw = { winners: [], reason: 'MN-3.62', scores: [0.5, 0.5] }
  expect(mageNoir.again?.(lost, draw)?.decides).toBe('random')
})

test('[MN-10.1] a deck to be kept gets its code, and what is wrong with it', () => {
  const check = (text: string) => mageNoir.checkDeck?.(text)
  const kept = check('burning-wrath')
  if (!kept?.ok) throw new Error('not read')
  expect(kept.problem).toBeNull()
  expect(readDeck(kept.code)).toEqual({ deck: preconstructed['burning-wrath'] })
  expect(check('4 seed')).toMatchObject({ ok: true, problem: expect.stringContaining('4 cards') })
  expect(check('5 seed')).toEqual({ ok: false, problem: 'it has seed 5 times, and 4 are allowed' })
  expect(check('4 unicorn')).toMatchObject({ ok: false })
})
