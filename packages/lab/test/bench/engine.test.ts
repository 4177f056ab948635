import { expect, test } from 'vitest'
import { engineSubjects } from '../../src/bench/engine.ts'
import { entrantsOf } from '../../src/bench/entrant.ts'
import { measure, type Subject } from '../../src/bench/measure.ts'
import { reportOf } from '../../src/bench/report.ts'
import { loadGame } from '../../src/load-game.ts'

const machine = { node: 'v24', cpu: 'a core', platform: 'linux x64' }
const shape = { decisionsPerMatch: 100, optionsPerDecision: 5, stateBytes: 2000 }
const shapes = new Map(
  ['spellbound', 'mage-noir', 'black-rose', 'black-rose rebirth'].map((id) => [id, { seats: 2, ...shape }]),
)
const rates = new Map(
  Object.entries({
    'spellbound decisions': 400,
    'spellbound playouts': 60,
    'mage-noir decisions': 300,
    'mage-noir playouts': 40,
    'black-rose decisions': 450,
    'black-rose playouts': 8,
    'black-rose rebirth decisions': 400,
    'black-rose rebirth playouts': 16,
    'boardgame.io cooperative reducer': 10,
    'boardgame.io cooperative client': 8,
    'boardgame.io cooperative search': 2,
    'boardgame.io duel reducer': 12,
    'boardgame.io duel client': 15,
    'boardgame.io duel search': 4,
  }).map(([id, median]) => [id, { median, min: median, max: median }]),
)

test('every game is compared with the game of boardgame.io’s that is nearest to it', () => {
  const rivals = new Map([
    ['cooperative', shape],
    ['duel', shape],
  ] as const)
  const { games, boardgameIo, ratio, rebirth } = reportOf(machine, shapes, rates, rivals)
  expect(games).toMatchObject({
    spellbound: { rival: 'cooperative', ratios: { decisions: 40, playouts: 30 } },
    'mage-noir': { rival: 'duel', ratios: { decisions: 20, playouts: 10 } },
    'black-rose': { rival: 'duel', ratios: { decisions: 30, playouts: 2 } },
  })
  expect(boardgameIo).toMatchObject({ cooperative: { fastest: 'reducer' }, duel: { fastest: 'client' } })
  expect(ratio).toBe(20)
  // It plays twice as many matches in a second.
  expect(rebirth).toBe(0.5)
})

test('without boardgame.io there are no ratios to it', () => {
  const { games, boardgameIo, ratio } = reportOf(machine, shapes, rates, null)
  expect(games['mage-noir']).toMatchObject({ ratios: { decisions: null, playouts: null } })
  expect({ boardgameIo, ratio }).toEqual({ boardgameIo: null, ratio: null })
})

test('all subjects are measured in turns, after a warm-up that does not count; the median is told', async () => {
  const order: string[] = []
  const subject = (id: string, counts: readonly number[]): Subject => ({
    id,
    run: (milliseconds, round) => {
      order.push(`${id} ${round} ${milliseconds}`)
      return { count: counts[round] ?? 0, seconds: 2 }
    },
  })
  let advanced = 0
  const found = await measure(
    [subject('a', [1000, 2, 8, 4]), subject('b', [1000, 20, 20, 80])],
    { warmUp: 5, round: 10, rounds: 3 },
    () => advanced++,
  )
  expect(order).toEqual(['a 0 5', 'b 0 5', 'a 1 10', 'b 1 10', 'a 2 10', 'b 2 10', 'a 3 10', 'b 3 10'])
  expect(Object.fromEntries(found)).toEqual({
    a: { median: 2, min: 1, max: 4 },
    b: { median: 10, min: 10, max: 40 },
  })
  expect(advanced).toBe(8)
})

test('engine, copies and bots of a game can be measured', async () => {
  const subjects = engineSubjects(await loadGame('spellbound', undefined), {
    id: 'spellbound',
    seats: 2,
    options: {},
  })
  expect(subjects.map(({ id }) => id)).toEqual(
    ['decisions', 'cloneJson', 'structuredClone', 'iterations', 'playouts'].map(
      (each) => `spellbound ${each}`,
    ),
  )
  for (const { run } of subjects) expect((await run(1, 1)).count).toBeGreaterThan(0)
})

test('Rebirth is measured at a full table and alone against the Avatar, and both can be played', async () => {
  const entrants = entrantsOf('black-rose')
  expect(entrants.map(({ id, seats }) => [id, seats])).toEqual([
    ['black-rose', 4],
    ['black-rose rebirth', 4],
    ['black-rose avatar', 1],
  ])
  const [, , alone] = entrants
  const subjects = engineSubjects(await loadGame('black-rose', 'rebirth'), alone!)
  const decisions = subjects.find(({ id }) => id === 'black-rose avatar decisions')
  expect((await decisions?.run(1, 1))?.count).toBeGreaterThan(0)
  expect(entrantsOf('spellbound')).toHaveLength(1)
})
