import { begin, readSettings, swift } from '@conclave/kernel'
import { table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { actionOf, evocationCard } from '../../../src/content/content.ts'
import { blackRoseIn } from '../../../src/game.ts'
import { type BlackRose, cell, rose } from '../../../src/state.ts'
import { backOf } from '../../../src/table/action-deck.ts'
import { answererOf, clockwise } from '../../../src/table/actors.ts'
import { cellExits, distance } from '../../../src/table/hexes.ts'
import { hexOf } from '../../../src/table/lodge.ts'
import { view } from '../../../src/view.ts'
import { lawful } from '../../lawful.ts'
import {
  allBut,
  attack,
  castNext,
  cubesIn,
  cubesOnEvocation,
  lay,
  mage,
  on,
  pass,
  play,
  powers,
  to,
  trigger,
} from '../../position.ts'
import { black, hurt, itsGo, printed, revealed, reveals, settle, sheet, where } from './avatar-table.ts'

const game = blackRoseIn('rebirth')
/** A match with the Avatar as it begins. */
const begun = (seats: number, seed: string): BlackRose => {
  const reading = readSettings(game.settings, { avatar: 'apprentice' })
  if (!reading.ok) throw new Error(reading.problem)
  return begin(game, reading.chosen, seats, swift(seed))
}
/** The same after its opening, everybody taking the first of what is left. */
const opened = (seats: number, seed: string): BlackRose => {
  const t = table(game, begun(seats, seed), { lawful })
  while (t.state.phase === 'opening') {
    const { seat } = t.state.questions[0]!
    t.choose(seat, t.options(seat)[0]!)
  }
  return t.state
}
const isOf = (model: unknown, seat: number): boolean =>
  typeof model === 'object' && model !== null && 'seat' in model && model.seat === seat && !('n' in model)
const started = (seats: number) => lay({ edition: 'rebirth', avatar: {}, mages: Array(seats).fill({}) })

describe('the table', () => {
  test('[REB-AVA.1, DEC-04] alone only with the Avatar, with it at most three mages', () => {
    const chosen = (avatar: string) => ({ length: 'standard', crownOfSummoner: false, avatar })
    expect(game.problemWith?.(chosen('none'), 1)).toContain('Avatar')
    expect(game.problemWith?.(chosen('none'), 4)).toBeNull()
    for (const seats of [1, 2, 3]) expect(game.problemWith?.(chosen('master'), seats)).toBeNull()
    expect(game.problemWith?.(chosen('apprentice'), 4)).toContain('three')
  })

  test('[REB-AVA.3, REB-AVA.4, REB-AVA.5, REB-AVA.6, REB-AVA.8, REB-AVA.9, RUL-59] its body, its cell, its decks', () => {
    const { state } = started(2)
    expect(state.avatar!.decks.map(({ cards }) => cards.length)).toEqual([10, 10, 10])
    expect(state.eventDecks.map(({ cards }) => cards.length)).toEqual([15, 0, 0])
    const seen = view(state, 'spectator').avatar!
    expect(seen).toMatchObject({ place: 'black-rose-room', exits: ['cemetery', 'crypt'], health: 18 })
    expect(state.mages.map(({ name }) => name)).not.toContain(seen.mage)
  })

  test('[REB-AVA.5, REB-AVA.8, REB-AVA.9, RUL-59] it begins in the Black Rose Room; every one of its decks is shuffled', () => {
    const [one, other] = ['one', 'other'].map((seed) => begun(1, seed))
    expect(view(one!, 'spectator').avatar!.place).toBe('black-rose-room')
    const decks = ({ avatar, eventDecks }: BlackRose): (readonly string[])[] =>
      [...avatar!.decks, eventDecks[0]!].map(({ cards }) => cards)
    decks(one!).forEach((cards, at) => {
      const [again, third] = [decks(other!)[at]!, decks(begun(1, 'third'))[at]!]
      expect(cards.toSorted()).toEqual(again.toSorted())
      expect(cards).not.toEqual(again)
      expect(cards).not.toEqual(third)
      if (at < 3) expect(cards.map((card) => actionOf('rebirth', card).moon)).toEqual(Array(10).fill(at + 1))
    })
  })

  test('[REB-AVA.4, REB-AVA.5] its body is that of a mage whom nobody plays, any of them', () => {
    const bodies = Array.from({ length: 12 }, (_, each) => {
      const { mages, avatar } = opened(2, `body ${each}`)
      expect(mages.map(({ name }) => name)).not.toContain(avatar!.mage.name)
      return avatar!.mage.name
    })
    expect(new Set(bodies).size).toBe(2)
  })

  test.each([1, 2, 3])(
    '[REB-AVA.7, RUL-55] with %i mages it sits between those whose cells are nearest to its own',
    (seats) => {
      for (let each = 0; each < 8; each++) {
        const state = opened(seats, `avatar seat ${each}`)
        // Clockwise from its cell: NE, SE, SW, NW.
        const owners = cellExits
          .map(([first]) => state.mages.findIndex(({ cellAt }) => cellAt === first))
          .filter((seat) => seat >= 0)
        const order = clockwise(state, rose)
        const besides = [order[1], order.at(-1)]
        expect(new Set(besides)).toEqual(new Set([owners[0], owners.at(-1)]))
        if (seats === 2) expect(besides).toEqual(owners)
      }
    },
  )

  test('[REB-AVA.7, RUL-55, RUL-73] it has a place in the order, after a seat', () => {
    expect(clockwise(started(1).state, 0)).toEqual([0, rose])
    const { state } = lay({ edition: 'rebirth', avatar: { after: 0 }, mages: [{}, {}, {}] })
    expect(clockwise(state, 0)).toEqual([0, rose, 1, 2])
    expect(clockwise(state, rose)).toEqual([rose, 1, 2, 0])
  })

  test('[REB-AVA.12, RUL-56] it draws no event: the last person does', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'blackRose',
      avatar: {},
      mages: [{}, {}],
      nextEvents: ['quickened'],
    })
    expect(t.state.events.find((event) => event !== null)).toMatchObject({ card: 'quickened', drawer: 1 })
    expect(mage(t, rose).quests.cards).toEqual([])
  })

  test('[REB-AVA.27, REB-C.9] with the Crown on the Avatar the person to its right decides', () => {
    const { state } = lay({ edition: 'rebirth', avatar: { after: 1 }, mages: [{}, {}, {}], crown: rose })
    expect(answererOf(state, rose)).toBe(1)
  })

  test('[REB-AVA.19, REB-V.9] everybody sees the back of its top card and what lies under the deck', () => {
    const t = itsGo({ deck: ['rise-servant', 'snapping-jaw'] }, [{ at: 'forge' }])
    const seen = view(t.state, 0).avatar!
    expect(seen).toMatchObject({
      back: 'trap.b',
      revealed: ['rise-servant'],
      cards: 1,
      limit: 3,
      plus: false,
    })
    expect(seen.decks[0]).toEqual({ count: 9, top: [] })
  })
})

