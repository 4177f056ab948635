import { describe, expect, test } from 'vitest'
import { type Owner, rose } from '../../../src/state.ts'
import { hexOf, laidAt } from '../../../src/table/lodge.ts'
import { placesBy } from '../../../src/table/places.ts'
import { flagWorth } from '../../../src/table/turning.ts'
import {
  activate,
  at,
  attack,
  type Board,
  type Cubes,
  castNext,
  cubesIn,
  endActivation,
  lay as layAny,
  mage,
  move,
  type Position,
  pass,
  place,
  play,
  powers,
  stop,
  to,
  token,
} from '../../position.ts'

const lay = (position: Position) => layAny({ edition: 'rebirth', ...position })
const card = (id: string) => ({ do: 'card', card: id }) as const
const isRuin = (t: Board, room: string): boolean => laidAt(t.state, hexOf(t.state, room)).destroyed

describe('a ruin', () => {
  test('[REB-LDG.3, RUL-64] can be used as often as one likes, by anybody', () => {
    const t = lay({
      mages: [
        { at: 'garden', damage: { 1: 3 } },
        { at: 'garden', damage: { 0: 2 } },
      ],
    })
    play(t, 0, move, activate, stop)
    play(t, 0, move, activate, stop)
    expect(mage(t, 0).damage).toHaveLength(1)
    expect(token(t, 'garden')).toBe('none')
    play(t, 1, move, activate, stop)
    expect(mage(t, 1).damage).toHaveLength(1)
    expect(t.happened('roomActivated')).toHaveLength(3)
  })

  test('[REB-LDG.3, VRB-27, VRB-01] of which the price cannot be paid gives nothing', () => {
    const t = lay({ mages: [{ at: 'treasure-room', hand: ['red-tithe'] }, {}] })
    play(t, 0, attack, activate, card('red-tithe'))
    expect(mage(t, 0)).toMatchObject({ hand: [], memories: ['red-tithe'], power: 0 })
  })

  test('[REB-LDG.3, REB-SPL.10] of the Black Rose Room teaches a Forgotten spell for three others, under any moon', () => {
    const t = lay({
      mages: [{ at: 'black-rose-room', hand: ['red-tithe', 'scar-ward', 'black-torture'] }, {}],
      library: { forgotten: ['black-sun', 'last-petal'] },
    })
    play(
      t,
      0,
      attack,
      activate,
      card('red-tithe'),
      card('scar-ward'),
      card('black-torture'),
      card('last-petal'),
    )
    expect(mage(t, 0).hand).toEqual(['last-petal'])
    expect(mage(t, 0).memories).toHaveLength(3)
    expect(t.state.library.forgotten.cards.at(0)).toBe('black-sun')
  })
})

describe('a rebuilt room', () => {
  const rebuilt = { rebuilt: ['treasure-room', 'garden'] } as const

  test('[REB-LDG.4, RUL-68, VRB-22] does what its token says, once, whoever comes', () => {
    const t = lay({ ...rebuilt, mages: [{ at: 'treasure-room' }, { at: 'treasure-room' }] })
    play(t, 0, attack, activate)
    if (t.question(0)?.kind === 'attackTarget') play(t, 0, at(1))
    expect(powers(t)).toEqual([1, 0])
    expect(token(t, 'treasure-room')).toBe('dark')
    t.refuses(0, activate)
    play(t, 0, endActivation)
    play(t, 1, move)
    // Nothing is left to be activated: the run begins at once.
    expect(t.question(1)?.kind).toBe('step')
  })

  test('[RUL-68, VRB-22] activated from afar, it does what it says as if one stood there', () => {
    const t = lay({
      rebuilt: ['arena'],
      mages: [
        { at: 'garden', mage: 'arianna', first: 'grand-conjunction' },
        { at: 'arena' },
        { at: 'garden' },
      ],
    })
    play(t, 0, castNext, to('arena'), { do: 'enough' })
    // Strength 2 and 1 more, for who is in the Arena; whoever is beside her is spared.
    expect([1, 2].map((seat) => mage(t, seat).damage.length)).toEqual([3, 0])
    expect([t.happened('roomActivated').length, token(t, 'arena')]).toEqual([1, 'dark'])
  })

  test('[TV-11, REB-LDG.5, RUL-34, REB-SPL.5] takes no instability; the spell works all the same', () => {
    const t = lay({ ...rebuilt, mages: [{ at: 'garden', first: 'black-torture' }, { at: 'garden' }] })
    play(t, 0, castNext)
    if (t.question(0)?.kind === 'aim') play(t, 0, at(1))
    expect(cubesIn(t, 'garden', 0)).toBe(0)
    expect(mage(t, 1).damage).toHaveLength(3)
  })

  test('[REB-CLN.4, REB-LDG.5] is ready again after Clean-up, and never falls', () => {
    const t = lay({
      ...rebuilt,
      phase: 'cleanUp',
      dark: ['garden'],
      mages: [{ quests: ['kindling'] }, { quests: ['rising-tide'] }],
    })
    expect(token(t, 'garden')).toBe('bright')
    expect(isRuin(t, 'garden')).toBe(false)
  })
})

