import { begin, hash, swift } from '@conclave/kernel'
import { scenariosWith, table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { contentOf, eventOf } from '../../src/content/content.ts'
import { blackRoseIn } from '../../src/game.ts'
import { rose, settings } from '../../src/state.ts'
import { deckOfSchool, discardsOf } from '../../src/table/schools.ts'
import { lawful } from '../lawful.ts'
import {
  activate,
  at,
  before,
  castNext,
  cubesIn,
  cubesOn,
  endActivation,
  evocationRooms,
  lay,
  mage,
  move,
  pass,
  place,
  play,
  positionOf,
  powers,
  stop,
  to,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

const chosen = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, setting.default]),
) as unknown as Parameters<ReturnType<typeof blackRoseIn>['setup']>[0]

const eventWith = (timing: string, slot: number): string =>
  [...contentOf('1.6').events.values()].find(
    (event) => event.moon === 1 && event.timing === timing && event.slot === slot && !event.crown,
  )!.id

describe('the round', () => {
  test('[BRW-GEN.7] the same seed brings the same table', () => {
    const one = begin(blackRoseIn('1.6'), chosen, 4, swift('same'))
    const other = begin(blackRoseIn('1.6'), chosen, 4, swift('same'))
    expect(hash(one)).toBe(hash(other))
    expect(hash(begin(blackRoseIn('1.6'), chosen, 4, swift('another')))).not.toBe(hash(one))
  })

  scenario(
    '[BRW-GEN.1, BRW-GEN.2, BRW-BRP.1, BRW-ACT.1] has its phases in order, and its mages in turn order',
    () => {
      const t = lay({
        crown: 1,
        active: 1,
        mages: [
          { at: 'garden', actions: 1 },
          { at: 'arena', actions: 0 },
          { at: 'forge', actions: 0 },
        ],
      })
      play(t, 0, pass, stop)
      if (t.question(0)?.kind === 'activateHere') play(t, 0, pass)
      const begun = t.happened('phaseBegan').map(({ phase }) => phase)
      expect(begun.slice(0, 4)).toEqual(['evocation', 'cleanUp', 'blackRose', 'study'])
      expect(t.state.first).toBe(t.happened('roundBegan')[0]?.first)
      expect(t.state.mages.every(({ actions }) => actions === 2)).toBe(true)
    },
  )

  scenario(
    '[BRW-PWR.6, BRW-R.7, BRW-EVT.8] quests and events stay what they are when the moon changes',
    () => {
      const event = eventWith('action', 1)
      const t = lay({
        mages: [
          { at: 'arena', power: 5, first: 'dismiss', quests: ['bloodshed'] },
          { evocations: [{ kind: 'cerbero', at: 'forge' }] },
        ],
        events: [event, null, null],
      })
      play(t, 0, castNext)
      expect(t.state.moon).toBe(2)
      expect(mage(t, 0).quests.cards).toEqual(['bloodshed'])
      expect(t.state.events[0]?.card).toBe(event)
    },
  )

  scenario(
    '[BRW-EVT.8, BRW-BRP.5, BRW-R.8] an event of slot 1 lies there for three rounds, and works in each',
    () => {
      const [first, instant] = [eventWith('action', 1), eventWith('instant', 0)]
      let events: (string | null)[] = [first, null, null]
      let rounds = 1
      while (events.includes(first)) {
        const t = lay({ phase: 'blackRose', mages: [{}, {}], events, nextEvents: [instant] })
        for (let seat = t.waitsFor()[0]; t.state.phase === 'blackRose'; seat = t.waitsFor()[0])
          t.choose(seat!, t.options(seat!)[0] as never)
        events = t.state.events.map((event) => event?.card ?? null)
        if (events.includes(first)) rounds++
      }
      expect(rounds).toBe(3)
    },
  )

  scenario('[BRW-QST.8, BRW-STU.5] empty decks are made anew from their discards', () => {
    const state = positionOf({ mages: [{ at: 'pleasure-room', first: 'leech' }, {}] })
    const [deck] = state.questDecks
    state.questDiscards[0].push(...deck.cards.splice(0))
    deck.seen.length = 0
    const destruction = deckOfSchool(state, 'destruction')
    discardsOf(state, 'destruction').push(...destruction.cards.splice(0))
    destruction.seen.length = 0
    const t = table(blackRoseIn('1.6'), state, { lawful })
    play(t, 0, move, activate, stop)
    expect(mage(t, 0).quests.cards).toHaveLength(1)
    expect(t.state.questDiscards[0]).toEqual([])
  })
})