describe('its activation', () => {
  test('[REB-AVA.10, REB-AVA.14, TV-25, REB-AVA.21] three cards, and one more for the first plus only', () => {
    const t = itsGo(
      { deck: ['borrowed-hands', 'petal-ward', 'snapping-jaw', 'hollow-laughter', 'thorn-lash'] },
      [{ at: 'arena', actions: 0 }],
    )
    settle(t)
    expect(t.happened('actionRevealed').map((event) => 'card' in event && event.card)).toEqual([
      'borrowed-hands',
      'petal-ward',
      'snapping-jaw',
      'hollow-laughter',
    ])
    expect(t.happened('avatarPlus')).toHaveLength(1)
  })

  test('[REB-AVA.10] a master plays five', () => {
    // None of them shows a plus.
    const deck = [
      'headsman',
      'crown-of-fire',
      'ruin-made-whole',
      'thousand-thorns',
      'undying-root',
      'many-bodies',
    ]
    const t = itsGo({ deck }, [{ at: 'cell', actions: 0 }], { rules: { avatar: 'master' }, moon: 3 })
    settle(t)
    expect(t.happened('actionRevealed').map((event) => 'card' in event && event.card)).toEqual(
      deck.slice(0, 5),
    )
  })

  test('[TV-24, REB-AVA.17, RUL-58] in its cell it gives the spell up for a step, without the vortex', () => {
    const t = itsGo({ at: 'cell', deck: ['thorn-lash'] }, [{ at: 'forge' }])
    // [REB-AVA.29] Which exit is nearer to somebody does not matter: the Crown chooses.
    expect(t.options(0)).toEqual([to('cemetery'), to('crypt')])
    t.choose(0, to('crypt'))
    settle(t)
    expect(t.happened('actionForgone')).toHaveLength(1)
    expect(black(t, 0)).toBe(0)
    expect(t.state.lodge.flatMap(({ cubes }) => cubes)).toEqual([])
    expect(where(t)).toBe('forge')
    const walks = reveals('iron-grip', 2, { at: 'cell' }, [{ at: 'armoury' }])
    expect(walks.happened('actionForgone')).toEqual([])
    expect([where(walks), black(walks, 0)]).toEqual(['armoury', 4])
  })

  test('[REB-AVA.17, REB-AVA.29] for a step alone it leaves its cell by the exit that is ready, whoever is near the other', () => {
    const t = itsGo({ at: 'cell', deck: ['thorn-lash'] }, [{ at: 'armoury' }], { rebuilt: ['cemetery'] })
    expect(t.happened('stepped')[0]).toMatchObject({ room: 'cemetery' })
  })

  test('[REB-AVA.15, REB-AVA.16, REB-C.14] from the top down, the vortex where it stands then', () => {
    const t = reveals('iron-grip', 2, {}, [{ at: 'forge' }])
    expect(cubesIn(t, 'forge', rose)).toBe(1)
    expect(cubesIn(t, 'black-rose-room', rose)).toBe(0)
  })

  const aimedAt = (first: string) =>
    itsGo({ at: 'forge', deck: ['thorn-lash'] }, [{ at: 'arena', actions: 0, first }])

  test('[RUL-85, REB-EFF.11, REB-G.13, REB-C.14] its target answers after the vortex, before the damage', () => {
    const t = aimedAt('tincture-of-glass dark active')
    expect(t.question(0)).toMatchObject({ kind: 'react', about: { what: 'targeted', card: 'thorn-lash' } })
    expect([cubesIn(t, 'forge', rose), black(t, 0)]).toEqual([1, 0])
  })

  test('[RUL-85, REB-C.31] a spell that is cancelled after its vortex does nothing; the vortex stays', () => {
    const t = aimedAt('undoing active')
    play(t, 0, trigger('undoing'))
    settle(t)
    expect([cubesIn(t, 'forge', rose), black(t, 0)]).toEqual([1, 0])
  })

  test('[REB-C.31] who has gone out of reach before the effect is not touched', () => {
    // Two rooms off in a row; a step aside is out of the row.
    const t = itsGo({ deck: ['thorn-lash', 'petal-ward'] }, [
      { at: 'forge', actions: 0, first: 'tincture-of-glass dark active' },
    ])
    play(t, 0, trigger('tincture-of-glass'), to('treasure-room'))
    expect(t.happened('stepped')).toMatchObject([{ room: 'treasure-room' }])
    expect(t.happened('damaged')).toEqual([])
  })

  test('[REB-AVA.30, RUL-62] who is out of reach is walked towards', () => {
    const t = reveals('iron-grip', 2, { at: 'cemetery' }, [{ at: 'sanctuary' }])
    expect(black(t, 0)).toBe(0)
    const way = (room: string) => distance(hexOf(t.state, room), hexOf(t.state, 'sanctuary'))
    expect(way(where(t))).toBe(way('cemetery') - sheet.movement)
  })

  test('[REB-AVA.29] of rooms that would do the ready one', () => {
    const t = itsGo({ deck: ['vacant-stare'] }, [{ at: 'forge' }], { rebuilt: ['treasure-room'] })
    settle(t)
    expect(where(t)).toBe('treasure-room')
    expect(t.state.rose.power).toBe(1)
  })

  test('[REB-AVA.28] the log says whom it goes for, and by which key', () => {
    const t = reveals('thorn-lash', 1, {}, [{ at: 'arena', damage: { 1: 2 } }, { at: 'bibliotheca' }])
    expect(t.happened('avatarGoesFor')[0]).toMatchObject({ at: { seat: 0 }, by: 'damage' })
  })
})