describe('instability', () => {
  test('[REB-INS.1, REB-INS.2, RUL-76] a vortex puts a cube into its caster’s room, as long as there is a slot', () => {
    const cast = (cubes: Cubes): Board => {
      const t = lay({
        mages: [{ at: 'arena', first: 'black-torture' }, { at: 'arena' }],
        cubes: { arena: cubes },
      })
      play(t, 0, castNext)
      if (t.question(0)?.kind === 'aim') play(t, 0, at(1))
      return t
    }
    expect(cubesIn(cast({ 1: 4 }), 'arena', 0)).toBe(1)
    expect(cubesIn(cast({ 1: 5 }), 'arena', 0)).toBe(0)
  })

  test('[REB-INS.3, VRB-02, VRB-15, DEC-22, DEC-23] converting takes the same slots, as many as one likes', () => {
    const t = lay({
      rebuilt: ['alchemical-laboratory'],
      mages: [{ at: 'alchemical-laboratory' }, {}],
      cubes: { bibliotheca: { 1: 1, rose: 1 } },
    })
    play(t, 0, attack, activate)
    while (t.question(0)?.kind === 'effect') {
      const [first] = t.options(0)
      play(t, 0, first as never)
    }
    expect(laidAt(t.state, hexOf(t.state, 'bibliotheca')).cubes).toEqual([0, 0])
    expect(t.state.rose.reserve).toBe(26)
    // Of two it may be the first alone: the other stays where it lies.
    const one = lay({
      rebuilt: ['alchemical-laboratory'],
      mages: [{ at: 'alchemical-laboratory' }, {}],
      cubes: { bibliotheca: { 1: 1, rose: 1 } },
    })
    play(one, 0, attack, activate, { do: 'cube', seat: 1 }, { do: 'enough' })
    expect(laidAt(one.state, hexOf(one.state, 'bibliotheca')).cubes).toEqual([0, rose])
  })

  test('[REB-INS.4] a full room waits for Clean-up, a ruin still', () => {
    const t = lay({ mages: [{ at: 'garden', damage: { 1: 1 } }, {}], cubes: { garden: { 1: 4 } } })
    expect(isRuin(t, 'garden')).toBe(true)
    play(t, 0, attack, activate)
    expect(mage(t, 0).damage).toEqual([])
  })
})

