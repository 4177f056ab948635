import { scenariosWith, table } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { lawful } from '../lawful.ts'
import {
  activate,
  at,
  attack,
  type Board,
  before,
  castNext,
  castQuick,
  lay,
  mage,
  move,
  pass,
  passIdle,
  place,
  play,
  positionOf,
  stop,
  to,
} from '../position.ts'

const scenario = scenariosWith(test)
const editions = ['1.6', '0.7'] as const
const complete = (quest: string) => ({ do: 'quest', quest }) as const

const isOffered = (t: Board, quest: string): boolean =>
  t.question(0)?.kind === 'completeQuest' && t.offers(0, complete(quest))

const knives = { quick: 'hidden-knife', first: 'hidden-knife', second: 'hidden-knife' } as const

scenario('[BRW-R.14, BRW-QST.4] a quest drawn after the deed is offered with the next deed', () => {
  for (const edition of editions) {
    const t = lay({
      edition,
      nextQuests: ['no-warning-shots'],
      mages: [
        { at: 'pleasure-room', actions: 1, ...knives },
        { at: 'pleasure-room', actions: 0 },
      ],
    })
    play(t, 0, castNext, castQuick)
    expect(t.question(0)?.kind).toBe('component')
    if (edition === '1.6') play(t, 0, move, activate, stop)
    else play(t, 0, move, stop, activate)
    expect(mage(t, 0).quests.cards).toEqual(['no-warning-shots'])
    expect(t.question(0)?.kind).toBe('component')
    t.choose(0, castNext)
    expect(isOffered(t, 'no-warning-shots')).toBe(true)
    t.choose(0, complete('no-warning-shots'))
    expect(t.happened('questCompleted')).toHaveLength(1)
  }
})

scenario('[BRW-R.14] letting one moment pass does not close the next', () => {
  const t = lay({
    mages: [
      { at: 'garden', actions: 1, ...knives, quests: ['no-warning-shots'] },
      { at: 'garden', actions: 0 },
    ],
  })
  play(t, 0, castNext)
  t.choose(0, castQuick)
  expect(isOffered(t, 'no-warning-shots')).toBe(true)
  t.choose(0, pass)
  // Another deed is not the same again.
  play(t, 0, attack, pass, pass)
  expect(t.question(0)?.kind).toBe('component')
  t.choose(0, castNext)
  expect(isOffered(t, 'no-warning-shots')).toBe(true)
})

scenario(
  '[BRW-R.14, BRW-QST.4] what is so at the table is offered once as long as it lasts, and when it is so again',
  () => {
    const t = lay({
      mages: [
        {
          at: 'black-rose-room',
          quests: ['smell-the-rose'],
          quick: 'pact-with-the-rose',
          first: 'pact-with-the-rose',
        },
        { at: 'garden', actions: 0 },
      ],
    })
    t.choose(0, castNext)
    expect(isOffered(t, 'smell-the-rose')).toBe(true)
    t.choose(0, pass)
    t.choose(0, castQuick)
    passIdle(t)
    // The only part left has begun: she goes away, and comes back.
    expect(t.question(0)?.kind).toBe('step')
    play(t, 0, to('throne-room'), stop, pass)
    play(t, 0, move, pass, to('black-rose-room'))
    t.choose(0, stop)
    expect(isOffered(t, 'smell-the-rose')).toBe(true)
  },
)

scenario('[BRW-R.14, BRW-QST.4] what is still so in the next round is another moment', () => {
  const state = positionOf({
    phase: 'cleanUp',
    mages: [{ at: 'black-rose-room', quests: ['smell-the-rose'] }, { at: 'garden' }],
  })
  state.mages[0]!.offered = ['smell-the-rose']
  const t = table(blackRoseIn('1.6'), state, { lawful })
  expect([place(t, 0), mage(t, 0).offered]).toEqual(['black-rose-room', []])
})

scenario('[BRW-QST.4] who draws a quest that is met as things stand is asked at the next pause', () => {
  const t = lay({
    nextQuests: ['smell-the-rose'],
    mages: [
      { at: 'black-rose-room', quick: 'pact-with-the-rose', first: 'stolen-charge dark' },
      { at: 'garden', actions: 0 },
    ],
  })
  play(t, 0, castQuick)
  expect(t.question(0)?.kind).toBe('component')
  t.choose(0, castNext)
  expect(isOffered(t, 'smell-the-rose')).toBe(true)
})

scenario(
  '[BRW-D.34, BRW-R.14] of two met by the same deed the other is offered after one was completed',
  () => {
    const quests = ['no-warning-shots', 'cracks-in-the-plaster'] as const
    for (const edition of editions)
      for (const [one, other] of [quests, quests.toReversed()] as const) {
        const t = lay({
          edition,
          mages: [
            { at: 'garden', quests, first: 'leech', quick: 'meteor-swarm' },
            { at: 'garden', actions: 0 },
          ],
        })
        const shaken = edition === '1.6' ? [before] : []
        play(t, 0, castNext, ...shaken, castQuick, ...shaken)
        expect([isOffered(t, one!), isOffered(t, other!)]).toEqual([true, true])
        play(t, 0, complete(one!), ...(one === 'no-warning-shots' ? [at(1)] : []))
        expect([isOffered(t, one!), isOffered(t, other!)]).toEqual([false, true])
        // What is offered once more may be let pass once more, and is not offered a third time.
        t.choose(0, pass)
        expect(t.question(0)?.kind).not.toBe('completeQuest')
        expect(mage(t, 0).completed).toEqual([one])
      }
  },
)

scenario('[BRW-R.14, BRW-QST.4] a room shared with fewer or more is still the same moment', () => {
  const t = lay({
    crown: 1,
    mages: [
      { at: 'garden', actions: 0, quests: ['three-is-a-crowd'] },
      { at: 'garden', quick: 'pact-with-the-rose', first: 'pact-with-the-rose' },
      { at: 'garden', actions: 0 },
      { at: 'garden', actions: 0 },
    ],
  })
  play(t, 1, castNext)
  expect(isOffered(t, 'three-is-a-crowd')).toBe(true)
  t.choose(0, pass)
  // One of the three leaves: she shares the room with two others as before.
  play(t, 1, move, pass, to('bibliotheca'), stop, pass)
  expect(t.question(0)).toBeUndefined()
})
