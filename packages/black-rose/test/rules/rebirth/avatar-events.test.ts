import { describe, expect, test } from 'vitest'
import { eventOf } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import { blowOf, evocationBlow, ignoresPlus, movementOf } from '../../../src/table/rules.ts'
import {
  type AvatarSetup,
  allBut,
  attack,
  cubesIn,
  evocationRooms,
  lay,
  type MageSetup,
  mage,
  pass,
  play,
} from '../../position.ts'
import { black, hurt, itsGo, reveals, settle, sheet, where } from './avatar-table.ts'

/** The event is drawn in the Black Rose Phase. */
const drawn = (card: string, avatar: AvatarSetup, mages: readonly MageSetup[]) =>
  settle(lay({ edition: 'rebirth', phase: 'blackRose', avatar, mages, nextEvents: [card] }))

/** The event lies on the board while the Avatar acts. */
const during = (card: string, avatar: AvatarSetup, mages: readonly MageSetup[]) =>
  itsGo({ deck: ['petal-ward'], ...avatar }, mages, { events: [null, card, null] })

describe('the events of the Avatar', () => {
  test('Possession: back to the Black Rose Room, unless it is in its cell', () => {
    expect(where(drawn('possession', { at: 'forge' }, [{}]))).toBe('black-rose-room')
    expect(where(drawn('possession', { at: 'cell' }, [{}]))).toBe('cell')
  })

  test('Her Eyes Open: the nearest mage, not the most damaged', () => {
    const t = drawn('her-eyes-open', {}, [{ at: 'arena' }, { at: 'sanctuary', damage: { 0: 3 } }])
    expect([black(t, 0), black(t, 1)]).toEqual([1, 0])
  })

  test('Feast: a point more for a trophy it takes', () => {
    const t = reveals(
      'vacant-stare',
      1,
      {},
      [{ at: 'arena', damage: { rose: allBut(3, 'arianna'), 1: 1 } }, { at: 'crypt' }],
      {
        events: [null, 'feast', null],
      },
    )
    expect(t.state.rose.trophies).toEqual([0])
    expect(t.state.rose.power).toBe(4 + 1)
  })

  test('Thorned Skin: attacks on it do one damage less', () => {
    const fight = (events: readonly (string | null)[]) => {
      const t = lay({
        edition: 'rebirth',
        avatar: { at: 'forge', deck: ['thorn-lash'] },
        mages: [{ at: 'forge' }],
        events,
      })
      play(t, 0, attack, pass)
      return hurt(t)
    }
    expect(fight([null, 'thorned-skin', null])).toBe(fight([]) - 1)
  })

  test('Quickened and Bruising Hand: faster and stronger', () => {
    const quick = during('quickened', {}, [{ at: 'arena' }]).state
    expect(movementOf(quick, rose)).toBe(sheet.movement + 1)
    const strong = during('bruising-hand', {}, [{ at: 'arena' }]).state
    expect(blowOf(strong, rose)).toBe(sheet.strength + 1)
  })

  describe('[REB-AVA.13] Offering: each mage gives a spell, or the Black Rose gains; the Avatar is left alone', () => {
    const { arrival } = eventOf('rebirth', 'offering')
    const offered = (mode: number) => {
      const t = drawn('offering', { deck: ['thorn-lash'] }, [{ hand: ['black-torture'] }, {}])
      t.choose(0, { do: 'mode', mode })
      return t
    }

    test('who has none to give cannot but let her gain', () => {
      const t = offered(1)
      t.choose(0, { do: 'card', card: 'black-torture' })
      expect(t.happened('discarded')).toMatchObject([{ seat: 0, card: 'black-torture' }])
      expect(t.state.rose.power).toBe(arrival + 1)
      expect(t.state.avatar!.revealed).toEqual([])
    })

    test('who has may let her gain, too', () => {
      const t = offered(2)
      expect(t.happened('discarded')).toEqual([])
      expect(t.state.rose.power).toBe(arrival + 2)
      expect(t.state.avatar!.revealed).toEqual([])
    })
  })

  test('Black Harvest: a black cube in the room of each mage', () => {
    const t = drawn('black-harvest', {}, [{ at: 'arena' }, { at: 'crypt' }])
    expect([
      cubesIn(t, 'arena', rose),
      cubesIn(t, 'crypt', rose),
      cubesIn(t, 'black-rose-room', rose),
    ]).toEqual([1, 1, 0])
  })

  test('Servants Stir: its evocations hit harder', () => {
    const { state } = lay({
      edition: 'rebirth',
      phase: 'evocation',
      avatar: { evocations: [{ kind: 'cadaver', at: 'forge' }] },
      mages: [{ at: 'forge', evocations: [{ kind: 'cadaver', at: 'crypt' }] }],
      events: [null, 'servants-stir', null],
    })
    const [hers, its] = [0, rose].map((owner) => state.evocations.find((each) => each.owner === owner)!)
    expect(evocationBlow(state, its!)).toBe(evocationBlow(state, hers!) + 1)
  })

  test('The Bell for the Servants: a Cadaver in its room, none in its cell', () => {
    const t = drawn('the-bell-for-the-servants', { at: 'forge' }, [{}])
    expect(evocationRooms(t, rose, 'cadaver')).toEqual(['forge'])
    expect(drawn('the-bell-for-the-servants', { at: 'cell' }, [{}]).state.evocations).toEqual([])
  })

  test('Moment of Doubt: the first plus is ignored', () => {
    const t = during('moment-of-doubt', { deck: ['borrowed-hands', 'petal-ward'] }, [{ at: 'arena' }])
    expect(ignoresPlus(t.state)).toBe(true)
    expect(t.state.avatar!.revealed).toEqual(['borrowed-hands'])
    expect(t.happened('avatarPlus')).toMatchObject([{ ignored: true }])
  })

  test('[REB-AVA.18] Mended Flesh: it heals three, but not in its cell', () => {
    expect(hurt(drawn('mended-flesh', { damage: { 0: 4 } }, [{}]))).toBe(1)
    expect(hurt(drawn('mended-flesh', { at: 'cell', damage: { 0: 4 } }, [{}]))).toBe(4)
  })

  test('[REB-AVA.13] Watchful Walls: each mage draws, the Avatar does not', () => {
    const t = drawn('watchful-walls', {}, [{}, {}])
    const before = t.state.avatar!.decks.map(({ cards }) => cards.length)
    for (const seat of [0, 1]) {
      expect(mage(t, seat).hand).toEqual([])
      t.choose(seat, { do: 'school', school: 'hex' })
      expect(mage(t, seat).hand).toHaveLength(1)
    }
    expect(mage(t, rose).hand).toEqual([])
    expect(t.state.avatar!.decks.map(({ cards }) => cards.length)).toEqual(before)
  })

  test('Rising Sap: a point in Clean-up if black cubes lead in a room', () => {
    const cleaned = (cubes: { readonly rose: number }) =>
      lay({
        edition: 'rebirth',
        phase: 'cleanUp',
        avatar: {},
        mages: [{}],
        cubes: { arena: cubes },
        events: [null, null, 'rising-sap'],
      }).happened('powerGained')
    expect(cleaned({ rose: 1 })[0]).toMatchObject({ seat: rose, amount: 1, by: 'event.rising-sap' })
    expect(cleaned({ rose: 0 })).toHaveLength(cleaned({ rose: 1 }).length - 1)
  })

  test('Hunt of the Rose: towards the mage with most power', () => {
    const t = drawn('hunt-of-the-rose', {}, [{ at: 'arena' }, { at: 'throne-room', power: 3 }])
    expect(where(t)).toBe('throne-room')
    expect(where(drawn('hunt-of-the-rose', { at: 'cell' }, [{ at: 'arena' }]))).toBe('cell')
  })
})
