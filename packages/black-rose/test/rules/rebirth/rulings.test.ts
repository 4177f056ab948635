import { declineOf, frameOf } from '@conclave/kernel'
import { table } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../../src/game.ts'
import { procedures } from '../../../src/procedures/index.ts'
import { rose } from '../../../src/state.ts'
import { mageModel } from '../../../src/table/models.ts'
import { deckOfSchool } from '../../../src/table/schools.ts'
import { lawful } from '../../lawful.ts'
import {
  type Answer,
  activate,
  allBut,
  at,
  type Board,
  type Cubes,
  castNext,
  cubesIn,
  cubesOn,
  lay,
  type MageSetup,
  mage,
  move,
  type Position,
  pass,
  place,
  play,
  positionOf,
  powers,
  stop,
  to,
  token,
  trigger,
} from '../../position.ts'

const inRebirth = (mages: readonly MageSetup[], more: Partial<Position> = {}): Board =>
  lay({ edition: 'rebirth', ...more, mages })
/** Cards beside the deck of Hex. */
const discardsOf = (t: Board): string[] => {
  const { hex } = t.state.schoolDiscards
  if (hex === undefined) throw new Error('there is no Hex')
  return hex
}
const cube = (seat: number): Answer => ({ do: 'cube', seat })
const jinxes = (t: Board, seat: number): string[] =>
  (mage(t, seat).jinxes ?? []).map(({ kind, cubes }) => `${kind} ${cubes}`)

describe('the Black Rose without a body', () => {
  test('[RUL-39, RUL-40] suffers no damage: what answers her strikes nobody', () => {
    const t = inRebirth([{ at: 'arena', first: 'scar-ward active', second: 'red-tithe' }, { at: 'forge' }])
    play(t, 0, castNext)
    play(t, 0, trigger('scar-ward'))
    // Pain is ignored, and the counter-blow finds nobody.
    expect([mage(t, 0).damage, mage(t, 1).damage]).toEqual([[], []])
    expect(mage(t, 0)).toMatchObject({ power: 1, reserve: 26 })
  })

  test('[RUL-119] what a spell makes the Black Rose place comes from her cubes; its mage decides nothing', () => {
    const t = inRebirth(
      [
        { at: 'arena', first: 'feast-of-shadows' },
        {
          at: 'forge',
          umbras: [
            { kind: 'dread', by: 0 },
            { kind: 'vertigo', by: 0 },
          ],
        },
        { at: 'garden' },
      ],
      { crown: 2, active: 0, roseReserve: 1 },
    )
    play(t, 0, castNext, at(1))
    expect([cubesOn(t, 1, rose), t.state.rose.reserve]).toEqual([1, 0])
    expect(t.happened('damaged')).toMatchObject([{ seat: rose, amount: 1 }])
  })
})

test('[VRB-04, RUL-119] with too few black cubes for an event whoever holds the Crown says where they go', () => {
  const t = inRebirth([{ at: 'arena' }, { at: 'forge' }, { at: 'garden' }], {
    phase: 'blackRose',
    moon: 2,
    crown: 0,
    roseReserve: 1,
    nextEvents: ['collapsing-wing'],
  })
  // The drawer sits to her right.
  expect(t.happened('eventDrawn')).toMatchObject([{ seat: 2 }])
  expect(t.waitsFor()).toEqual([0])
  t.choose(0, { do: 'place', count: 0 })
  t.choose(0, { do: 'place', count: 1 })
  expect(['arena', 'forge', 'garden'].map((room) => cubesIn(t, room, rose))).toEqual([0, 1, 0])
})

test('[RUL-122] no cubes are kept back for converting', () => {
  const t = inRebirth([
    { at: 'forge', first: 'shared-torture', reserve: 4 },
    { at: 'forge', damage: { rose: 3 } },
  ])
  play(t, 0, castNext)
  expect([cubesOn(t, 1, 0), cubesOn(t, 1, rose), mage(t, 0).reserve]).toEqual([4, 3, 0])
})

