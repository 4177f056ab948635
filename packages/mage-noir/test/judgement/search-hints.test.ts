import { choices, keyOf } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { mageNoir } from '../../src/game.ts'
import { searchHints } from '../../src/search-hints.ts'
import { activate, lay, O, P, type Position } from '../position.ts'

/** The prior of each of P’s answers, by key. */
const priorsIn = (t: ReturnType<typeof lay>): { readonly [key: string]: number } => {
  const question = t.state.questions.find(({ seat }) => seat === P)!
  const options = choices(mageNoir, t.state, question)
  const priors = searchHints.priors(t.state, question, options)
  return Object.fromEntries(options.map((option, at) => [keyOf(option), priors[at]!]))
}

const priors = (position: Position) => priorsIn(lay(position))

it('gives every answer a chance', () => {
  const found = priors({
    p: { hand: ['flame', 'zephyr', 'crimson-ritual'], reserve: 'Ai3 Fi3 Ar3', channelled: ['breath'] },
    ether: 'Wa Ve / Mi',
  })
  expect(Object.keys(found).length).toBeGreaterThan(5)
  for (const prior of Object.values(found)) expect(prior).toBeGreaterThan(0)
})

it('aims at the other player, and heals its own', () => {
  const hurting = lay({ p: { prepared: ['zephyr'] } })
  hurting.choose(P, activate('zephyr'))
  expect(priorsIn(hurting)[`do=player seat=${O}`]).toBeGreaterThan(priorsIn(hurting)[`do=player seat=${P}`]!)
  const healing = lay({ p: { prepared: ['purifying-wave'] } })
  healing.choose(P, activate('purifying-wave'))
  expect(priorsIn(healing)[`do=player seat=${P}`]).toBeGreaterThan(priorsIn(healing)[`do=player seat=${O}`]!)
})

it('gathers what the cards in hand cost', () => {
  const found = priors({ at: 'gather', p: { hand: ['surging-wave'] }, ether: 'Ai / ' })
  expect(found['do=put element=water pile=right']).toBeGreaterThan(found['do=put element=fire pile=right']!)
})

describe('the end of a turn', () => {
  it('is less likely than a spell that can be used', () => {
    const found = priors({ p: { prepared: ['zephyr'] } })
    expect(found['do=endTurn']).toBeLessThan(Math.max(...Object.values(found)))
  })

  it('is the likeliest of all after many actions, for some things can be done without end', () => {
    const t = lay({ p: { play: ['ritual-of-melange'], prepared: ['zephyr'], channelled: ['water-drop'] } })
    t.state.actions = 30
    const found = priorsIn(t)
    expect(found['do=endTurn']).toBe(Math.max(...Object.values(found)))
  })
})
