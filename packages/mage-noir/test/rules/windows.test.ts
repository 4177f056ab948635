import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import {
  activate,
  at,
  discardPile,
  hand,
  inPlay,
  lay,
  lives,
  O,
  P,
  play,
  prepare,
  prepared,
  usually,
} from '../position.ts'

const scenario = scenariosWith(test)
const robe = { do: 'use', card: 'kerlochs-robe' } as const
const horns = { do: 'use', card: 'druid-horns' } as const
const pass = { do: 'pass' } as const

scenario('[D-29] while the active player thinks, the other may use what works at any time', () => {
  const t = lay({ o: { play: ['druid-horns'], deck: ['seed', 'flame'] } })
  expect(t.question(O)).toMatchObject({ kind: 'anyTime', manner: 'open' })
  expect(t.waitsFor()).toEqual([P])
  t.choose(O, horns)
  expect(hand(t, O)).toEqual(['seed'])
  t.choose(O, horns)
  // The top is known and no Seed: there is nothing to look at until it changes.
  expect(t.question(O)).toBeUndefined()
})

scenario('a window opens before every announced action, for whoever could respond', () => {
  const t = lay({
    p: { reserve: 'Ve1', hand: ['seed'], prepared: ['flame'] },
    o: { play: ['kerlochs-robe'], hand: ['tide'] },
  })
  t.choose(P, prepare('seed'))
  expect(t.question(O)).toMatchObject({
    kind: 'window',
    manner: 'window',
    about: { stop: 'action', card: 'seed' },
  })
  t.choose(O, pass)
  expect(prepared(t, P)).toEqual(['flame', 'seed'])
  t.choose(P, { do: 'channel', card: 'seed' })
  t.choose(O, pass)
  t.choose(P, activate('flame'))
  t.choose(O, robe)
  usually(t)
  expect(discardPile(t, O)).toEqual(['kerlochs-robe', 'tide'])
  play(t, P, at(O))
  expect(lives(t)).toEqual([20, 20])
})

scenario('windows open before the steps of a turn, for both, the active player first', () => {
  const t = lay({
    at: 'start',
    p: { play: ['emptiness-ritual'], hand: ['seed', 'flame'] },
    o: { play: ['druid-horns'], deck: ['tide'] },
  })
  expect(t.question(P)).toMatchObject({ kind: 'window', about: { stop: 'start' } })
  t.choose(P, pass)
  expect(t.question(O)).toMatchObject({ kind: 'window', about: { stop: 'start' } })
  t.choose(O, horns)
  // She may announce something, too, before he looks.
  expect(t.question(P)).toMatchObject({ kind: 'window', about: { stop: 'use', card: 'druid-horns' } })
  t.choose(P, pass)
  // After a use both are asked again; the Horns have nothing more to look at.
  t.choose(P, pass)
  expect(t.question(P)).toMatchObject({ about: { stop: 'draw' } })
  t.choose(P, { do: 'use', card: 'emptiness-ritual' })
  t.choose(P, { do: 'discard', card: 'seed' })
  t.choose(P, at(O))
  expect(lives(t)).toEqual([20, 19])
})

scenario('whoever is about to draw from an empty deck may still act', () => {
  const t = lay({ at: 'draw', p: { play: ['emptiness-ritual'], hand: ['seed'], deck: [] }, o: { life: 1 } })
  t.choose(P, { do: 'use', card: 'emptiness-ritual' })
  t.choose(P, at(O))
  expect(t.state.outcome).toEqual({ winners: [P], reason: 'MN-3.60' })
})

scenario('an announced action is carried out after a response', () => {
  const t = lay({
    p: {
      mn: true,
      play: ['crimson-ring'],
      reserve: 'Fi2',
      channelled: ['draconic-flame'],
      hand: ['fiery-arrow'],
    },
    o: { play: ['kerlochs-robe', 'crimson-ring'], reserve: 'Fi1' },
    turnEffects: [{ kind: 'onDiscard', seat: P, card: 'ignition', n: 0, list: 'ignition.1/0' }],
  })
  t.choose(P, prepare('fiery-arrow'))
  t.choose(O, robe)
  usually(t)
  expect(inPlay(t, O)).toEqual(['crimson-ring'])
  expect(prepared(t, P)).toEqual(['fiery-arrow'])
})

scenario('a Fire Mask shows the top of the deck, and what comes after it', () => {
  const t = lay({
    p: {
      reserve: 'Fi1 Ve1 Ai2',
      hand: ['fire-mask', 'acceleration'],
      deck: ['seed', 'flame', 'tide', 'breath'],
      prepared: ['acceleration'],
    },
  })
  play(t, P, prepare('fire-mask'))
  expect(t.view(P).table).toMatchObject({ players: [{ top: ['seed'] }, {}] })
  expect(t.view(O).table).toMatchObject({ players: [{ top: [] }, {}] })
  play(t, P, activate('acceleration'))
  expect(t.view(P).table).toMatchObject({ players: [{ top: ['tide'] }, {}] })
})

scenario('what everybody has seen going to hand or deck stays known', () => {
  const t = lay({
    p: { prepared: ['whirling-wind', 'powerful-swipe'] },
    o: { prepared: ['tide'], play: ['fire-whip'] },
  })
  play(t, P, activate('whirling-wind'), { do: 'card', card: 'tide' })
  expect(t.view('spectator').table).toMatchObject({ players: [{}, { top: ['tide'] }] })
  play(t, P, activate('powerful-swipe'))
  expect(t.view(P).table).toMatchObject({ players: [{}, { shown: ['fire-whip'], hand: { count: 1 } }] })
})
