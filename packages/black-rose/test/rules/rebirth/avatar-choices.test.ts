import { describe, expect, test } from 'vitest'
import { wayFrom } from '../../../src/avatar/keys.ts'
import { contentOf } from '../../../src/content/content.ts'
import { cell, rose } from '../../../src/state.ts'
import { putCubes } from '../../../src/table/cubes.ts'
import { hexes } from '../../../src/table/hexes.ts'
import {
  at,
  type Board,
  castNext,
  cubesOn,
  cubesOnEvocation,
  lay,
  mage,
  pass,
  place,
  play,
  powers,
  to,
  trigger,
} from '../../position.ts'
import { black, hurt, itsGo, revealed, reveals, settle, sheet, where } from './avatar-table.ts'

const isOfAvatar = (model: unknown): boolean =>
  typeof model === 'object' && model !== null && 'seat' in model && model.seat === rose

describe('whom the Avatar goes for', () => {
  test('[TV-14, REB-AVA.28, RUL-54] of two who are equally near, the one with more power, without a question', () => {
    const t = itsGo(
      { deck: ['rose-fire'] },
      [
        { mage: 'rikkart', at: 'arena', power: 3 },
        { mage: 'gramigna', at: 'bibliotheca', power: 2 },
      ],
      { moon: 2 },
    )
    expect([black(t, 0), black(t, 1)]).toEqual([3, 0])
  })

  test('[TV-15, REB-AVA.27, DEC-34] equal in all keys: who holds the Crown decides', () => {
    const t = itsGo(
      { deck: ['rose-fire'] },
      [
        { mage: 'rikkart', at: 'arena' },
        { mage: 'gramigna', at: 'bibliotheca' },
      ],
      { moon: 2, crown: 0 },
    )
    expect(t.question(0)?.kind).toBe('avatarAim')
    t.choose(0, at(1))
    expect([black(t, 0), black(t, 1)]).toEqual([0, 3])
  })

  test('[RUL-54, REB-C.11, REB-AVA.28] the second priority: nearest, then power, then trophies', () => {
    const hit = (one: object, other: object): number[] => {
      const t = reveals('rose-fire', 2, {}, [
        { at: 'arena', ...one },
        { at: 'bibliotheca', ...other },
        { at: 'cell' },
      ])
      return [black(t, 0), black(t, 1)].map((cubes) => Math.sign(cubes))
    }
    expect(hit({ at: 'forge', power: 9, won: [2] }, {})).toEqual([0, 1])
    expect(hit({ won: [2] }, { power: 1 })).toEqual([0, 1])
    expect(hit({}, { won: [2] })).toEqual([0, 1])
  })

  test('[RUL-54] the first priority: damage, then nearest, then power', () => {
    const hit = (one: object, other: object): number[] => {
      const t = reveals('thorn-lash', 1, {}, [
        { at: 'arena', ...one },
        { at: 'bibliotheca', ...other },
        { at: 'cell' },
      ])
      return [black(t, 0), black(t, 1)].map((cubes) => Math.sign(cubes))
    }
    expect(hit({ power: 9 }, { at: 'pleasure-room', damage: { 2: 1 } })).toEqual([0, 1])
    expect(hit({ at: 'forge', power: 9 }, {})).toEqual([0, 1])
    expect(hit({}, { power: 1 })).toEqual([0, 1])
  })

  test('[RUL-54] without a mage to strike the nearest evocation', () => {
    const t = reveals('borrowed-hands', 1, { deck: ['petal-ward'] }, [
      {
        at: 'cell',
        evocations: [
          { kind: 'nigredo', at: 'forge' },
          { kind: 'cadaver', at: 'sanctuary' },
        ],
      },
    ])
    // Both are two rooms away: the Crown has chosen the first.
    expect(cubesOnEvocation(t, 'nigredo', rose) + cubesOnEvocation(t, 'cadaver', rose)).toBe(sheet.strength)
    const near = reveals('borrowed-hands', 1, { deck: ['petal-ward'] }, [
      {
        at: 'cell',
        evocations: [
          { kind: 'nigredo', at: 'forge' },
          { kind: 'colossus', at: 'summoner-room' },
        ],
      },
    ])
    expect(cubesOnEvocation(near, 'colossus', rose)).toBe(sheet.strength)
  })
})

