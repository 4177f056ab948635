import { give, keyOf, type Match, openMatch, viewOf } from '@conclave/kernel'
import {
  type MageNoir,
  type MageNoirOption,
  type MageNoirQuestion,
  type MageNoirView,
  mageNoir,
} from '@conclave/mage-noir'
import { expect, test } from 'vitest'
import { duelAt } from '../../../build/duel.ts'
import type { Leading } from '../../../src/boards/mage-noir/kit.ts'
import { addInOrder, asProposed, prepareAnd, proposed } from '../../../src/boards/mage-noir/leading.ts'

type Duel = Match<MageNoir, MageNoirOption>

/** Gives every answer of a plan, as the page does; how many there were. */
const follow = (match: Duel, next: Leading): number => {
  for (let answers = 0; ; answers++) {
    const { question, options, table } = viewOf(mageNoir, match.state, 0)
    const option =
      question === null ? null : next(question as MageNoirQuestion, options, table as MageNoirView)
    if (option === null || typeof option === 'string') return answers
    expect(give(match, 0, keyOf(option))).toBeNull()
  }
}

const decks = { deck0: 'burning-wrath', deck1: 'growing-canopy' }

const duel = (turn: number, at: 'gather' | 'main'): Duel => {
  const { file } = duelAt('test', decks, 'duel a', { turn, at }, 0)
  const match = openMatch(mageNoir, file)
  if ('problem' in match) throw new Error(match.problem)
  return match
}

test('one decision adds three Mana and takes a pile', () => {
  const match = duel(5, 'gather')
  const start = viewOf(mageNoir, match.state, 0).options[0] as { pile?: 'left' | 'right' }
  const given = follow(match, addInOrder(['water', 'water', 'fire'], start.pile ?? 'left', 'left'))
  expect(given).toBe(4)
  expect(match.state.phase).toBe('main')
})

test('one decision prepares a spell and channels it', () => {
  const match = duel(1, 'main')
  expect(follow(match, prepareAnd('draconic-flame', 'channel'))).toBe(2)
  expect(match.state.players[0].board.map(({ card, zone }) => `${card} ${zone}`)).toEqual([
    'draconic-flame channelled',
  ])
})

test('a component that costs something is confirmed, and what was wanted of the card is done then', () => {
  const match = duel(5, 'main')
  const wanted = prepareAnd('fiery-arrow', 'activate')
  follow(match, wanted)
  expect(match.state.questions[0]?.kind).toBe('plan')
  follow(match, asProposed(wanted))
  expect(match.state.players[0].discard).toContain('fiery-arrow')
})

test('whoever prepares and activates a card does not touch an older copy that has grown', () => {
  const card = (n: number, zone: string, locked: object) => ({ n, card: 'condensation', zone, locked })
  const tableOf = (...board: readonly object[]) => ({ players: [{ board }] }) as unknown as MageNoirView
  const grown = card(4, 'prepared', { fire: 1, water: 5 })
  const fresh = card(9, 'prepared', { fire: 1, water: 1 })
  const main = { seat: 0, kind: 'main', manner: 'always', about: null } as const
  const next = prepareAnd('condensation', 'activate')
  const prepare = { card: 'condensation', do: 'prepare' } as const
  expect(next(main, [prepare], tableOf(grown))).toEqual(prepare)
  const options = [grown, fresh].map(({ n }) => ({ card: 'condensation', do: 'activate', n }) as const)
  expect(next(main, options, tableOf(grown, fresh))).toEqual(options[1])
})

test('[D-08] the oldest component whose use costs nothing is proposed', () => {
  const on = (n: number, card: string) => ({ n, card, zone: 'channelled' })
  const board = [on(1, 'flame'), on(2, 'mental-flame'), on(3, 'mental-flame')]
  const table = { players: [{ board }] } as unknown as MageNoirView
  const options = [1, 2, 3].map(
    (n) => ({ do: 'component', card: n === 1 ? 'flame' : 'mental-flame', n }) as const,
  )
  expect(proposed(options, table)).toEqual(options[1])
  expect(proposed(options.slice(0, 1), table)).toEqual(options[0])
})
