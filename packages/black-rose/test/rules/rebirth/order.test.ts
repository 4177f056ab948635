import { describe, expect, test } from 'vitest'
import { rose } from '../../../src/state.ts'
import {
  activate,
  allBut,
  at,
  attack,
  castNext,
  cubesOn,
  lay,
  mage,
  pass,
  play,
  powers,
  trigger,
} from '../../position.ts'

describe('the order at a full stop', () => {
  test('[REB-G.5] events on the board work before anybody reacts', () => {
    const t = lay({
      edition: 'rebirth',
      events: [null, 'misers-moon', null],
      mages: [{ at: 'arena' }, { at: 'forge', first: 'trodden-grave active' }],
    })
    play(t, 0, attack, activate)
    expect(t.question(1)).toMatchObject({ kind: 'react' })
    expect(powers(t)).toEqual([1, 0])
  })

  test('[REB-C.2] damage that a protection took back counts for no quest', () => {
    const hit = (first: string) => {
      const t = lay({
        edition: 'rebirth',
        mages: [
          { at: 'arena', quests: ['blood-on-marble'] },
          { at: 'arena', first },
        ],
      })
      play(t, 0, attack, pass)
      return t
    }
    const warded = hit('plate-and-gear active')
    play(warded, 1, trigger('plate-and-gear'))
    expect(mage(warded, 0).progress).toEqual([])
    expect(mage(hit('red-tithe'), 0).progress).toMatchObject([{ quest: 'blood-on-marble', marks: [''] }])
  })

  test('[REB-C.2] a quest that this completes is heard of in a full stop of its own', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { at: 'bibliotheca', power: 3, quests: ['dust-on-the-shelves'], hand: ['solve'] },
        { at: 'black-rose-room', first: 'trodden-grave dark active' },
      ],
    })
    play(t, 0, attack, activate)
    while (t.question(1) === undefined) t.choose(0, t.options(0)[0]!)
    expect(t.question(1)).toMatchObject({ about: { what: 'activates' } })
    t.choose(1, pass)
    expect(t.question(1)).toMatchObject({ about: { what: 'completes', quest: 'dust-on-the-shelves' } })
    play(t, 1, trigger('trodden-grave'))
    expect(powers(t)).toEqual([2, 1])
  })

  test('[REB-C.2, REB-DMG.3] a trophy counts for a quest after the defeat, and is heard of', () => {
    const t = lay({
      edition: 'rebirth',
      moon: 2,
      mages: [
        { at: 'arena', quests: ['trophy-hunter'] },
        { mage: 'gramigna', at: 'arena', damage: { 0: allBut(1, 'gramigna') } },
      ],
    })
    play(t, 0, attack, pass)
    expect(mage(t, 0).toSolve).toEqual(['trophy-hunter'])
    const told = t.events.map(({ event }) => event)
    expect(told.indexOf('questCompleted')).toBeGreaterThan(told.indexOf('trophyTaken'))
  })

  test('[REB-EFF.8, RUL-30] in the Evocation Phase whoever acts comes last', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'evocation',
      crown: 1,
      mages: [
        { at: 'theatre', first: 'deadman-switch dark active' },
        { at: 'theatre', evocations: [{ kind: 'cadaver', at: 'arena' }] },
        { at: 'arena', first: 'deadman-switch dark active' },
      ],
    })
    play(t, 1, { do: 'evocation' }, attack)
    expect(t.waitsFor()).toEqual([2])
    t.choose(2, trigger('deadman-switch'))
    // Seat 0 is out of reach, and everybody can see that.
    expect(t.state.evocations).toEqual([])
  })
})

describe('too few cubes', () => {
  test('[VRB-04, REB-C.9] of the Black Rose are spread by whoever holds the Crown', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'blackRose',
      crown: 1,
      roseReserve: 1,
      nextEvents: ['sudden-chill'],
      mages: [{ at: 'arena' }, { at: 'forge' }],
    })
    expect(t.question(1)).toMatchObject({ kind: 'spread', about: { left: 1 } })
    play(t, 1, at(0))
    expect([cubesOn(t, 0, rose), cubesOn(t, 1, rose)]).toEqual([1, 0])
  })

  test('[REB-C.3, REB-CMP.31] whose are all used up deals nothing, and nobody hears of it', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { at: 'arena', first: 'rivet-storm', reserve: 0 },
        { at: 'arena', first: 'plate-and-gear active' },
      ],
    })
    play(t, 0, castNext)
    expect(cubesOn(t, 1, 0)).toBe(0)
    expect(t.question(0)?.kind).toBe('component')
  })

  test('[REB-C.1, REB-C.3] inflicted is what there were cubes for', () => {
    const t = lay({
      edition: 'rebirth',
      mages: [
        { at: 'arena', first: 'rivet-storm', reserve: 2 },
        {
          mage: 'gramigna',
          at: 'arena',
          first: 'plate-and-gear active',
          damage: { rose: allBut(1, 'gramigna') },
        },
      ],
    })
    play(t, 0, castNext)
    expect(t.question(1)).toMatchObject({ about: { also: [{ what: 'damaged', amount: 2, put: 1 }] } })
  })
})