describe('damage to several', () => {
  const thorns = (reserve: number): Board =>
    reveals(
      'thousand-thorns',
      3,
      {},
      [
        { at: 'arena', power: 9, evocations: [{ kind: 'colossus', at: 'arena' }] },
        { at: 'arena', won: [0] },
        { at: 'cell' },
      ],
      { roseReserve: reserve },
    )
  const spread = (t: Board): number[] => [black(t, 1), black(t, 0), cubesOnEvocation(t, 'colossus', rose)]

  test('[REB-AVA.31, REB-C.11] goes to the mages with most trophies first, then to the others, then to evocations', () => {
    expect([2, 4, 7, 9].map((reserve) => spread(thorns(reserve)))).toEqual([
      [2, 0, 0],
      [3, 1, 0],
      [3, 3, 1],
      [3, 3, 3],
    ])
  })

  test('[REB-AVA.31, REB-C.11] between equals the Crown decides', () => {
    const t = itsGo({ deck: ['thousand-thorns'] }, [{ at: 'arena' }, { at: 'arena' }], {
      moon: 3,
      roseReserve: 1,
      crown: 1,
    })
    expect(t.question(1)).toMatchObject({ kind: 'spread', about: { for: 'avatar' } })
    t.choose(1, at(0))
    expect([black(t, 0), black(t, 1)]).toEqual([1, 0])
  })
})

describe('what it converts', () => {
  const victim = (card: string, moon: 1 | 2 | 3, damage: readonly number[]) =>
    lay(
      {
        edition: 'rebirth',
        active: rose,
        moon,
        avatar: { deck: [card] },
        mages: [{ at: 'arena' }, { at: 'cell' }, { at: 'cell' }],
      },
      (state) => {
        for (const owner of damage) putCubes(state, owner, state.mages[0]!.damage, 1)
      },
    )

  test('[REB-AVA.32, RUL-63] is the rightmost cube that is not black', () => {
    const t = settle(victim('hollow-laughter', 1, [1, 2, 1]))
    expect(mage(t, 0).damage).toEqual([1, 2, rose, rose])
  })

  test('[REB-V.2, REB-AVA.32] is as much as it may, and nobody is asked', () => {
    const t = victim('reap', 3, [1, 2, 1])
    expect(mage(t, 0).damage.slice(0, 5)).toEqual([1, rose, rose, rose, rose])
    expect(t.state.questions.filter(({ kind }) => kind === 'effect')).toEqual([])
  })
})