describe('its reactions', () => {
  const attacked = (top: string, deck: readonly string[] = []) => {
    const t = lay({
      edition: 'rebirth',
      avatar: { at: 'forge', deck: [top, ...deck] },
      mages: [{ mage: 'rikkart', at: 'forge' }],
    })
    play(t, 0, attack, pass)
    return t
  }

  test('[REB-AVA.19, REB-AVA.20, RUL-57, REB-C.10] a protection on the back ignores, and does not count', () => {
    const t = attacked('petal-ward', ['thorn-lash'])
    const full = hurt(attacked('thorn-lash', ['vacant-stare']))
    expect(full).toBeGreaterThan(0)
    expect(hurt(t)).toBe(Math.max(0, full - printed('petal-ward', 'avoidDamage', 'back')))
    expect(revealed(t)).toEqual(['petal-ward'])
    expect(t.state.avatar!.cards).toBe(0)
  })

  test('[REB-AVA.19] a trap on the back strikes who has inflicted it', () => {
    const t = attacked('snapping-jaw', ['thorn-lash'])
    expect(black(t, 0)).toBe(printed('snapping-jaw', 'deal', 'back'))
  })

  test('[REB-AVA.19, REB-C.2] what it shows against Combat answers a spell that is aimed at it', () => {
    const aimedAt = (top: string) => {
      const t = lay({
        edition: 'rebirth',
        moon: 2,
        avatar: { at: 'forge', deck: [top, 'rose-fire'] },
        mages: [{ at: 'forge', first: 'visceral-fire light', second: 'red-tithe', third: 'red-tithe' }],
      })
      play(t, 0, castNext)
      return t
    }
    expect(hurt(aimedAt('rose-fire'))).toBe(3)
    expect(hurt(aimedAt('cruel-bargain'))).toBe(0)
    expect(revealed(aimedAt('cruel-bargain'))).toEqual(['cruel-bargain'])
    const own = black(aimedAt('rose-fire'), 0)
    expect(black(aimedAt('mirror-of-thorns'), 0)).toBe(own + 2)
  })

  test('[REB-AVA.19] a card without a symbol on its back answers nothing', () => {
    const t = attacked('vacant-stare')
    expect(revealed(t)).toEqual([])
  })

  test('[REB-AVA.19] of spells that target it only Combat is answered', () => {
    const cast = (side: '' | ' dark') => {
      const t = lay({
        edition: 'rebirth',
        avatar: { at: 'forge', deck: ['hollow-laughter', 'thorn-lash'] },
        mages: [{ at: 'arena', first: `knotted-cord${side}` }],
      })
      play(t, 0, castNext)
      return t.happened('avatarReacts').length
    }
    expect([cast(''), cast(' dark')]).toEqual([0, 1])
  })

  test('[REB-AVA.20, REB-G.12] backs answer in every phase; a trap strikes the mage behind an evocation', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'evocation',
      avatar: { at: 'forge', deck: ['snapping-jaw', 'thorn-lash'] },
      mages: [
        {
          at: 'arena',
          evocations: [
            { kind: 'colossus', at: 'forge' },
            { kind: 'cadaver', at: 'crypt' },
          ],
        },
      ],
    })
    play(t, 0, on('colossus'), attack)
    expect(t.happened('avatarReacts')).toMatchObject([{ card: 'snapping-jaw' }])
    expect(hurt(t)).toBe(evocationCard('rebirth', 'colossus').attack)
    expect(black(t, 0)).toBe(printed('snapping-jaw', 'deal', 'back'))
    expect(cubesOnEvocation(t, 'colossus', rose)).toBe(0)
  })
})

