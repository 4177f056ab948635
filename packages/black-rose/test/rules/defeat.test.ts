import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { scoresFor } from '../../src/procedures/defeat.ts'
import { type Owner, rose } from '../../src/state.ts'
import {
  at,
  attack,
  before,
  type Cubes,
  castNext,
  cubesIn,
  cubesOn,
  evocationRooms,
  lay,
  mage,
  on,
  pass,
  place,
  play,
  powers,
  stop,
  to,
} from '../position.ts'

const scenario = scenariosWith(test)

const bar = (cubes: Cubes): Owner[] =>
  Object.entries(cubes).flatMap(([name, count]) =>
    Array<Owner>(Number(count)).fill(name === 'rose' ? rose : Number(name)),
  )

/** The victim is seat 3; what seats 0 to 2 and the Black Rose gain. */
const scored = (cubes: Cubes): number[] => {
  const scores = scoresFor(bar(cubes), 3)
  return [0, 1, 2, rose].map((owner) => scores.find((each) => each.owner === owner)?.power ?? 0)
}

describe('a defeat', () => {
  test.each<[Cubes, number[]]>([
    [{ 0: 12 }, [5, 0, 0, 0]],
    [{ 0: 7, 1: 5 }, [4, 2, 0, 0]],
    [{ 0: 6, 1: 6 }, [3, 3, 0, 0]],
    [{ 0: 5, 1: 5, 2: 2 }, [3, 3, 2, 0]],
    [{ 0: 8, 1: 2, 2: 1, rose: 1 }, [4, 2, 1, 1]],
    [{ 0: 4, 1: 4, 2: 4 }, [3, 3, 3, 0]],
    [{ 3: 6, 0: 4, 1: 2 }, [2, 1, 0, 0]],
    [{ 3: 12 }, [0, 0, 0, 0]],
    [{ rose: 12 }, [0, 0, 0, 5]],
  ])('[BRW-T.13, BRW-DEF.3, BRW-DEF.4, BRW-DEF.5, BRW-DEF.6, BRW-R.37] %j', (cubes, powersWon) => {
    expect(scored(cubes)).toEqual(powersWon)
    // Her own cubes hold a place and bring her nothing.
    expect(scoresFor(bar(cubes), 3).map(({ owner }) => owner)).not.toContain(3)
  })

  scenario(
    '[BRW-T.14, BRW-OPT.2, BRW-DMG.4] counts the whole last blow with Fury, and no more than fits without',
    () => {
      for (const fury of [true, false]) {
        const t = lay({
          rules: { fury },
          active: 1,
          mages: [
            {},
            { at: 'arena', first: 'meteor-swarm' },
            { at: 'arena', mage: 'nero', damage: { 0: 6, 1: 5 } },
            { mage: 'rebecca' },
          ],
        })
        play(t, 1, castNext, before)
        expect(powers(t)).toEqual(fury ? [2, 4, 0, 0] : [3, 3, 0, 0])
        expect(mage(t, 1).won).toEqual([2])
        expect(t.state.mages.map(({ reserve }) => reserve)).toEqual([26, 25, 26, 26])
      }
    },
  )

  scenario('[BRW-OPT.2] Fury is for mages: an evocation takes no more than it can', () => {
    const t = lay({
      rules: { fury: true },
      mages: [
        { at: 'garden', first: 'meteor-swarm' },
        { at: 'arena', evocations: [{ kind: 'undead', at: 'garden' }] },
      ],
    })
    play(t, 0, castNext, before)
    expect(t.happened('damaged')).toMatchObject([{ amount: 2 }])
    expect(evocationRooms(t, 1, 'undead')).toEqual([])
  })

  scenario('[BRW-DEF.9, BRW-CMP.13] gives no trophy when none is left', () => {
    const t = lay({
      mages: [
        { at: 'arena', first: 'leech', won: Array(10).fill(1) },
        { at: 'arena', damage: { 0: 10 } },
      ],
    })
    play(t, 0, attack, pass)
    expect(mage(t, 0).won).toHaveLength(10)
    expect(powers(t)).toEqual([5, 0])
  })

  scenario('[BRW-DEF.7, BRW-R.38, BRW-ACT.12, BRW-R.24] takes nothing but the place and the cubes', () => {
    const t = lay({
      active: 1,
      mages: [
        { at: 'garden', actions: 0, first: 'dark-armour active', hand: [] },
        {
          at: 'garden',
          damage: { 0: 10 },
          hand: ['maze'],
          first: 'leech',
          quests: ['bloodshed'],
          evocations: [{ kind: 'cerbero', at: 'forge' }],
          power: 3,
        },
      ],
    })
    play(t, 1, attack, pass)
    t.choose(0, { do: 'trigger', card: 'dark-armour' })
    expect(place(t, 1)).toBe('cell')
    expect([mage(t, 1).hand, mage(t, 1).sheet[1], mage(t, 1).power]).toEqual([['maze'], 'leech', 3])
    expect(mage(t, 1).quests.cards).toEqual(['bloodshed'])
    expect(evocationRooms(t, 1, 'cerbero')).toEqual(['forge'])
    // Her activation is over; the action is spent, the other is left for the next one, which leaves the cell.
    expect(mage(t, 1).actions).toBe(1)
  })

  scenario('[BRW-DMG.5, BRW-R.36, BRW-D.35] of several at once comes in the order of the dealer', () => {
    const t = lay({
      mages: [
        { at: 'garden', first: 'cataclysm' },
        { at: 'garden', damage: { 0: 8, 2: 1 } },
        { at: 'garden', mage: 'nero', damage: { 0: 10 } },
      ],
    })
    play(t, 0, castNext, before)
    expect(t.question(0)?.kind).toBe('order')
    t.choose(0, at(2))
    expect(powers(t)).toEqual([9, 0, 2])
    expect(t.happened('defeated').map(({ seat }) => seat)).toEqual([2, 1])
  })
})

