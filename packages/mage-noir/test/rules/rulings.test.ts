import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { activate, at, ether, inPlay, lay, lives, locked, O, P, play, prepare, usually } from '../position.ts'

const scenario = scenariosWith(test)

scenario('[R-08] a table may let the active player win when both are dead', () => {
  const t = lay({
    p: { mn: true, life: 1, prepared: ['rain-of-flames'] },
    o: { life: 2 },
    rulings: { bothDead: 'active' },
  })
  play(t, P, activate('rain-of-flames'), at(P), at(O), at(O), at(O), at(O))
  expect(t.state.outcome).toEqual({ winners: [P], reason: 'MN-3.62' })
})

scenario('[R-11] or let the controller of the Maelstrom order the Mana', () => {
  const t = lay({
    active: O,
    at: 'end',
    p: { play: ['maelstrom'] },
    o: { reserve: 'Fi1 Wa1' },
    rulings: { maelstrom: 'controller' },
  })
  expect(t.question(P)?.kind).toBe('batch')
  t.choose(P, { do: 'put', element: 'water' })
})

scenario('[R-15] or let one component serve two lines', () => {
  const t = lay({
    p: { play: ['tree-in-flames'], reserve: 'Ve2 Fi1', hand: ['tree-in-flames'] },
    rulings: { sharedComponents: true },
  })
  play(t, P, prepare('tree-in-flames'))
  while (t.question(P)?.kind === 'plan') t.choose(P, t.options(P)[0]!)
  expect(inPlay(t, P)).toEqual(['tree-in-flames', 'tree-in-flames'])
})

scenario('[R-17] or count Water Drops twice as Drops alone', () => {
  const t = lay({
    p: { channelled: ['water-drop'], prepared: ['great-waters'] },
    rulings: { dropsInCounts: false },
  })
  play(t, P, activate('great-waters'), at(O))
  expect(lives(t)).toEqual([20, 19])
})

scenario('[R-18] or let unblockable damage through', () => {
  const t = lay({
    p: { prepared: ['air-blade'] },
    o: { play: ['kerlochs-robe'] },
    rulings: { cancelUnblockable: false },
  })
  t.choose(P, activate('air-blade'))
  t.choose(O, { do: 'pass' })
  t.choose(P, at(O))
  expect(t.question(O)?.kind).not.toBe('protect')
  usually(t)
  expect(lives(t)).toEqual([20, 17])
})

scenario('[R-30] or let Source and Drop add up', () => {
  const t = lay({
    p: { mn: true, channelled: ['water-drop'], play: ['prodigious-source'], prepared: ['great-waters'] },
    rulings: { source: 'add' },
  })
  play(t, P, activate('great-waters'), at(O))
  expect(lives(t)).toEqual([20, 17])
})

scenario('[R-39] or leave an Ignition out of its own count', () => {
  const t = lay({ p: { prepared: ['ignition', 'seed'] }, rulings: { ignitionItself: false } })
  play(t, P, activate('ignition'))
  expect(lives(t)).toEqual([20, 20])
  play(t, P, activate('seed'))
  expect(lives(t)).toEqual([21, 19])
  expect(ether(t)).not.toBe(' / ')
  expect(locked(t, P, 'seed')).toBeUndefined()
})
