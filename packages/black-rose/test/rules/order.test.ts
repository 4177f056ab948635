import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import {
  at,
  attack,
  castNext,
  cubesOn,
  evocationRooms,
  lay,
  on,
  pass,
  passIdle,
  place,
  play,
  stop,
  to,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

scenario('[BRW-R.60, BRW-EVP.1] who lets each of her evocations act says in which order', () => {
  const t = lay({
    mages: [
      {
        at: 'observatory',
        first: 'gate-of-bones dark',
        evocations: [
          { kind: 'undead', at: 'arena' },
          { kind: 'holyAltar', at: 'arena' },
          { kind: 'cerbero', at: 'forge' },
        ],
      },
      { at: 'workshop' },
    ],
  })
  play(t, 0, castNext)
  // An altar neither moves nor attacks: it is not asked for.
  expect(t.options(0).map((option) => 'kind' in option && option.kind)).toEqual(['undead', 'cerbero'])
  play(t, 0, on('cerbero'), to('workshop'), stop, attack)
  // The last one needs no question.
  play(t, 0, to('workshop'), attack)
  expect(cubesOn(t, 1, 0)).toBe(4)
  expect(t.state.questions[0]!.kind).toBe('component')
})

scenario('[BRW-R.60] so does who moves each of hers', () => {
  const t = lay({
    mages: [
      {
        at: 'observatory',
        first: 'embrace-of-darkness dark',
        evocations: [
          { kind: 'undead', at: 'throne-room' },
          { kind: 'greaterUndead', at: 'garden' },
        ],
      },
      { at: 'workshop' },
    ],
  })
  play(t, 0, castNext, on('greaterUndead'), to('bibliotheca'), to('arena'))
  expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['bibliotheca'])
  expect(evocationRooms(t, 0, 'undead')).toEqual(['arena'])
})

const swapped = (first: string) =>
  lay({
    mages: [
      { at: 'throne-room', first: 'step-through-glass dark' },
      { at: 'arena', actions: 0 },
      { at: 'workshop', first, actions: 0 },
    ],
  })

scenario('[BRW-R.60] of two who change rooms the one enters first whom the caster names', () => {
  for (const first of [0, 1]) {
    const t = swapped('hall-of-masks active')
    play(t, 0, castNext, at(1))
    expect([place(t, 0), place(t, 1)]).toEqual(['arena', 'throne-room'])
    expect(t.state.questions[0]).toMatchObject({ seat: 0, kind: 'order' })
    t.choose(0, at(first))
    expect(t.state.questions[0]).toMatchObject({ kind: 'react', about: { model: `mage.${first}` } })
    t.choose(2, pass)
    expect(t.state.questions[0]).toMatchObject({ kind: 'react', about: { model: `mage.${1 - first}` } })
  }
})

scenario('[BRW-R.60, BRW-TP.2] nobody is asked for the order of entries to which nobody could react', () => {
  const t = swapped('silence active')
  play(t, 0, castNext, at(1))
  expect(t.state.questions[0]!.kind).toBe('component')
})

scenario(
  '[BRW-R.58, BRW-ACT.12] an evocation acts no further when the mage who lets it act has fallen',
  () => {
    const t = lay({
      mages: [
        {
          mage: 'nero',
          at: 'garden',
          damage: { 2: 10 },
          first: 'embrace-of-darkness',
          evocations: [{ kind: 'greaterUndead', at: 'bibliotheca' }],
        },
        { at: 'workshop', first: 'blade-wall active', actions: 0 },
        { at: 'garden', actions: 0 },
      ],
    })
    play(t, 0, castNext, to('garden'))
    t.choose(1, trigger('blade-wall'))
    passIdle(t)
    // It had a step left, and somebody to attack; but her next go has begun, and she has left her cell.
    expect(evocationRooms(t, 0, 'greaterUndead')).toEqual(['garden'])
    expect(t.state.questions[0]).toMatchObject({ seat: 0, kind: 'step', about: { model: { seat: 0 } } })
    expect(cubesOn(t, 2, 0)).toBe(0)
  },
)
