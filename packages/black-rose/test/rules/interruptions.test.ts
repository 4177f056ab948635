import { scenariosWith, table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../src/game.ts'
import { view } from '../../src/view.ts'
import { lawful } from '../lawful.ts'
import {
  activate,
  after,
  at,
  attack,
  castNext,
  cubesIn,
  cubesOn,
  lay,
  mage,
  move,
  pass,
  passIdle,
  place,
  play,
  positionOf,
  powers,
  stop,
  to,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

describe('who is asked', () => {
  scenario('[BRW-TP.2] nobody is asked about what no card waits for', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'granite-fists', actions: 0 },
        { at: 'forge', actions: 0, first: 'leech' },
        { at: 'garden', actions: 0, first: 'blade-wall active' },
      ],
    })
    t.choose(0, castNext)
    // A spell that is not quick was cast, and an activation ends: no trap answers either.
    expect(t.question(2)?.kind).not.toBe('react')
    expect(t.happened('cast')).toHaveLength(1)
  })

  scenario('[BRW-TP.2] nor about her own deeds, but for a room trap', () => {
    const t = lay({
      mages: [
        { at: 'garden', first: 'ambush active', second: 'leech' },
        { at: 'forge', actions: 0, first: 'leech' },
      ],
    })
    t.choose(0, move)
    t.choose(0, activate)
    // Her ambush waits for somebody else's activation.
    expect(t.question(0)?.kind).not.toBe('react')
  })

  scenario('[BRW-QST.4, BRW-D.34] no quest waits for the Black Rose Room', () => {
    const t = lay({
      moon: 2,
      mages: [
        {
          at: 'black-rose-room',
          first: 'leech',
          hand: ['leech', 'fireball', 'blur', 'maze'],
          quests: ['bloodshed'],
        },
        { at: 'forge', actions: 0, first: 'leech' },
      ],
    })
    t.choose(0, move)
    t.choose(0, activate)
    expect(t.question(0)?.kind).not.toBe('completeQuest')
  })

  scenario('[BRW-DMG.3, BRW-FAQ.5] without cubes there is no damage to protect oneself from', () => {
    const t = lay({
      mages: [
        { at: 'arena', reserve: 0, first: 'leech' },
        { at: 'arena', actions: 0, second: 'foreseen-blow active' },
      ],
    })
    t.choose(0, attack)
    t.choose(0, pass)
    expect(t.question(1)).toBeUndefined()
    expect(mage(t, 1).slots.second.status).toBe('active')
  })

  scenario('[BRW-DMG.3] nor is a blow the last one for which there are too few cubes', () => {
    const t = lay({
      mages: [
        { mage: 'nero', at: 'arena', reserve: 1, first: 'leech' },
        { mage: 'tessa', at: 'arena', actions: 0, damage: { 1: 9 }, first: 'false-death active' },
      ],
    })
    t.choose(0, attack)
    t.choose(0, pass)
    expect(t.offers(1, trigger('false-death'))).toBe(false)
  })
})

describe('who has fallen', () => {
  scenario('[BRW-R.58] felled by a counter-blow does nothing more, the rest of that damage included', () => {
    for (const edition of ['1.6', '0.7'] as const) {
      const t = lay({
        edition,
        mages: [
          { mage: 'nero', at: 'garden', actions: 0, first: 'fireball', damage: { 1: 11 } },
          { at: 'garden', actions: 0, first: 'dark-armour active' },
          { at: 'garden', actions: 0 },
        ],
      })
      play(t, 0, castNext, to('garden'))
      t.choose(1, trigger('dark-armour'))
      expect(place(t, 0)).toBe('cell')
      expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([0, 0])
      // An attack, too.
      const blow = lay({
        edition,
        mages: [
          { mage: 'nero', at: 'garden', actions: 1, damage: { 1: 10 } },
          { at: 'garden', actions: 0, first: 'ember-shield dark active' },
        ],
        dark: ['garden'],
      })
      play(blow, 0, attack)
      blow.choose(1, trigger('ember-shield'))
      expect(place(blow, 0)).toBe('cell')
      expect(cubesOn(blow, 1, 0)).toBe(0)
    }
  })

  scenario('[BRW-R.58, BRW-CELL.4] casts no second spell from her cell', () => {
    const t = lay({
      moon: 2,
      mages: [
        {
          at: 'arena',
          damage: { 1: 11 },
          first: 'stolen-hour dark',
          hand: ['bone-spear', 'fireball', 'leech'],
        },
        { at: 'arena', actions: 0, first: 'ember-shield active' },
      ],
    })
    play(t, 0, castNext, { do: 'element', element: 'fire' })
    play(t, 0, { do: 'castFromHand', card: 'bone-spear', side: 'light', slot: 'first' })
    t.choose(1, trigger('ember-shield'))
    expect(mage(t, 0).falls).toBe(1)
    expect(t.question(0)?.kind).not.toBe('castFromHand')
    expect(mage(t, 0).hand).toEqual(['fireball', 'leech'])
  })

  scenario('[BRW-CELL.2, BRW-DMG.2] is not hit in her cell by what was on its way', () => {
    const t = lay({
      moon: 2,
      mages: [
        { at: 'black-rose-room', first: 'ring-of-fire' },
        { mage: 'nero', at: 'summoner-room', actions: 0, damage: { 3: 9 } },
        { at: 'ballroom', actions: 0, first: 'blur active' },
        { at: 'throne-room', actions: 0, first: 'blade-wall active' },
      ],
    })
    play(t, 0, castNext)
    t.choose(2, trigger('blur'))
    play(t, 2, to('summoner-room'))
    t.choose(3, trigger('blade-wall'))
    passIdle(t)
    expect(place(t, 1)).toBe('cell')
    expect(mage(t, 1).damage).toEqual([])
    expect(cubesOn(t, 3, 0)).toBe(1)
  })
})