describe('its ways', () => {
  test('[REB-V.6] a charge that cannot reach goes as far as it can, and strikes nobody', () => {
    const t = reveals('borrowed-hands', 1, { at: 'cemetery', deck: ['petal-ward'] }, [{ at: 'sanctuary' }])
    const way = t.happened('stepped').slice(0, sheet.movement)
    expect(way).toHaveLength(sheet.movement)
    expect(black(t, 0)).toBe(0)
  })

  test('[REB-AVA.30, REB-AVA.27] the Crown is asked for a step only where several lead to where it goes', () => {
    // It is there already: no step, and nobody is asked.
    const there = itsGo({ at: 'forge', deck: ['borrowed-hands', 'petal-ward'] }, [{ at: 'forge' }])
    expect(there.happened('stepped').filter(({ model }) => isOfAvatar(model))).toEqual([])
    expect(black(there, 0)).toBe(sheet.strength)
    // A straight way of two rooms is the only one.
    const straight = itsGo({ deck: ['iron-grip'] }, [{ at: 'sanctuary' }], { moon: 2 })
    expect(straight.happened('stepped')).toHaveLength(2)
    expect(straight.question(0)?.kind).toBe('component')
    // Round a corner there are two; the second step is a matter of course again.
    const bent = itsGo({ deck: ['iron-grip'] }, [{ at: 'treasure-room' }], { moon: 2 })
    expect(bent.question(0)).toMatchObject({
      kind: 'step',
      about: { left: 2, goal: { at: { seat: 0 }, by: 'only' } },
    })
    expect(bent.options(0)).toEqual([to('arena'), to('summoner-room')])
    bent.choose(0, to('arena'))
    expect(where(bent)).toBe('treasure-room')
    expect(bent.question(0)?.kind).toBe('component')
  })

  test('[REB-AVA.30] with a target of its next spell in its own room it steps back as far as the spell reaches', () => {
    const t = itsGo({ at: 'forge', deck: ['vacant-stare'] }, [{ at: 'forge' }])
    expect(t.question(0)).toMatchObject({ kind: 'step', about: { goal: { at: { seat: 0 } } } })
    settle(t)
    expect(where(t)).not.toBe('forge')
    expect(black(t, 0)).toBe(2)
    // At range 0 it stays: so does a blow.
    const near = itsGo({ at: 'forge', deck: ['iron-grip'] }, [{ at: 'forge' }], { moon: 2 })
    expect(near.happened('stepped')).toEqual([])
  })

  test('[REB-V.6, REB-AVA.29] out of its cell it goes by the room that is ready', () => {
    const out = (rebuilt: readonly string[]): string[] => {
      const t = itsGo({ at: 'cell', deck: ['borrowed-hands', 'thorn-lash'] }, [{ at: 'observatory' }], {
        rebuilt,
      })
      if (rebuilt.length === 0)
        return t.options(0).flatMap((option) => (option.do === 'room' ? [option.room] : []))
      return t
        .happened('stepped')
        .slice(0, 1)
        .map(({ room }) => String(room))
    }
    // Either exit is as near: without a token the Crown says which.
    expect(out([])).toEqual(['cemetery', 'crypt'])
    expect(out(['crypt'])).toEqual(['crypt'])
    expect(out(['cemetery'])).toEqual(['cemetery'])
  })

  test('[REB-V.7] from its cell rooms are as far as from the place of the cell', () => {
    const { state } = lay({ edition: 'rebirth', avatar: { at: 'cell' }, mages: [{}] })
    // The cell lies at (2, -3) (REB-AVA.6).
    const far = hexes.map(({ q, r }) => Math.max(Math.abs(q - 2), Math.abs(r + 3), Math.abs(q - 2 + (r + 3))))
    expect(hexes.map((_, room) => wayFrom(state, cell, room))).toEqual(far)
  })

  test('[REB-V.7, REB-AVA.28] in its cell it goes for who is nearest from there', () => {
    const t = reveals('borrowed-hands', 1, { at: 'cell', deck: ['petal-ward'] }, [
      { at: 'black-rose-room', power: 9 },
      { at: 'armoury' },
    ])
    expect([black(t, 0), black(t, 1)]).toEqual([0, sheet.strength])
    expect(where(t)).toBe('armoury')
  })
})