describe('cubes', () => {
  scenario(
    '[BRW-DMG.3, BRW-D.26] that are too few go where their owner likes in 0.7, but none is kept',
    () => {
      const t = lay({
        edition: '0.7',
        mages: [
          { at: 'throne-room', first: 'fireball', quick: 'leech', reserve: 4 },
          { at: 'garden' },
          { at: 'garden' },
        ],
        rooms: { garden: 2 },
      })
      play(t, 0, castNext, to('garden'))
      expect(t.question(0)?.kind).toBe('spread')
      expect(t.offers(0, { do: 'enough' })).toBe(false)
      play(t, 0, at(2), at(2), at(2))
      expect([cubesOn(t, 1, 0), cubesOn(t, 2, 0), mage(t, 0).reserve]).toEqual([1, 3, 0])
    },
  )

  scenario('[BRW-DMG.3] that are too few for several rooms go where their owner likes in 0.7', () => {
    const t = lay({
      edition: '0.7',
      mages: [{ at: 'garden', first: 'cataclysm dark', reserve: 2 }, { at: 'cell' }],
      cubes: { garden: { 1: 3 } },
    })
    // The symbol finds its room full; the effect wants three cubes and there are two.
    play(t, 0, castNext)
    const rooms = t.options(0).flatMap((option) => (option.do === 'room' ? [option.room] : []))
    play(t, 0, to(rooms[0]!), to(rooms[1]!), to(rooms[2]!), { do: 'place', count: 0 })
    expect(rooms.slice(0, 3).map((room) => cubesIn(t, room, 0))).toEqual([0, 1, 1])
  })

  scenario('[BRW-PWR.12, BRW-R.9] of the Black Rose that are too few go where the drawer likes', () => {
    const t = lay({
      roseReserve: 1,
      phase: 'blackRose',
      crown: 0,
      mages: [{ at: 'garden' }, { at: 'arena' }],
      nextEvents: ['thorn-drizzle'],
    })
    expect(t.question(1)?.kind).toBe('spread')
    expect(t.offers(1, { do: 'enough' })).toBe(false)
    t.choose(1, at(0))
    expect([cubesOn(t, 0, rose), cubesOn(t, 1, rose)]).toEqual([1, 0])
  })

  scenario(
    '[BRW-T.27, BRW-FAQ.16, BRW-DMG.3, BRW-D.26] that are too few are spread by their owner in 1.6',
    () => {
      const t = lay({
        mages: [{ at: 'throne-room', first: 'maelstrom dark', reserve: 2 }, { at: 'garden' }],
        rooms: { garden: 2 },
      })
      play(t, 0, castNext, to('garden'), { do: 'after' }, at(1), at(1))
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(mage(t, 0).reserve).toBe(0)
      // Damage on one model may be left at less than it could be, for the instability that follows.
      const kept = lay({
        mages: [{ at: 'throne-room', first: 'maelstrom dark', reserve: 2 }, { at: 'garden' }],
        rooms: { garden: 2 },
      })
      play(
        kept,
        0,
        castNext,
        to('garden'),
        { do: 'after' },
        at(1),
        { do: 'enough' },
        { do: 'place', count: 1 },
      )
      expect([cubesOn(kept, 1, 0), cubesIn(kept, 'garden', 0), mage(kept, 0).reserve]).toEqual([1, 1, 0])
      // In a room for three models the dealer says who gets them.
      const area = lay({
        mages: [{ at: 'garden', first: 'plague-wind dark', reserve: 1 }, { at: 'garden' }, { at: 'garden' }],
      })
      play(area, 0, castNext)
      expect(area.question(0)?.kind).toBe('spread')
      play(area, 0, at(2))
      expect([cubesOn(area, 1, 0), cubesOn(area, 2, 0)]).toEqual([0, 1])
    },
  )

  scenario(
    '[BRW-FAQ.16, BRW-DMG.3] that come back from a defeat serve the others whom the same damage hits',
    () => {
      const three = (reserve: number) =>
        lay({
          mages: [
            { at: 'throne-room', first: 'fireball', reserve },
            { mage: 'tessa', at: 'garden', damage: { 0: 10 } },
            { at: 'garden', actions: 0 },
          ],
          rooms: { garden: 2 },
        })
      const t = three(1)
      play(t, 0, castNext, to('garden'))
      expect(t.question(0)?.kind).toBe('spread')
      play(t, 0, at(1))
      expect(place(t, 1)).toBe('cell')
      // There are enough now: nobody is asked for whom.
      expect(t.question(0)?.kind).not.toBe('spread')
      expect(cubesOn(t, 2, 0)).toBe(3)
      // Spent on the other, they fell nobody.
      const other = three(1)
      play(other, 0, castNext, to('garden'), at(2))
      expect([cubesOn(other, 1, 0), cubesOn(other, 2, 0)]).toEqual([10, 1])
    },
  )

  scenario(
    '[BRW-OPT.2, BRW-FAQ.16] with Fury, too, nobody is hit once more in her cell by what felled her',
    () => {
      const t = lay({
        phase: 'blackRose',
        moon: 3,
        rules: { fury: true },
        roseReserve: 1,
        nextEvents: ['the-roses-wrath'],
        mages: [{ mage: 'nero', at: 'arena', damage: { 1: 11 }, won: [1] }, { at: 'garden' }],
      })
      expect(place(t, 0)).toBe('cell')
      expect(mage(t, 0).damage).toEqual([])
      expect(t.happened('damaged')).toHaveLength(1)
    },
  )

  scenario(
    '[BRW-PWR.12, BRW-PWR.11, BRW-EVT.10, BRW-DMG.1] of the Black Rose are black, and end like any other',
    () => {
      const t = lay({
        roseReserve: 1,
        phase: 'blackRose',
        mages: [{ at: 'garden' }, { at: 'cell' }],
        nextEvents: ['thorn-drizzle'],
      })
      expect(t.happened('damaged').map(({ seat }) => seat)).toEqual([rose])
      expect(cubesOn(t, 0, rose)).toBe(1)
      expect(cubesOn(t, 1, rose)).toBe(0)
      expect(t.state.rose.reserve).toBe(0)
    },
  )

  scenario('[BRW-V.8, BRW-INS.3, BRW-D.27, BRW-R.69] are converted one by one, as many as one likes', () => {
    const t = lay({
      mages: [{ at: 'arena', first: 'unmaking dark' }, {}, {}],
      cubes: { arena: { 1: 2, 2: 1, 0: 1 } },
    })
    play(t, 0, castNext, to('arena'), { do: 'cube', seat: 2 }, { do: 'cube', seat: 1 }, { do: 'enough' })
    expect([0, 1, 2].map((owner) => cubesIn(t, 'arena', owner))).toEqual([3, 1, 0])
    expect(t.state.mages.map(({ reserve }) => reserve)).toEqual([23, 25, 26])
  })

  scenario('[BRW-V.9, BRW-R.45] are healed in the colours that the healer wants', () => {
    const t = lay({ mages: [{ at: 'garden', first: 'dismiss dark', damage: { 1: 2, 2: 2 } }, {}, {}] })
    play(t, 0, castNext, { do: 'cube', seat: 2 }, { do: 'cube', seat: 2 })
    expect([cubesOn(t, 0, 1), cubesOn(t, 0, 2)]).toEqual([1, 0])
  })

  scenario(
    '[BRW-V.26, BRW-V.29, BRW-T.26, BRW-R.46, BRW-D.25] Glossary: what cannot be lost is not, what cannot be paid does nothing',
    () => {
      const t = lay({ mages: [{ at: 'garden', first: 'summon-darkness dark' }, {}] })
      play(t, 0, castNext)
      expect(t.state.evocations).toEqual([])
      const paid = lay({ mages: [{ at: 'garden', first: 'summon-darkness dark', power: 1 }, {}] })
      play(paid, 0, castNext, { do: 'yes' })
      expect(evocationRooms(paid, 0, 'greaterUndead')).toEqual(['garden'])
      expect(powers(paid)).toEqual([0, 0])
      const drained = lay({
        mages: [
          { at: 'garden', power: 2, first: 'crown-of-thorns dark' },
          { at: 'forge', power: 5 },
          { at: 'forge', power: 0 },
        ],
      })
      play(drained, 0, castNext)
      expect(powers(drained)).toEqual([4, 4, 0])
    },
  )
})

