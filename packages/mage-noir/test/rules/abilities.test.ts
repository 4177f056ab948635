import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { activate, at, lay, lives, O, P, play, prepare, reserve } from '../position.ts'

const scenario = scenariosWith(test)
const use = (card: string) => ({ do: 'use', card }) as const
const pass = { do: 'pass' } as const
const ignition = { kind: 'onDiscard', seat: P, card: 'ignition', n: 0, list: 'ignition.1/0' } as const

scenario('[D-21, MN-4.25] up to two Mana are two of both piles together', () => {
  const t = lay({ p: { prepared: ['breath'] }, ether: 'Ai Ai / Ai Ai' })
  t.choose(P, activate('breath'))
  expect(t.options(P)).toEqual(
    [
      [2, 0],
      [1, 1],
      [1, 0],
      [0, 2],
      [0, 1],
      [0, 0],
    ].map(([left, right]) => ({ do: 'gather', left, right })),
  )
  play(t, P, { do: 'gather', left: 1, right: 1 })
  expect(reserve(t, P)).toBe('Ai2')
})

scenario(
  '[MN-6.53, R-22] what the price sets off waits for the ability and for all that the ability sets off',
  () => {
    const t = lay({
      p: { play: ['ritual-of-decomposition', 'animated-tree'] },
      o: { play: ['crimson-ring'], reserve: 'Fi1' },
      turnEffects: [ignition],
    })
    t.choose(P, use('ritual-of-decomposition'))
    while (t.question(P)?.kind === 'batch') t.choose(P, t.options(P)[0]!)
    expect(t.question(P)?.kind).toBe('effect')
    // The Tree is in the discard pile, and Ignition has not burnt anybody yet.
    expect(lives(t)).toEqual([20, 20])
    t.choose(P, at(O))
    // [MN-6.51] The Ring belongs to the ability's own step: there is nothing to be ordered with Ignition.
    expect(t.question(O)).toMatchObject({ kind: 'effect', about: { card: 'crimson-ring' } })
    expect(lives(t)).toEqual([20, 17])
    t.choose(O, { do: 'decline' })
    expect(lives(t)).toEqual([20, 16])
    t.choose(O, { do: 'decline' })
    expect(t.question(P)?.kind).toBe('main')
  },
)

scenario('[MN-6.51] a trigger is told with the first thing that comes of it, and not if nothing does', () => {
  const hurt = (reserve: string) => {
    const t = lay({
      p: { play: ['ritual-of-decomposition', 'animated-tree'] },
      o: { play: ['crimson-ring'], reserve },
    })
    t.choose(P, use('ritual-of-decomposition'))
    while (t.question(P)?.kind === 'batch') t.choose(P, t.options(P)[0]!)
    t.choose(P, at(O))
    expect(lives(t)).toEqual([20, 17])
    return t
  }
  // Nobody can pay: nothing is asked and nothing happens.
  expect(hurt('').happened('triggered')).toEqual([])
  const declined = hurt('Fi1')
  expect(declined.question(O)).toMatchObject({ kind: 'effect', about: { card: 'crimson-ring' } })
  declined.choose(O, { do: 'decline' })
  expect(declined.happened('triggered')).toEqual([])
  const paid = hurt('Fi1')
  expect(paid.happened('triggered')).toEqual([])
  const before = paid.events.length
  paid.choose(O, paid.options(O).find((option) => option.do !== 'decline')!)
  expect(paid.events.slice(before)[0]).toMatchObject({ event: 'triggered', card: 'crimson-ring' })
  expect(paid.happened('triggered')).toHaveLength(1)
})

scenario('[MN-3.38] an ability of the main phase is for no window, and for nobody else’s turn', () => {
  const crimson = { play: ['crimson-ritual'], reserve: 'Fi1' }
  const t = lay({ at: 'start', p: crimson, o: crimson })
  expect(t.question(P)?.kind).toBe('gather')
  expect(t.question(O)).toBeUndefined()
  while (t.question(P)?.kind === 'gather') t.choose(P, t.options(P)[0]!)
  t.choose(P, { do: 'take', pile: 'left' })
  expect(t.options(P)).toContainEqual(expect.objectContaining(use('crimson-ritual')))
  expect(t.question(O)).toBeUndefined()
})

scenario('[6.6, W-STEP] what is used on one’s own turn is not offered on the other one’s', () => {
  const t = lay({
    at: 'start',
    p: { hand: ['seed'] },
    o: { play: ['emptiness-ritual', 'druid-horns'], hand: ['flame'], deck: ['tide'] },
  })
  expect(t.options(O)).toEqual([pass, expect.objectContaining(use('druid-horns'))])
})

scenario('[6.6, W-ACT] an action is answered by the other player alone, with what works at any time', () => {
  const t = lay({
    p: { play: ['emptiness-ritual', 'druid-horns'], reserve: 'Ve1', hand: ['seed', 'seed'], deck: ['tide'] },
    o: { play: ['emptiness-ritual', 'druid-horns'], hand: ['flame'], deck: ['tide'] },
  })
  t.choose(P, prepare('seed'))
  expect(t.question(P)).toBeUndefined()
  expect(t.options(O)).toEqual([pass, expect.objectContaining(use('druid-horns'))])
  t.choose(O, pass)
  expect(t.question(P)?.kind).toBe('main')
  expect(t.options(P)).toEqual(
    expect.arrayContaining([
      expect.objectContaining(use('emptiness-ritual')),
      expect.objectContaining(use('druid-horns')),
    ]),
  )
})
