import { expect, test } from 'vitest'
import { view } from '../../src/view.ts'
import { activate, lay, P, play } from '../position.ts'

test('[MN-4.20] both players see which Mana is still to be added, and where the next one goes', () => {
  const t = lay({ at: 'gather', ether: 'Ai / Fi Fi' })
  expect(view(t.state, 1).batch).toEqual({ seat: P, card: '', rest: {}, free: 3, pile: 'left' })
  play(t, P, { do: 'put', element: 'water', pile: 'left' })
  expect(view(t.state, 'spectator').batch).toEqual({ seat: P, card: '', rest: {}, free: 2, pile: 'right' })
})

test('[MN-4.20] the first pile is open while both hold equally many', () => {
  const t = lay({ p: { prepared: [{ card: 'seed', locked: 'Ve1 Wa1' }] }, ether: 'Ai / Fi' })
  t.choose(P, activate('seed'))
  expect(view(t.state, P).batch).toEqual({
    seat: P,
    card: 'seed',
    rest: { water: 1, vegetal: 1 },
    free: 0,
    pile: null,
  })
})