describe('effects', () => {
  scenario('[BRW-GEN.4, BRW-GEN.5] do as much as they can, one part after the other', () => {
    const t = lay({
      mages: [{ at: 'throne-room', first: 'maelstrom dark' }, { at: 'garden' }],
      rooms: { garden: 2 },
      cubes: { garden: { 1: 2 } },
    })
    play(t, 0, castNext, to('garden'), before)
    expect(cubesOn(t, 1, 0)).toBe(3)
    // One slot was free for two cubes.
    expect(cubesIn(t, 'garden', 0)).toBe(1)
  })

  scenario('[BRW-ROOM.7] The Summoner Room and the Cemetery summon where they are', () => {
    for (const [room, kind] of [
      ['summoner-room', 'cerbero'],
      ['cemetery', 'undead'],
    ] as const) {
      const t = lay({ mages: [{ at: room, first: 'leech' }, {}] })
      play(t, 0, move, activate)
      expect(evocationRooms(t, 0, kind)).toEqual([room])
      // From afar, too: neither where the mage stands nor where she likes.
      for (const edition of ['1.6', '0.7'] as const) {
        const afar = lay({
          edition,
          mages: [{ at: 'throne-room', first: 'borrowed-hour dark' }, {}],
          rooms: { [room]: 7 },
        })
        play(afar, 0, castNext, to(room))
        expect(evocationRooms(afar, 0, kind)).toEqual([room])
        expect(place(afar, 0)).toBe('throne-room')
      }
    }
  })

  scenario('[BRW-TGT.3, BRW-TGT.5, BRW-R.34] ranges count from the caster, and nothing blocks a line', () => {
    const t = lay({
      mages: [
        { at: 'cemetery', first: 'meteor-swarm' },
        { at: 'black-rose-room' },
        { at: 'summoner-room', mage: 'rebecca' },
      ],
      destroyed: ['summoner-room'],
    })
    // The Cemetery (-2,0), the Summoner Room (-1,0) and the centre lie in one row.
    t.choose(0, castNext)
    expect(t.options(0)).toHaveLength(2)
    play(t, 0, at(1), before)
    expect(cubesOn(t, 1, 0)).toBe(4)
  })

  scenario('[BRW-DEF.8] the power of a defeat is given in turn order, the Black Rose last', () => {
    const t = lay({
      crown: 2,
      active: 1,
      mages: [
        {},
        { at: 'arena', first: 'leech' },
        {},
        { at: 'arena', mage: 'nero', damage: { 0: 4, 1: 2, 2: 3, rose: 1 } },
      ],
    })
    play(t, 1, { do: 'attack' }, pass)
    expect(t.happened('powerGained').map(({ seat }) => seat)).toEqual([2, 0, 1, rose])
  })

  scenario('[BRW-CELL.8, BRW-R.29] a mage in her cell can trigger her traps; no cube is placed there', () => {
    const t = lay({
      mages: [
        { at: 'treasure-room', first: 'leech' },
        { at: 'cell', actions: 0, first: 'informer dark active' },
      ],
    })
    t.choose(0, move)
    t.choose(0, activate)
    t.choose(1, trigger('informer'))
    expect(cubesOn(t, 0, 1)).toBe(2)
    expect(t.happened('instabilityPlaced')).toEqual([])
  })

  scenario('[BRW-V.16] instability is removed in the colours that one wants', () => {
    const t = lay({
      mages: [{ at: 'chapel', first: 'leech' }, {}, {}],
      cubes: { chapel: { 1: 1, 2: 1 } },
    })
    play(t, 0, move, activate)
    if (t.offers(0, to('chapel'))) play(t, 0, to('chapel'))
    play(t, 0, { do: 'cube', seat: 2 }, { do: 'enough' })
    expect([cubesIn(t, 'chapel', 1), cubesIn(t, 'chapel', 2)]).toEqual([1, 0])
  })

  scenario('[BRW-V.34, BRW-V.36, BRW-R.60] a mage who is moved enters room by room', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'puppet-strings dark' },
        { at: 'throne-room' },
        { at: 'garden', actions: 0, first: 'blade-wall active' },
      ],
      rooms: { arena: 2 },
    })
    play(t, 0, castNext, to('arena'))
    t.choose(2, trigger('blade-wall'))
    expect(place(t, 1)).toBe('arena')
    expect([cubesOn(t, 1, 2), cubesOn(t, 1, 0)]).toEqual([3, 2])
  })

  scenario(
    '[BRW-FAQ.3, BRW-R.58] nothing more happens to a mage who has fallen, and nothing more of what a fallen mage has cast',
    () => {
      const t = lay({
        mages: [
          { at: 'throne-room', first: 'searing-chain dark' },
          { at: 'throne-room', damage: { 0: 8, 2: 2 } },
          {},
        ],
      })
      play(t, 0, castNext)
      expect(place(t, 1)).toBe('cell')
      expect(mage(t, 1).damage).toEqual([])
      expect(powers(t)).toEqual([4, 0, 2])
      const fallen = lay({
        mages: [
          { at: 'garden', first: 'leech dark', damage: { 1: 11 } },
          { at: 'garden', first: 'ember-shield active' },
        ],
      })
      play(fallen, 0, castNext, { do: 'after' })
      play(fallen, 1, trigger('ember-shield'))
      expect(place(fallen, 0)).toBe('cell')
      // Neither the Power Point nor the cube of the symbol.
      expect(powers(fallen)[0]).toBe(0)
      expect(cubesIn(fallen, 'garden', 0)).toBe(0)
    },
  )

  scenario(
    '[BRW-R.54, BRW-R.65, BRW-D.6] events find mages in their cells, and can defeat them there',
    () => {
      const event = [...contentOf('1.6').events.values()].find(({ id }) => id === 'teachers-pet')!
      const [quest] = contentOf('1.6').quests.keys()
      const t = lay({
        phase: 'blackRose',
        mages: [{ at: 'cell', completed: [quest!], damage: { 1: 10 } }, {}],
        nextEvents: [event.id],
      })
      expect(place(t, 0)).toBe('cell')
      expect(mage(t, 0).damage).toEqual([])
      expect(t.state.rose.trophies).toEqual([0])
      expect(t.state.rose.power).toBe(eventOf('1.6', event.id).arrival + 2 + eventOf('1.6', event.id).discard)
    },
  )

  scenario('[BRW-R.25] with one Forgotten spell left, that one is drawn; with none, nothing is', () => {
    const state = positionOf({
      moon: 2,
      mages: [{ at: 'black-rose-room', first: 'leech', hand: ['maze', 'blur', 'silence', 'whisper'] }, {}],
    })
    const { forgotten } = state.library
    state.gone.push(...forgotten.cards.splice(1))
    forgotten.seen.length = 1
    const [last] = forgotten.cards
    const t = table(blackRoseIn('1.6'), state, { lawful })
    play(t, 0, move, activate)
    for (const card of ['maze', 'blur', 'silence', 'whisper']) play(t, 0, { do: 'card', card })
    play(t, 0, { do: 'card', card: last! })
    expect(mage(t, 0).hand).toEqual([last])
    expect(t.state.library.forgotten.cards).toEqual([])
  })

  scenario('[BRW-R.28] a spell cannot be cast from an empty hand', () => {
    const t = lay({ mages: [{ at: 'garden', first: 'stolen-hour dark' }, {}] })
    play(t, 0, castNext, { do: 'element', element: 'fire' })
    expect(t.question(0)?.kind).toBe('component')
  })

  scenario(
    '[BRW-R.40, BRW-R.67] a ruin keeps its colour for traps, and its quest cannot be completed',
    () => {
      const t = lay({
        mages: [
          { at: 'throne-room', first: 'leech', quests: ['bloodshed'] },
          { at: 'garden', actions: 0, first: 'blade-wall active' },
        ],
        rooms: { arena: 2 },
        destroyed: ['arena'],
      })
      play(t, 0, move, pass, to('arena'))
      t.choose(1, trigger('blade-wall'))
      expect(cubesOn(t, 0, 1)).toBe(3)
      play(t, 0, stop)
      expect(t.question(0)?.kind).not.toBe('activateHere')
    },
  )

  scenario('[BRW-D.34, BRW-QST.4, BRW-QST.5, BRW-T.19] Bloodshed comes instead of the room', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'leech', quests: ['bloodshed'] },
        { at: 'arena' },
        { at: 'garden' },
        { at: 'cell' },
      ],
    })
    play(t, 0, move, activate)
    expect(t.question(0)?.kind).toBe('completeQuest')
    t.choose(0, { do: 'quest', quest: 'bloodshed' })
    t.refuses(0, at(3))
    play(t, 0, at(2))
    expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0)]).toEqual([0, 3])
    expect(powers(t)[0]).toBe(1)
    expect(mage(t, 0).completed).toEqual(['bloodshed'])
  })

  scenario('[BRW-R.57, BRW-TP.2] who might react is asked, and lets others know nothing by it', () => {
    const t = lay({
      mages: [
        { at: 'throne-room', first: 'fireball', quick: 'leech' },
        { at: 'throne-room', first: 'shifting-skin dark active' },
      ],
    })
    t.choose(0, castNext)
    t.choose(0, to('throne-room'))
    // A protection against being moved fits neither the spell nor its damage; its marker is all that can be seen.
    expect(t.options(1)).toEqual([{ do: 'pass' }])
    t.choose(1, pass)
    expect(t.options(1)).toEqual([{ do: 'pass' }])
    t.choose(1, pass)
    expect(cubesOn(t, 1, 0)).toBe(3)
    play(t, 0, endActivation)
  })
})