scenario('[BRW-TP.9, BRW-TP.12] a trap is resolved to its end before anything else is heard of', () => {
  const t = lay({
    rooms: { 'pleasure-room': 1, arena: 2 },
    mages: [
      {
        at: 'pleasure-room',
        damage: { 2: 10 },
        first: 'step-through-glass dark',
        second: 'hall-of-masks active',
      },
      { at: 'arena', actions: 0 },
      { at: 'garden', actions: 0, first: 'blade-wall active' },
    ],
  })
  play(t, 0, castNext)
  if (t.offers(0, at(1))) play(t, 0, at(1))
  // The other one has entered first; she herself has entered a red room, where a trap waits.
  t.choose(0, trigger('hall-of-masks'))
  t.choose(0, t.options(0)[0]!)
  expect(powers(t)[0]).toBe(1)
  t.choose(2, trigger('blade-wall'))
  expect(place(t, 0)).not.toBe('arena')
})

test('[BRW-EVT.7] an event that works each time is not spent, one for the first time is', () => {
  const t = lay({
    events: ['miserable-dance', null, null],
    mages: [
      { at: 'throne-room', first: 'leech' },
      { at: 'ballroom', first: 'leech' },
    ],
  })
  play(t, 0, move, activate, stop)
  expect(powers(t)).toEqual([1, 0])
  expect(view(t.state, 1).events[0]?.spent).toBe(false)
})

describe('the symbol', () => {
  const ambush = (first: string) => ({
    active: 1,
    mages: [
      { at: 'throne-room', reserve: 1, first, actions: 0 },
      { at: 'garden', first: 'leech' },
    ],
  })

  scenario('[BRW-CAST.5, BRW-TP.3] of a triggered spell works as soon as it is triggered', () => {
    const t = lay(ambush('ambush active'))
    play(t, 1, move, pass, to('treasure-room'))
    t.choose(0, trigger('ambush'))
    // The last cube is in the room before the effect could want it, and nobody is asked.
    expect([cubesOn(t, 1, 0), cubesIn(t, 'throne-room', 0)]).toEqual([0, 1])
  })

  scenario('[BRW-GEN.1, BRW-CAST.5] who was asked in a match stored under rules 9 still answers', () => {
    const state = positionOf(ambush('ambush used'))
    state.stack.push({
      procedure: 'trigger',
      step: 'symbol',
      locals: {
        seat: 0,
        slot: 'first',
        occurrence: { what: 'enters', model: 'mage.1', room: state.mages[1]!.place },
        from: state.mages[0]!.place,
        falls: 0,
        list: 'spell/ambush/light',
        symbol: 'before',
      },
    })
    state.questions = [{ seat: 0, kind: 'symbol', manner: 'turn', about: { card: 'ambush' } }]
    const t = table(blackRoseIn('1.6'), state, { lawful })
    t.choose(0, after)
    expect([cubesOn(t, 1, 0), cubesIn(t, 'throne-room', 0)]).toEqual([1, 0])
  })
})

scenario('[BRW-QST.4] what is to be so in the Action Phase is not met while evocations act', () => {
  const t = lay({
    mages: [
      { at: 'throne-room', quests: ['smell-the-rose'], first: 'beast-form', actions: 0 },
      { at: 'oracle-room', actions: 0 },
    ],
  })
  play(t, 0, castNext, { do: 'element', element: 'fire' }, { do: 'before' })
  expect(t.state.phase).toBe('evocation')
  play(t, 0, at(0), to('black-rose-room'))
  expect(place(t, 0)).toBe('black-rose-room')
  expect(t.question(0)?.kind).not.toBe('completeQuest')
})