describe('trophies', () => {
  test('[RUL-38, REB-CMP.31] of a mage who has none left none is taken; her defeat pays all the same', () => {
    const t = inRebirth([
      { mage: 'rikkart', at: 'arena', first: 'barbed-embrace' },
      { mage: 'gramigna', at: 'arena', damage: { 0: allBut(1, 'gramigna') } },
      { mage: 'arianna', at: 'theatre', won: [1, 1, 1, 1, 1, 1, 1] },
    ])
    play(t, 0, castNext)
    expect([place(t, 1), mage(t, 0).won]).toEqual(['cell', []])
    expect(powers(t)).toEqual([5, 0, 0])
    expect(t.happened('trophyTaken')).toEqual([])
  })
})

describe('ignoring', () => {
  test('[RUL-94, VRB-41] of what several have inflicted by one sentence so much in all, what is answered first', () => {
    const state = positionOf({
      edition: 'rebirth',
      mages: [{ at: 'arena' }, { at: 'arena', damage: { 0: 2, rose: 3 }, first: 'plate-and-gear active' }],
    })
    const hit = (by: number, amount: number, card: string) =>
      ({
        what: 'damaged',
        model: mageModel(1),
        amount,
        put: amount,
        space: 8,
        by,
        source: null,
        physical: false,
        card,
      }) as const
    state.news = [hit(0, 2, 'spell.vitriol'), hit(rose, 3, 'event.sudden-chill')]
    const after = frameOf({ procedures }, 'activation', { seat: 0, parts: ['action'], falls: 0 })
    state.stack.push({ ...after, step: 'after' })
    const t = table(blackRoseIn('rebirth'), state, { lawful })
    // Four of five: all of the Black Rose's, and one of the other.
    t.choose(1, { do: 'trigger', card: 'plate-and-gear', heard: 1 })
    expect(mage(t, 1).damage).toEqual([0])
  })
})

describe('jinxes and Umbras', () => {
  test('[RUL-111] a jinx that has bitten has its cube, though the damage is ignored afterwards', () => {
    const t = inRebirth([
      { at: 'arena', first: 'night-terrors dark' },
      { at: 'arena', jinxes: ['vulnerability'], first: 'plate-and-gear active' },
    ])
    play(t, 0, castNext)
    play(t, 1, trigger('plate-and-gear'))
    expect(cubesOn(t, 1, 0)).toBe(0)
    expect(jinxes(t, 1)).toEqual(['vulnerability 1'])
  })

  test('[RUL-112] a jinx that changes mages starts anew, and its cubes go back', () => {
    const t = inRebirth([
      { at: 'arena', first: 'crossroads-bargain dark', jinxes: ['slowness'] },
      { at: 'forge' },
    ])
    mage(t, 0).jinxes![0]!.cubes = 1
    mage(t, 0).reserve--
    play(t, 0, castNext)
    expect([jinxes(t, 0), jinxes(t, 1)]).toEqual([[], ['slowness 0']])
    // All but the one of the vortex.
    expect(mage(t, 0).reserve).toBe(25)
  })

  test('[RUL-114] Vertigo minds it when others move its mage, each of them once', () => {
    const two = {
      umbras: [
        { kind: 'vertigo', by: 0 },
        { kind: 'vertigo', by: 0 },
      ],
    } as const
    const t = inRebirth([
      { at: 'arena', first: 'root-grip dark' },
      { at: 'forge', ...two },
    ])
    play(t, 0, castNext, at(1), to('treasure-room'), to('garden'))
    expect([place(t, 1), cubesOn(t, 1, rose)]).toEqual(['garden', 2])
  })

  test('[RUL-115] an upgrade may be left', () => {
    const t = inRebirth([{ at: 'arena', first: 'reanimate' }, { at: 'garden' }])
    play(t, 0, castNext, to('arena'), { do: 'enough' })
    expect(t.state.evocations).toMatchObject([{ kind: 'cadaver' }])
    expect(t.happened('upgraded')).toEqual([])
  })
})

test('[RUL-75] a personal spell of another that is carried out again is the copier’s', () => {
  const t = inRebirth([
    { mage: 'rikkart', at: 'arena', first: 'mirror-of-the-first-magister dark' },
    { mage: 'gramigna', at: 'arena', quick: 'evil-eye used' },
  ])
  play(t, 0, castNext)
  play(t, 0, { do: 'jinx', jinx: 'slowness' })
  // The gain is hers who casts, besides that of the Mirror; the card stays where it is.
  expect(powers(t)).toEqual([2, 0])
  expect(mage(t, 1).sheet).toContain('evil-eye')
})