describe('what mages do to it', () => {
  test('[REB-AVA.39, REB-C.28] defeated it goes to its cell; who did it scores and takes a trophy of its body', () => {
    const t = lay({
      edition: 'rebirth',
      avatar: { at: 'forge', damage: { 0: 17 }, deck: ['thorn-lash'] },
      mages: [{ at: 'forge' }, { at: 'crypt' }],
    })
    play(t, 0, attack, pass)
    expect(mage(t, rose).place).toBe(cell)
    expect(hurt(t)).toBe(0)
    expect(powers(t)[0]).toBe(5)
    expect(mage(t, 0).won).toEqual([rose])
    expect(mage(t, rose).trophies).toBe(6)
  })

  test('[REB-AVA.40] whom it defeats gives a trophy to the Black Rose', () => {
    const t = reveals('iron-grip', 2, {}, [{ at: 'arena', damage: { rose: allBut(3, 'arianna') } }])
    expect(mage(t, 0).place).toBe(cell)
    expect(t.state.rose.trophies).toEqual([0])
    expect(t.state.rose.power).toBe(5)
  })

  test('[REB-AVA.37, REB-AVA.38] an Umbra follows it and does it no harm', () => {
    // Vertigo minds that it walks, Dread acts in the Evocation Phase; both deal damage of the Black Rose.
    const umbras = [
      { kind: 'vertigo', by: 0 },
      { kind: 'dread', by: 0 },
    ] as const
    const t = itsGo({ cards: 2, deck: ['petal-ward'], umbras }, [
      { at: 'arena', actions: 0, evocations: [{ kind: 'cadaver', at: 'crypt' }] },
    ])
    expect(where(t)).toBe('arena')
    play(t, 0, { do: 'end' })
    expect(t.happened('phaseBegan').slice(0, 2)).toMatchObject([{ phase: 'evocation' }, { phase: 'cleanUp' }])
    expect(t.happened('damaged').filter(({ model }) => isOf(model, rose))).toEqual([])
    // They are where it is.
    expect(t.happened('stepped').slice(0, 1)).toMatchObject([{ room: 'arena' }])
  })

  test('[REB-AVA.38, REB-AVA.22, RUL-89, RUL-123] Insomnia costs it its top action card, for it cannot be hurt', () => {
    const umbras = [{ kind: 'insomnia', by: 0 }] as const
    const t = lay({
      edition: 'rebirth',
      phase: 'evocation',
      avatar: { at: 'arena', deck: ['vacant-stare'], umbras },
      mages: [{ at: 'forge' }],
    })
    expect(t.happened('actionsDiscarded')).toMatchObject([{ cards: ['vacant-stare'] }])
    expect(t.happened('damaged').filter(({ model }) => isOf(model, rose))).toEqual([])
  })

  test('[REB-AVA.38] an Umbra goes where it goes', () => {
    const t = itsGo({ deck: ['petal-ward'], umbras: [{ kind: 'dread', by: 0 }] }, [{ at: 'arena' }])
    expect(where(t)).toBe('arena')
    expect(t.state.evocations).toMatchObject([{ paired: rose, place: mage(t, rose).place }])
  })

  test('[REB-AVA.34, REB-AVA.35, REB-AVA.36, REB-AVA.42, REB-G.10] in Clean-up: a cube on each jinx, damage to each Umbra', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'cleanUp',
      avatar: {
        jinxes: ['slowness'],
        umbras: [{ kind: 'dread', by: 0 }],
        revealed: ['thorn-lash', 'petal-ward'],
      },
      mages: [{}],
    })
    expect(t.happened('jinxRemedied')).toMatchObject([{ seat: rose, jinx: 'slowness' }])
    expect(mage(t, rose).jinxes).toEqual([{ kind: 'slowness', cubes: 1 }])
    expect(t.state.evocations.map(({ damage }) => damage)).toEqual([[rose]])
    // Under the deck, in the order they were revealed; everybody knows.
    expect(view(t.state, 0).avatar!.decks[0]!.top.slice(-2)).toEqual(['thorn-lash', 'petal-ward'])
  })

  test('[REB-AVA.42] in Clean-up it comes in its place of the order, not after everybody', () => {
    const jinxed = { jinxes: ['slowness'], hand: ['black-torture'] } as const
    const t = lay({
      edition: 'rebirth',
      phase: 'cleanUp',
      crown: 0,
      avatar: { after: 0, jinxes: ['illFortune'] },
      mages: [jinxed, jinxed],
    })
    expect(t.question(0)?.kind).toBe('liftJinx')
    expect(t.happened('jinxRemedied')).toEqual([])
    play(t, 0, pass)
    expect(t.question(1)?.kind).toBe('liftJinx')
    expect(t.happened('jinxRemedied')).toMatchObject([{ seat: rose }])
  })

  test('[RUL-61] card parts of a room do nothing for it', () => {
    const t = reveals('undying-root', 3, { at: 'bibliotheca' }, [{ at: 'forge' }])
    expect(mage(t, rose).hand).toEqual([])
    const treasure = reveals('undying-root', 3, { at: 'treasure-room' }, [{ at: 'forge' }])
    expect(treasure.state.rose.power).toBe(0)
  })

  test('[REB-AVA.22, RUL-89] what it would discard comes from the top of its deck', () => {
    const t = lay({
      edition: 'rebirth',
      avatar: { at: 'forge', deck: ['thorn-lash', 'petal-ward'] },
      mages: [{ at: 'forge', toSolve: ['web-of-lies'] }],
      moon: 1,
    })
    t.choose(0, { do: 'quest', quest: 'web-of-lies' })
    expect(revealed(t)).toEqual(['thorn-lash'])
    // It comes to nothing.
    expect([black(t, 0), t.happened('actionRevealed')]).toEqual([0, []])
  })

  test('[REB-AVA.18] in its cell an attack finds nobody', () => {
    const t = lay({ edition: 'rebirth', avatar: { at: 'cell' }, mages: [{ at: 'cemetery', actions: 2 }] })
    play(t, 0, attack)
    expect(t.offers(0, attack)).toBe(false)
    expect(hurt(t)).toBe(0)
  })
})