describe('reconstruction', () => {
  const rebuilding = (room: string, cubes: Cubes, events: Position['events'] = []): Board =>
    lay({
      phase: 'cleanUp',
      moon: 3,
      mages: [{ at: room, quests: ['kindling'] }, { quests: ['rising-tide'] }, { quests: ['deep-roots'] }],
      cubes: { [room]: cubes },
      events,
    })
  /** Gains of all by the room, the Black Rose last; her next event is no part of it. */
  const paid = (t: Board): number[] =>
    [0, 1, 2, rose].map((owner) =>
      t
        .happened('powerGained')
        .filter(({ seat, by }) => seat === owner && String(by).startsWith('room.'))
        .reduce((sum, { amount }) => sum + Number(amount), 0),
    )

  test('[TV-10, REB-INS.5, REB-CLN.3, RUL-36, REB-C.12] Bibliotheca: cubes back, the tile turned, its token ready, models where they are', () => {
    const t = rebuilding('bibliotheca', { 0: 2, 1: 1, 2: 1, rose: 1 })
    expect(paid(t)).toEqual([3, 1, 1, 1])
    expect(isRuin(t, 'bibliotheca')).toBe(false)
    expect(token(t, 'bibliotheca')).toBe('bright')
    expect(place(t, 0)).toBe('bibliotheca')
    expect(t.state.mages.map(({ reserve }) => reserve)).toEqual([26, 26, 26])
    expect(t.state.rose.reserve).toBe(26)
    expect(t.happened('roomRebuilt')).toMatchObject([
      {
        room: 'bibliotheca',
        cubes: [
          { seat: 0, count: 2 },
          { seat: 1, count: 1 },
          { seat: 2, count: 1 },
          { seat: -1, count: 1 },
        ],
      },
    ])
  })

  test.each([
    [{ 0: 3, 1: 2 }, [3, 2, 0, 0]],
    [{ 0: 2, 1: 2, 2: 1 }, [2, 2, 2, 0]],
    [{ 0: 5 }, [3, 0, 0, 0]],
    [{ 0: 3, 1: 1, 2: 1 }, [3, 1, 1, 0]],
  ])('[TV-10, REB-INS.6, REB-INS.7, RUL-35] Bibliotheca with %j pays %j', (cubes, gains) => {
    expect(paid(rebuilding('bibliotheca', cubes))).toEqual(gains)
  })

  test('[REB-C.5, REB-INS.7] a tie costs one in the third flag, too', () => {
    const counts: { owner: Owner; count: number }[] = [3, 2, 1, 1].map((count, owner) => ({ owner, count }))
    expect(placesBy(counts).map((placed) => flagWorth([5, 3, 1], placed))).toEqual([5, 3, 0, 0])
    expect(paid(rebuilding('black-rose-room', { 0: 4, 1: 2, 2: 1 }))).toEqual([5, 3, 1, 0])
  })

  test('[REB-EVT.2] events of Clean-up pay the first place, or the Black Rose', () => {
    expect(paid(rebuilding('bibliotheca', { 0: 3, 1: 2 }, [null, null, 'reckoning-of-stones']))).toEqual([
      4, 2, 0, 0,
    ])
    const bloom = rebuilding('bibliotheca', { 0: 3, 1: 2 }, [null, null, 'full-bloom'])
    expect(paid(bloom)).toEqual([3, 2, 0, 0])
    // Once for the room; then it leaves the board and pays what it pays then.
    const hers = bloom.happened('powerGained').filter(({ by }) => by === 'event.full-bloom')
    expect(hers).toMatchObject([
      { seat: rose, amount: 1 },
      { seat: rose, amount: 1 },
    ])
  })

  test('[REB-CLN.3, RUL-87] rooms are rebuilt row by row, and a moon that rises does not stop it', () => {
    const t = lay({
      phase: 'cleanUp',
      mages: [
        { power: 5, quests: ['kindling'], aside: 1 },
        { quests: ['rising-tide'], aside: 1 },
      ],
      cubes: { garden: { 0: 4 }, theatre: { 0: 4 } },
    })
    expect(t.happened('roomRebuilt').map(({ room }) => room)).toEqual(['theatre', 'garden'])
    expect(paid(t)).toEqual([2, 0, 0, 0])
    expect(t.state.moon).toBe(2)
    expect(mage(t, 0).aside).toBe(0)
  })

  test('[REB-GEN.3, REB-CLN.2] the Black Rose’s own cubes fill a room, too', () => {
    const t = rebuilding('garden', { 0: 1, rose: 2 }, [null, null, 'weak-foundations'])
    expect(paid(t)).toEqual([1, 0, 0, 1])
    expect(t.state.rose.reserve).toBe(26)
  })
})

test('[REB-LDG.1, RUL-66, RUL-77] any number of models share a room', () => {
  const t = lay({ mages: [{ at: 'forge' }, { at: 'arena' }, { at: 'arena' }] })
  play(t, 0, move, pass, to('arena'), stop)
  expect([0, 1, 2].map((seat) => place(t, seat))).toEqual(['arena', 'arena', 'arena'])
})