test('[RUL-83] who does not answer a window in time declines', () => {
  const t = inRebirth([
    { at: 'arena', first: 'black-torture' },
    { at: 'arena', first: 'scar-ward active' },
  ])
  t.choose(0, castNext)
  expect(t.question(1)).toMatchObject({ kind: 'react', manner: 'window' })
  expect(declineOf(blackRoseIn('rebirth'), t.state, t.question(1)!)).toEqual(pass)
})

test('[DEC-05, REB-C.31] what an event leaves open is decided by who has drawn it', () => {
  const t = inRebirth([{}, {}, {}], {
    phase: 'blackRose',
    crown: 1,
    nextEvents: ['falling-masonry'],
    cubes: { crypt: { 0: 1 }, forge: { 1: 1 } },
  })
  expect(t.question(0)).toMatchObject({ kind: 'effect' })
  play(t, 0, to('forge'))
  expect([cubesIn(t, 'forge', rose), cubesIn(t, 'crypt', rose)]).toEqual([1, 0])
})

describe('what the rules take for granted', () => {
  test('[REB-GEN.4] a mage is the player and her model', () => {
    const t = inRebirth([
      { at: 'arena', first: 'drowning-dream dark' },
      { at: 'forge', grimoire: ['solve', 'vitriol'] },
    ])
    play(t, 0, castNext, to('forge'))
    // The model is hurt, the player loses a card.
    expect([cubesOn(t, 1, 0), mage(t, 1).memories]).toEqual([2, ['solve']])
  })

  test('[REB-GEN.5, REB-EVP.4] what a card says comes before the rules: a totem neither moves nor attacks', () => {
    const t = inRebirth(
      [{ at: 'arena', damage: { 1: 3 }, evocations: [{ kind: 'stagTotem', at: 'forge' }] }, { at: 'forge' }],
      { phase: 'evocation' },
    )
    play(t, 0, { do: 'evocation', kind: 'stagTotem' })
    expect([cubesOn(t, 0, 1), cubesOn(t, 1, 0)]).toEqual([1, 0])
    expect(t.happened('stepped')).toEqual([])
  })
})

