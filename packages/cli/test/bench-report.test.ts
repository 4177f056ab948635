import { expect, test } from 'vitest'
import { reportOf } from '../src/bench/report.ts'

const machine = { node: 'v24', cpu: 'a core', platform: 'linux x64' }
const shape = { decisionsPerMatch: 100, optionsPerDecision: 5, stateBytes: 2000 }
const shapes = new Map(['spellbound', 'mage-noir', 'black-rose'].map((id) => [id, { seats: 2, ...shape }]))
const rates = new Map(
  Object.entries({
    'spellbound decisions': 400,
    'spellbound playouts': 60,
    'mage-noir decisions': 300,
    'mage-noir playouts': 40,
    'black-rose decisions': 450,
    'black-rose playouts': 8,
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
  const { games, boardgameIo, ratio } = reportOf(machine, shapes, rates, rivals)
  expect(games).toMatchObject({
    spellbound: { rival: 'cooperative', ratios: { decisions: 40, playouts: 30 } },
    'mage-noir': { rival: 'duel', ratios: { decisions: 20, playouts: 10 } },
    'black-rose': { rival: 'duel', ratios: { decisions: 30, playouts: 2 } },
  })
  expect(boardgameIo).toMatchObject({ cooperative: { fastest: 'reducer' }, duel: { fastest: 'client' } })
  expect(ratio).toBe(20)
})

test('without boardgame.io there are no ratios to it', () => {
  const { games, boardgameIo, ratio } = reportOf(machine, shapes, rates, null)
  expect(games['mage-noir']).toMatchObject({ ratios: { decisions: null, playouts: null } })
  expect({ boardgameIo, ratio }).toEqual({ boardgameIo: null, ratio: null })
})