describe('its deck', () => {
  test('[RUL-88] empty in mid-phase: what it has revealed comes back under it, in that order', () => {
    const first = contentOf('rebirth').avatar!.actions.filter(({ moon }) => moon === 1)
    // No plus among those that come.
    const [one, two, last] = ['petal-ward', 'thorn-lash', 'rise-servant'] as const
    const others = first.map(({ id }) => id).filter((id) => ![one, two, last].includes(id as typeof one))
    const t = itsGo({ deck: [last], revealed: [one, two, ...others] }, [{ at: 'cell', actions: 0 }])
    settle(t)
    const cards = t.happened('actionRevealed').map((event) => 'card' in event && event.card)
    expect(cards.slice(0, 3)).toEqual([last, one, two])
  })

  test('[REB-AVA.36] after a change of the moon each card goes under the deck of its own', () => {
    const t = reveals('cruel-bargain', 2, { cards: 2, deck: [] }, [{ at: 'arena', power: 2, actions: 0 }], {
      rosePower: 17,
    })
    expect(t.state.moon).toBe(3)
    expect(revealed(t)).toEqual([])
    expect(t.state.avatar!.decks.map(({ cards }) => cards[0])).toEqual([
      expect.not.stringMatching('cruel-bargain'),
      'cruel-bargain',
      expect.not.stringMatching('cruel-bargain'),
    ])
  })

  test('[REB-C.15, REB-AVA.21] the further card follows the last effect, which bears the plus', () => {
    const t = reveals('hollow-laughter', 1, { deck: ['petal-ward'] }, [
      { at: 'arena', damage: { 1: 1 } },
      { at: 'cell' },
    ])
    const told = ['actionRevealed', 'damageConverted', 'avatarPlus']
    expect(t.events.map(({ event }) => event).filter((event) => told.includes(event))).toEqual([
      'actionRevealed',
      'damageConverted',
      'avatarPlus',
      'actionRevealed',
    ])
  })

  test('[REB-C.15, RUL-58] who gives its last effect up for a step gives up the plus', () => {
    // Its only effect is a walk: from the cell it is carried out, and the plus with it.
    const walks = reveals('borrowed-hands', 1, { at: 'cell', deck: ['petal-ward'] }, [{ at: 'arena' }])
    expect(walks.happened('avatarPlus')).toHaveLength(1)
    // The charge is lost to a trap that fells it, the command is given up: nothing follows.
    const t = itsGo(
      { cards: 2, deck: ['marionette', 'usurp'], damage: { 0: 17 } },
      [{ at: 'forge', actions: 0, first: 'cerebral-worm active' }],
      { moon: 2 },
    )
    play(t, 0, trigger('cerebral-worm'))
    settle(t)
    expect(t.happened('actionForgone')).toMatchObject([{ card: 'marionette' }])
    expect(t.happened('avatarPlus')).toEqual([])
  })
})