describe('verbs', () => {
  test('[VRB-13, REB-G.11] healing: the healer says whose cubes go, the others move up to the left', () => {
    const t = inRebirth([
      { at: 'arena', first: 'barbed-embrace dark', damage: { 1: 2, 2: 3, rose: 1 } },
      { at: 'garden' },
      { at: 'theatre' },
    ])
    play(t, 0, castNext, cube(2), cube(1), cube(2))
    expect(mage(t, 0).damage).toEqual([1, 2, rose])
    expect([mage(t, 1).reserve, mage(t, 2).reserve]).toEqual([25, 25])
  })

  test('[VRB-14, REB-DMG.13] converting damage: up to so many cubes of others, any mix, never on oneself', () => {
    const t = inRebirth([
      { at: 'arena', first: 'black-sun dark', damage: { 1: 2 } },
      { at: 'arena', damage: { 0: 1, 2: 1, rose: 1 } },
      { at: 'theatre' },
    ])
    play(t, 0, castNext, to('arena'), cube(rose), cube(2))
    expect(mage(t, 1).damage).toEqual([0, 0, 0, 0])
    expect(mage(t, 0).damage).toEqual([1, 1])
  })

  test('[VRB-17] removing instability: a cube of anybody goes back, and the others move up', () => {
    const t = inRebirth([{ at: 'arena', first: 'solve dark' }, { at: 'garden' }], {
      cubes: { forge: { 0: 1, 1: 2, rose: 1 } },
      library: { hex: ['sour-milk'] },
    })
    play(t, 0, castNext, to('forge'), cube(1), { do: 'school', school: 'hex' })
    expect(t.state.lodge.find(({ room }) => room === 'forge')?.cubes).toEqual([0, 1, rose])
    expect(mage(t, 0).hand).toEqual(['sour-milk'])
  })

  test('[VRB-19] moving another: step by step into rooms, with their traps, never into a cell', () => {
    const t = inRebirth([
      { at: 'arena', first: 'root-grip dark', second: 'salt-circle active' },
      { at: 'observatory' },
    ])
    play(t, 0, castNext)
    const rooms = t.options(0).flatMap((option) => (option.do === 'room' ? [option.room] : []))
    expect(rooms.toSorted()).toEqual([
      'arena',
      'armoury',
      'black-rose-room',
      'cemetery',
      'crypt',
      'oracle-room',
    ])
    // The Oracle Room is blue.
    play(t, 0, to('oracle-room'))
    t.choose(0, trigger('salt-circle'))
    expect(cubesOn(t, 1, 0)).toBe(1)
    play(t, 0, to('theatre'))
    expect(place(t, 1)).toBe('theatre')
  })

  test('[VRB-23] refreshing: used tokens are ready again', () => {
    const t = inRebirth([{ at: 'garden', damage: { 1: 3 }, first: 'grand-conjunction dark' }, {}], {
      rebuilt: ['garden', 'forge', 'crypt'],
      dark: ['garden', 'forge'],
    })
    play(t, 0, castNext)
    // All of them; then she uses the one she stands in.
    expect(['garden', 'forge', 'crypt'].map((room) => token(t, room))).toEqual(['dark', 'bright', 'bright'])
    expect(mage(t, 0).damage).toEqual([])
  })

  test('[VRB-25] drawing from a school: an empty deck is made anew from its discards', () => {
    const t = inRebirth([{ at: 'bibliotheca', mage: 'arianna' }, {}], { rebuilt: ['bibliotheca'] })
    const deck = deckOfSchool(t.state, 'hex')
    const discards = discardsOf(t)
    discards.push(...deck.cards.splice(0))
    deck.seen.length = 0
    play(t, 0, move, activate, { do: 'school', school: 'hex' })
    expect(mage(t, 0).hand).toHaveLength(1)
    expect([deck.cards.length, discards]).toEqual([35, []])
  })

  test('[VRB-29] a spell comes back from Memories to hand', () => {
    const t = inRebirth([{ at: 'arena', first: 'salvage dark', memories: ['solve', 'vitriol'] }, {}])
    play(t, 0, castNext, { do: 'memories', card: 'vitriol' })
    expect([mage(t, 0).hand, mage(t, 0).memories]).toEqual([['vitriol'], ['solve']])
  })

  test('[VRB-31] what is stolen is what was lost', () => {
    const t = inRebirth(
      [
        { at: 'arena', first: 'trodden-grave dark active' },
        { at: 'throne-room', power: 0, hand: ['solve'], quests: ['a-seat-by-the-throne'] },
      ],
      { active: 1 },
    )
    play(t, 1, move, activate, { do: 'card', card: 'solve' })
    t.choose(0, trigger('trodden-grave'))
    expect(powers(t)).toEqual([0, 0])
  })

  test('[VRB-46] transferred damage keeps its colours, and nobody gets cubes of her own', () => {
    const mirror = (damage: Cubes) => {
      const t = inRebirth([
        { at: 'arena', first: 'night-terrors dark' },
        { at: 'arena', first: 'martyrs-mirror active', damage },
        { at: 'theatre' },
      ])
      t.choose(0, castNext)
      t.choose(1, trigger('martyrs-mirror'))
      return t
    }
    const t = mirror({ 0: 2, 2: 1 })
    expect(t.options(1)).toEqual([{ do: 'cube', seat: 2 }, { do: 'enough' }])
    play(t, 1, cube(2))
    expect(mage(t, 0).damage).toEqual([2, 1, 1])
    const own = mirror({ 0: 2 })
    play(own, 1)
    expect(mage(own, 0).damage).toEqual([1, 1])
  })
})

test('[VRB-02] who may do less may do nothing', () => {
  const t = inRebirth([{ at: 'arena', first: 'quicksilver-step' }, {}])
  play(t, 0, castNext, stop)
  expect(place(t, 0)).toBe('arena')
})
