import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { questOf } from '../../src/content/content.ts'
import { figuresLeft } from '../../src/table/evocations.ts'
import {
  activate,
  before,
  castNext,
  castQuick,
  cubesIn,
  cubesOn,
  evocationRooms,
  lay,
  mage,
  move,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  token,
  trigger,
} from '../position.ts'

const scenario = scenariosWith(test)

/** Seats of the vectors. */
const [nero, tessa, , rebecca] = [0, 1, 2, 3] as const
const editions = ['1.6', '0.7'] as const

describe.each(editions)('edition %s', (edition) => {
  scenario(
    '[BRW-T.1, BRW-PWR.2, BRW-PWR.3, BRW-PWR.4, BRW-QST.9, BRW-V.25, BRW-V.13] Dismiss brings the second moon at once',
    () => {
      const t = lay({
        edition,
        mages: [
          { mage: 'tessa', at: 'throne-room', power: 5, first: 'dismiss', aside: edition === '1.6' ? 2 : 0 },
          {
            mage: 'nero',
            at: 'arena',
            power: 3,
            evocations: [{ kind: 'cerbero', at: 'forge' }],
            aside: edition === '1.6' ? 2 : 0,
          },
        ],
      })
      play(t, 0, castNext)
      expect(t.state.evocations).toEqual([])
      expect(powers(t)).toEqual([6, 3])
      expect(t.state.moon).toBe(2)
      expect(token(t, 'black-rose-room')).toBe('bright')
      const personal = edition === '1.6' ? 1 : 0
      expect(t.state.mages.map(({ hand }) => hand.length)).toEqual([personal, personal])
      // The Throne Room and the Pleasure Room are neighbours.
      play(t, 0, move, ...(edition === '1.6' ? [pass] : []), to('pleasure-room'), stop, activate)
      expect(mage(t, 0).quests.cards).toHaveLength(1)
      expect(questOf(edition, mage(t, 0).quests.cards[0]!).moon).toBe(2)
      expect(token(t, 'pleasure-room')).toBe('dark')
    },
  )

  scenario('[BRW-T.5, BRW-ACT.3, BRW-ACT.4, BRW-ACT.8] Nero moves two rooms and casts Fireball', () => {
    const t = lay({
      edition,
      mages: [
        { at: 'black-rose-room', first: 'fireball' },
        {},
        { at: 'summoner-room', evocations: [{ kind: 'undead', at: 'arena' }] },
        { mage: 'rebecca', at: 'arena' },
      ],
      // Both rooms of the way and Rebecca's lie in one row.
      rooms: { 'pleasure-room': 7, arena: 8 },
    })
    play(t, nero, move, to('throne-room'), to('pleasure-room'))
    play(t, nero, pass)
    expect(mage(t, nero).actions).toBe(1)
    play(t, nero, castNext, to('arena'))
    expect(cubesOn(t, rebecca, nero)).toBe(3)
    expect(t.state.evocations).toEqual([])
    expect(token(t, 'pleasure-room')).toBe('bright')
  })

  scenario('[BRW-T.6, BRW-EVO.1, BRW-V.1] Rebecca summons an Undead and lets it act', () => {
    const t = lay({
      edition,
      active: rebecca,
      mages: [
        { at: 'throne-room' },
        {},
        {},
        {
          at: 'black-rose-room',
          actions: 0,
          quick: 'summon-darkness',
          first: 'leech used',
          second: 'embrace-of-darkness',
        },
      ],
    })
    play(t, rebecca, castQuick)
    expect(evocationRooms(t, rebecca, 'undead')).toEqual(['black-rose-room'])
    play(t, rebecca, castNext, to('throne-room'), { do: 'attack' })
    expect(cubesOn(t, nero, rebecca)).toBe(2)
    expect(evocationRooms(t, rebecca, 'undead')).toEqual(['throne-room'])
  })

  scenario('[BRW-T.7, BRW-V.30, BRW-D.20] Tessa reads in the Bibliotheca', () => {
    const t = lay({
      edition,
      active: tessa,
      mages: [{}, { at: 'throne-room', first: 'leech' }],
      rooms: { bibliotheca: 2 },
      library: { transmutation: ['catalyst'] },
    })
    play(t, tessa, move, ...(edition === '1.6' ? [pass] : []), to('bibliotheca'), stop, activate)
    play(t, tessa, { do: 'school', school: 'transmutation' })
    expect(mage(t, tessa).hand).toEqual(['catalyst'])
    expect(mage(t, tessa).actions).toBe(1)
    expect(token(t, 'bibliotheca')).toBe('dark')
    expect(t.happened('cast')).toEqual([])
  })

  scenario(
    '[BRW-T.8, BRW-CRN.1, BRW-CRN.2, BRW-CRN.3, BRW-FAQ.14] The Throne Room gives the Crown for the next round',
    () => {
      const t = lay({ edition, crown: 0, active: 1, mages: [{}, { at: 'throne-room', first: 'leech' }] })
      play(t, 1, move)
      if (edition === '0.7') play(t, 1, stop)
      play(t, 1, activate)
      if (edition === '1.6') play(t, 1, stop)
      expect(t.state.crown).toBe(1)
      expect(t.state.first).toBe(0)
      expect(token(t, 'throne-room')).toBe('dark')
      const kept = lay({ edition, crown: 0, mages: [{ at: 'throne-room', first: 'leech' }, {}] })
      play(kept, 0, move)
      if (edition === '0.7') play(kept, 0, stop)
      play(kept, 0, activate)
      expect(kept.state.crown).toBe(0)
      expect(token(kept, 'throne-room')).toBe('dark')
    },
  )

  scenario(
    '[BRW-T.9, BRW-TP.1, BRW-TP.2, BRW-TP.3, BRW-TP.7, BRW-TP.9, BRW-CAST.5, BRW-IMM.1] Blade Wall and Dark Armour',
    () => {
      const older = edition === '0.7'
      const t = lay({
        edition,
        active: rebecca,
        mages: [
          { quick: 'destructive-bolt', at: 'cell' },
          { at: 'cell', actions: 0 },
          { at: 'cell', actions: 0 },
          { at: 'summoner-room', first: 'blade-wall', quick: 'dark-armour', actions: 0 },
        ],
        // Nero's gate is at (2,-2); the Summoner Room beside it.
        rooms: { guardroom: 17, 'summoner-room': 16 },
      })
      play(t, rebecca, castNext, castQuick)
      expect(mage(t, rebecca).slots.first.marker).toBe('trap')
      expect(mage(t, rebecca).slots.quick.marker).toBe('protection')
      expect(t.happened('instabilityPlaced')).toEqual([])
      t.choose(nero, move)
      // The gate is yellow: nothing of Rebecca's fits, but she is asked.
      expect(t.question(rebecca)?.kind).toBe('react')
      play(t, nero, to('summoner-room'))
      t.choose(rebecca, trigger('blade-wall'))
      play(t, nero)
      expect(cubesOn(t, nero, rebecca)).toBe(3)
      expect(cubesOn(t, rebecca, rebecca)).toBe(0)
      expect(mage(t, rebecca).slots.first.status).toBe('used')
      play(t, nero, activate)
      expect(evocationRooms(t, nero, 'cerbero')).toEqual(['summoner-room'])
      expect(token(t, 'summoner-room')).toBe('dark')
      t.choose(nero, castQuick)
      // Rebecca, or her room in 1.6, is the only legal target, and she is asked whether she wants to react to that.
      t.choose(rebecca, pass)
      if (!older) t.choose(nero, before)
      expect(cubesIn(t, 'summoner-room', nero)).toBe(1)
      expect(t.question(rebecca)?.about).toMatchObject({ what: 'damage', amount: 3 })
      t.choose(rebecca, trigger('dark-armour'))
      expect(cubesOn(t, rebecca, nero)).toBe(0)
      expect(cubesOn(t, nero, rebecca)).toBe(4)
      expect(mage(t, rebecca).slots.quick.status).toBe('used')
    },
  )

  scenario('[BRW-T.10, BRW-ACT.12, BRW-TP.13, BRW-DEF.1, BRW-DEF.7] A trap on the way defeats Tessa', () => {
    const t = lay({
      edition,
      active: tessa,
      mages: [
        { damage: {} },
        { at: 'throne-room', damage: { 0: edition === '0.7' ? 9 : 8 }, first: 'leech' },
        {},
        { at: 'oracle-room', first: 'blade-wall active', actions: 0 },
      ],
      rooms: { 'alchemical-laboratory': 2, forge: 9 },
    })
    play(t, tessa, move)
    if (edition === '1.6') play(t, tessa, pass)
    t.choose(tessa, to('alchemical-laboratory'))
    t.choose(rebecca, trigger('blade-wall'))
    expect(place(t, tessa)).toBe('cell')
    expect(mage(t, tessa).damage).toEqual([])
    // Nero has most of the cubes, Rebecca the final blow.
    expect(powers(t)).toEqual([4, 0, 0, 2])
    expect(mage(t, rebecca).won).toEqual([tessa])
    expect(mage(t, tessa).actions).toBe(1)
    expect(mage(t, tessa).sheet[1]).toBe('leech')
  })

  scenario(
    '[BRW-T.11, BRW-TGT.1, BRW-TGT.4, BRW-EVO.6, BRW-D.23, BRW-R.33] Only what is in line and range can be aimed at',
    () => {
      const t = lay({
        edition,
        mages: [
          { at: 'cemetery', first: 'meteor-swarm' },
          { at: 'ballroom' },
          {},
          { at: 'throne-room', evocations: [{ kind: 'malacoda', at: 'black-rose-room' }] },
        ],
      })
      // The Cemetery lies at (-2,0), the Ballroom at (-1,1), the Throne Room at (1,0).
      t.choose(nero, castNext)
      expect(t.question(nero)?.kind ?? 'none').not.toBe('aim')
      if (edition === '1.6') play(t, nero, before)
      expect(t.state.evocations).toEqual([])
      expect(figuresLeft(t.state, 'malacoda')).toBe(3)
      expect(cubesOn(t, tessa, nero) + cubesOn(t, rebecca, nero)).toBe(0)
    },
  )

  scenario('[BRW-T.12, BRW-DEF.2, BRW-DEF.3, BRW-V.10, BRW-R.70] Nero falls to 6, 3 and 3 cubes', () => {
    const t = lay({
      edition,
      active: tessa,
      mages: [{ at: 'arena', damage: { 1: 5, 2: 3, 3: 3 } }, { at: 'arena', first: 'leech' }, {}, {}],
    })
    play(t, tessa, { do: 'attack' })
    if (edition === '1.6') play(t, tessa, pass)
    expect(powers(t)).toEqual([0, 4, 1, 1])
    expect(mage(t, tessa).won).toEqual([nero])
    expect(mage(t, nero).trophies).toBe(9)
    expect(place(t, nero)).toBe('cell')
    expect(t.state.mages.map(({ reserve }) => reserve)).toEqual([26, 26, 26, 26])
  })

  scenario(
    '[BRW-T.15, BRW-INS.2, BRW-CAST.6, BRW-V.15] Maelstrom from the Garden into the Oracle Room',
    () => {
      const t = lay({
        edition,
        active: rebecca,
        mages: [{}, { at: 'oracle-room' }, {}, { at: 'garden', first: 'maelstrom dark' }],
        rooms: { garden: 2, 'oracle-room': 1 },
      })
      play(t, rebecca, castNext, to('oracle-room'))
      if (edition === '1.6') play(t, rebecca, before)
      expect(cubesIn(t, 'garden', rebecca)).toBe(1)
      expect(cubesIn(t, 'oracle-room', rebecca)).toBe(2)
      expect(cubesOn(t, tessa, rebecca)).toBe(3)
      expect(mage(t, rebecca).reserve).toBe(20)
    },
  )

  scenario('[BRW-T.16, BRW-V.11, BRW-D.30] Demonic Howl brings Malacoda into an adjacent room', () => {
    const t = lay({ edition, active: 1, mages: [{}, { at: 'black-rose-room', first: 'demonic-howl dark' }] })
    t.choose(1, castNext)
    expect(t.offers(1, to('black-rose-room'))).toBe(false)
    play(t, 1, to('arena'))
    expect(evocationRooms(t, 1, 'malacoda')).toEqual(['arena'])
    expect(t.state.evocations[0]?.slot).toBe(0)
    expect(figuresLeft(t.state, 'malacoda')).toBe(2)
  })
})
