import { choices, keyOf } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { mageNoir } from '../../src/game.ts'
import { instinct } from '../../src/instinct.ts'
import { activate, lay, O, P, type Position } from '../position.ts'

/** How much P leans to each answer of her question, by key. */
const leansIn = (t: ReturnType<typeof lay>): { readonly [key: string]: number } => {
  const question = t.state.questions.find(({ seat }) => seat === P)!
  const options = choices(mageNoir, t.state, question)
  const leans = instinct.lean(t.state, question, options)
  return Object.fromEntries(options.map((option, at) => [keyOf(option), leans[at]!]))
}

const leans = (position: Position) => leansIn(lay(position))

it('leans to every answer at least a little', () => {
  const felt = leans({
    p: { hand: ['flame', 'zephyr', 'crimson-ritual'], reserve: 'Ai3 Fi3 Ar3', channelled: ['breath'] },
    ether: 'Wa Ve / Mi',
  })
  expect(Object.keys(felt).length).toBeGreaterThan(5)
  for (const lean of Object.values(felt)) expect(lean).toBeGreaterThan(0)
})

it('aims at the other player, and heals its own', () => {
  const hurting = lay({ p: { prepared: ['zephyr'] } })
  hurting.choose(P, activate('zephyr'))
  expect(leansIn(hurting)[`do=player seat=${O}`]).toBeGreaterThan(leansIn(hurting)[`do=player seat=${P}`]!)
  const healing = lay({ p: { prepared: ['purifying-wave'] } })
  healing.choose(P, activate('purifying-wave'))
  expect(leansIn(healing)[`do=player seat=${P}`]).toBeGreaterThan(leansIn(healing)[`do=player seat=${O}`]!)
})

it('gathers what the cards in hand cost', () => {
  const felt = leans({ at: 'gather', p: { hand: ['surging-wave'] }, ether: 'Ai / ' })
  expect(felt['do=put element=water pile=right']).toBeGreaterThan(felt['do=put element=fire pile=right']!)
})

describe('the end of a turn', () => {
  it('is less likely than a spell that can be used', () => {
    const felt = leans({ p: { prepared: ['zephyr'] } })
    expect(felt['do=endTurn']).toBeLessThan(Math.max(...Object.values(felt)))
  })

  it('is the likeliest of all after many actions, for some things can be done without end', () => {
    const t = lay({ p: { play: ['ritual-of-melange'], prepared: ['zephyr'], channelled: ['water-drop'] } })
    t.state.actions = 30
    const felt = leansIn(t)
    expect(felt['do=endTurn']).toBe(Math.max(...Object.values(felt)))
  })
})