describe('evocations', () => {
  scenario(
    '[BRW-T.27, BRW-FAQ.12, BRW-EVO.2, BRW-D.28] a fourth replaces one: it must in 0.7, it may in 1.6',
    () => {
      for (const edition of ['1.6', '0.7'] as const) {
        const t = lay({
          edition,
          mages: [
            {
              at: 'garden',
              first: 'summon-darkness',
              evocations: ['forge', 'arena', 'chapel'].map((room) => ({ kind: 'cerbero', at: room })),
            },
            {},
          ],
        })
        play(t, 0, castNext)
        expect(t.options(0)).toHaveLength(edition === '1.6' ? 4 : 3)
        play(t, 0, { do: 'evocation', n: 1 })
        expect(evocationRooms(t, 0, 'undead')).toEqual(['garden'])
        expect(evocationRooms(t, 0, 'cerbero')).toEqual(['arena', 'chapel'])
        expect(t.state.evocations.map(({ slot }) => slot).toSorted()).toEqual([0, 1, 2])
      }
    },
  )

  scenario('[BRW-EVO.3, BRW-D.29, BRW-R.39] an empty reserve: nothing in 1.6, one in play in 0.7', () => {
    for (const edition of ['1.6', '0.7'] as const) {
      const t = lay({
        edition,
        mages: [
          { at: 'garden', first: 'demonic-howl dark' },
          { evocations: ['forge', 'arena', 'chapel'].map((room) => ({ kind: 'malacoda', at: room })) },
        ],
      })
      play(t, 0, castNext, to('treasure-room'))
      if (edition === '0.7') play(t, 0, { do: 'evocation', n: 2 })
      expect(evocationRooms(t, 0, 'malacoda')).toEqual(edition === '0.7' ? ['treasure-room'] : [])
      expect(evocationRooms(t, 1, 'malacoda')).toHaveLength(edition === '0.7' ? 2 : 3)
    }
  })

  scenario(
    '[BRW-EVP.1, BRW-EVP.2, BRW-EVP.3, BRW-EVO.5, BRW-D.36, BRW-D.37, BRW-R.41] act in any order, moving before attacking',
    () => {
      const t = lay({
        phase: 'evocation',
        mages: [
          {
            evocations: [
              { kind: 'undead', at: 'forge' },
              { kind: 'cerbero', at: 'arena' },
            ],
          },
          { at: 'throne-room' },
        ],
      })
      expect(t.options(0)).toHaveLength(3)
      play(t, 0, on('undead'), to('throne-room'), { do: 'attack' })
      expect(cubesOn(t, 1, 0)).toBe(2)
      play(t, 0, on('cerbero'), stop)
      // Nobody to attack in the Arena: it is done.
      expect(t.state.phase).not.toBe('evocation')
    },
  )

  scenario('[BRW-EVP.1, BRW-CRN.2] act clockwise from who was first this round, mage by mage', () => {
    const undead = { at: 'arena', evocations: [{ kind: 'undead', at: 'forge' }] } as const
    const t = lay({ phase: 'evocation', crown: 2, mages: [undead, undead, undead, undead] })
    const order: number[] = []
    while (t.state.phase === 'evocation') {
      const seat = t.waitsFor()[0]!
      order.push(seat)
      play(t, seat, { do: 'end' })
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  scenario('[BRW-EVP.4, BRW-EVO.7] never activate rooms, and altars do not attack', () => {
    const t = lay({
      phase: 'evocation',
      mages: [{ evocations: [{ kind: 'holyAltar', at: 'throne-room' }] }, { at: 'throne-room' }],
    })
    play(t, 0, on('holyAltar'))
    expect(cubesOn(t, 1, 0)).toBe(0)
    expect(powers(t)).toEqual([0, 0])
    const free = lay({
      phase: 'evocation',
      mages: [{ evocations: [{ kind: 'holyAltar', at: 'arena' }] }, {}],
    })
    expect(powers(free)).toEqual([1, 0])
  })

  scenario(
    '[BRW-IMM.3, BRW-V.38, BRW-R.66] under control of another they hurt their owner, with the controller’s cubes',
    () => {
      const t = lay({
        mages: [
          { at: 'garden', first: 'puppet-strings' },
          { at: 'garden', evocations: [{ kind: 'malacoda', at: 'garden' }] },
        ],
      })
      play(t, 0, castNext, stop, { do: 'attack' })
      expect(cubesOn(t, 1, 0)).toBe(2)
      expect(evocationRooms(t, 1, 'malacoda')).toEqual(['garden'])
    },
  )

  scenario('[BRW-IMM.1, BRW-IMM.2, BRW-R.52] nobody hurts her own', () => {
    const t = lay({
      mages: [
        { at: 'garden', first: 'ice-blast dark', evocations: [{ kind: 'undead', at: 'garden' }] },
        { at: 'garden' },
      ],
    })
    play(t, 0, castNext)
    expect(evocationRooms(t, 0, 'undead')).toEqual(['garden'])
    expect([cubesOn(t, 0, 0), cubesOn(t, 1, 0)]).toEqual([0, 2])
  })
})