describe('moons', () => {
  test('[REB-AVA.23, REB-C.8] at once the deck of the new moon lies there; the events stay', () => {
    const t = reveals('cruel-bargain', 2, {}, [{ at: 'arena', power: 2 }], { rosePower: 17 })
    expect(t.state.moon).toBe(3)
    const top = t.state.avatar!.decks[2]!.cards.at(-1)!
    expect(view(t.state, 0).avatar!.back).toBe(backOf(actionOf('rebirth', top)))
    expect(t.state.eventDecks.map(({ cards }) => cards.length)).toEqual([15, 0, 0])
  })

  test('[REB-C.8, RUL-59] its events are drawn from their one deck in every moon, and shuffled anew from all their discards', () => {
    const drawn = (moon: 1 | 2 | 3, change?: (state: BlackRose) => void): BlackRose => {
      const t = lay(
        { edition: 'rebirth', phase: 'blackRose', avatar: {}, mages: [{ quests: ['kindling'] }], moon },
        change,
      )
      expect(t.happened('eventDrawn')).toHaveLength(1)
      return t.state
    }
    for (const moon of [1, 2, 3] as const) expect(drawn(moon).eventDecks[0].cards).toHaveLength(14)
    const emptied = drawn(3, ({ eventDecks: [only], eventDiscards: [pile] }) => {
      pile.push(...only.cards.splice(0))
      only.seen.length = 0
    })
    expect(emptied.eventDecks[0].cards).toHaveLength(14)
  })
})