describe('the Black Rose in a body', () => {
  test('[REB-AVA.2, REB-G.3] is an opponent, with black cubes, on the token of the Black Rose', () => {
    const t = reveals('iron-grip', 2, {}, [{ at: 'arena', first: 'persecution active', actions: 1 }])
    t.choose(0, trigger('persecution'))
    settle(t)
    // The blow of its fist is ignored and returned; its spell is not.
    expect([hurt(t), cubesOn(t, rose, 0)]).toEqual([sheet.strength, sheet.strength])
    expect(black(t, 0)).toBe(2)
    const bargain = reveals('cruel-bargain', 2, {}, [{ at: 'arena', power: 2 }])
    expect([bargain.state.rose.power, powers(bargain)[0]]).toEqual([1, 1])
  })

  test('[RUL-39, RUL-40, REB-AVA.2] who is struck back for what the Black Rose does', () => {
    const t = lay({
      edition: 'rebirth',
      avatar: { at: 'sanctuary', deck: ['thorn-lash'] },
      mages: [{ at: 'arena', first: 'scar-ward active', second: 'red-tithe' }],
    })
    play(t, 0, castNext)
    play(t, 0, trigger('scar-ward'))
    // Pain is her damage: the counter-blow finds her body.
    expect([hurt(t), mage(t, 0).damage]).toEqual([1, []])
  })

  test('[REB-AVA.18] in its cell gains of the Black Rose reach it', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'cleanUp',
      avatar: { at: 'cell' },
      mages: [{}],
      cubes: { arena: { rose: 1 } },
      events: [null, null, 'rising-sap'],
    })
    expect(t.happened('powerGained')[0]).toMatchObject({ seat: rose, by: 'event.rising-sap' })
  })

  test('[REB-C.14, REB-AVA.17] its way out of the cell can be trapped', () => {
    const t = itsGo({ at: 'cell', deck: ['thorn-lash', 'vacant-stare'] }, [
      { at: 'armoury', first: 'fuming-crucible active', actions: 1 },
    ])
    t.choose(0, to('crypt'))
    t.choose(0, trigger('fuming-crucible'))
    settle(t)
    expect(t.happened('actionForgone')).toHaveLength(1)
    expect(cubesOn(t, rose, 0)).toBeGreaterThan(0)
  })

  test('[REB-AVA.30, REB-EFF.5] pushed off its way it goes on from where it is', () => {
    const t = itsGo({ deck: ['borrowed-hands', 'vacant-stare'] }, [
      { at: 'forge', first: 'agonists-leash active', actions: 1 },
    ])
    t.choose(0, trigger('agonists-leash'))
    t.choose(0, { do: 'room', room: 'observatory' })
    settle(t)
    // One step of two was left.
    expect(
      t
        .happened('stepped')
        .map(({ room }) => room)
        .slice(0, 3),
    ).toEqual(['arena', 'observatory', 'arena'])
  })

  test('[REB-AVA.39, VRB-46] takes none of its own cubes back', () => {
    const t = itsGo({ deck: ['vacant-stare'] }, [
      { at: 'arena', damage: { rose: 2 }, first: 'martyrs-mirror active', actions: 1 },
    ])
    t.choose(0, trigger('martyrs-mirror'))
    settle(t)
    expect(mage(t, rose).damage).not.toContain(rose)
    expect(cubesOn(t, rose, 0)).toBe(2)
  })

  test('[REB-V.10, REB-END.5] alone against it the match ends like any other', () => {
    const ended = (power: number, rosePower: number) =>
      lay({ edition: 'rebirth', phase: 'scoring', avatar: {}, mages: [{ power }], rosePower }).state.outcome
    expect(ended(31, 30)).toMatchObject({ winners: [0] })
    expect(ended(30, 32)).toMatchObject({ winners: [] })
  })

  test('[REB-END.4, REB-AVA.2, RUL-121] its Crown is a point of the Black Rose', () => {
    const ended = (crown: number) =>
      lay({
        edition: 'rebirth',
        phase: 'scoring',
        crown,
        avatar: {},
        mages: [{ power: 30 }, { power: 12 }],
        rosePower: 30,
      }).state.outcome
    expect(ended(rose)).toMatchObject({ winners: [] })
    expect(ended(1)).toMatchObject({ winners: [0] })
  })

  test('[REB-AVA.27, REB-C.9] a final tie, too, is for the player to its right, if it has the Crown', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'scoring',
      crown: rose,
      avatar: { after: 1 },
      mages: [{ power: 31 }, { power: 3 }, { power: 31 }],
    })
    expect(t.question(1)?.kind).toBe('winner')
    t.choose(1, { do: 'winner', seat: 2 })
    expect(t.state.outcome).toMatchObject({ winners: [2] })
  })
})

test('[REB-V.2] it takes all of “up to”', () => {
  const t = reveals('reap', 3, { deck: ['many-bodies'] }, [{ at: 'arena', damage: { 1: 6 } }, { at: 'cell' }])
  expect(cubesOn(t, 0, 1)).toBe(4)
  expect(place(t, 0)).toBe('arena')
  t.refuses(0, pass)
})

test('[REB-V.2] nor does the Crown stop a model that it may move', () => {
  // In ruins the theatre moves one enemy model by up to 1; the Avatar mauls and uses the room where it is.
  const t = itsGo({ at: 'theatre', deck: ['undying-root'] }, [{ at: 'theatre' }], { moon: 3 })
  expect(t.question(0)).toMatchObject({ kind: 'step', about: { for: 'avatar', model: { seat: 0 } } })
  t.refuses(0, { do: 'stop' })
  t.choose(0, t.options(0)[0]!)
  expect(place(t, 0)).not.toBe('theatre')
})
