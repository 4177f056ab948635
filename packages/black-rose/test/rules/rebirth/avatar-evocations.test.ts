import { describe, expect, test } from 'vitest'
import { contentOf, evocationCard } from '../../../src/content/content.ts'
import { rose } from '../../../src/state.ts'
import { evocationsOf } from '../../../src/table/models.ts'
import type { EvocationKind } from '../../../src/words/board.ts'
import {
  type AvatarSetup,
  allBut,
  type Board,
  cubesOnEvocation,
  evocationRooms,
  lay,
  type MageSetup,
  mage,
  type Position,
  place,
} from '../../position.ts'
import { black, itsGo, revealed, reveals, settle } from './avatar-table.ts'

const strengthOf = (kind: EvocationKind): number => evocationCard('rebirth', kind).attack

/** The Evocation Phase, the Avatar first; who answers for it leaves it at the first choice. */
const acting = (avatar: AvatarSetup, mages: readonly MageSetup[], more: Partial<Position> = {}): Board =>
  settle(lay({ edition: 'rebirth', phase: 'evocation', crown: rose, avatar, mages, ...more }))

/** The kinds that lie on the Avatar's board, by their spaces. */
const spaces = (t: Board): string[] =>
  evocationsOf(t.state, rose)
    .toSorted((one, other) => one.slot - other.slot)
    .map(({ kind, slot }) => `${slot} ${kind}`)

/** By what damage was dealt, in order. */
const blows = (t: Board): unknown[] => t.happened('damaged').map(({ by }) => by)

describe('whom an evocation of the Avatar goes for', () => {
  test('[REB-AVA.25, REB-AVA.26, RUL-53, REB-V.8] the nearest mage; it goes there and strikes', () => {
    const t = acting({ evocations: [{ kind: 'cadaver', at: 'black-rose-room' }] }, [
      { at: 'arena' },
      { at: 'throne-room', damage: { 0: 6 }, power: 9 },
    ])
    expect(evocationRooms(t, rose, 'cadaver')).toEqual(['arena'])
    expect([black(t, 0), black(t, 1)]).toEqual([strengthOf('cadaver'), 0])
  })

  test('[REB-AVA.26, RUL-53, REB-V.8] of two who are equally near the more damaged, then the more powerful', () => {
    const between = (one: MageSetup, other: MageSetup): number[] => {
      const t = acting({ evocations: [{ kind: 'cadaver', at: 'black-rose-room' }] }, [
        { at: 'arena', ...one },
        { at: 'bibliotheca', ...other },
      ])
      return [black(t, 0), black(t, 1)]
    }
    const strength = strengthOf('cadaver')
    expect(between({ power: 9 }, { damage: { 0: 1 } })).toEqual([0, strength])
    expect(between({ power: 1 }, { power: 2 })).toEqual([0, strength])
    expect(between({ power: 2 }, { power: 1 })).toEqual([strength, 0])
  })

  test('[REB-AVA.27, RUL-53] equal in all keys: the Crown sends it', () => {
    const t = lay({
      edition: 'rebirth',
      phase: 'evocation',
      crown: 1,
      avatar: { evocations: [{ kind: 'cadaver', at: 'black-rose-room' }] },
      mages: [{ at: 'arena' }, { at: 'bibliotheca' }],
    })
    expect(t.question(0)).toBeUndefined()
    expect(t.question(1)).toMatchObject({ kind: 'step', about: { for: 'avatar' } })
    t.choose(1, { do: 'room', room: 'bibliotheca' })
    expect([black(t, 0), black(t, 1)]).toEqual([0, strengthOf('cadaver')])
  })

  test('[REB-AVA.25, RUL-53, RUL-120] a mage comes before the evocation beside it, and who is out of reach is walked towards', () => {
    const beside = { evocations: [{ kind: 'succubus', at: 'black-rose-room' }] } as const
    const t = acting({ evocations: [{ kind: 'cadaver', at: 'black-rose-room' }] }, [
      { at: 'arena', ...beside },
    ])
    expect([black(t, 0), cubesOnEvocation(t, 'succubus', rose)]).toEqual([strengthOf('cadaver'), 0])
    const far = acting({ evocations: [{ kind: 'colossus', at: 'black-rose-room' }] }, [
      { at: 'forge', ...beside },
    ])
    // One step of the two; nobody else is struck for it.
    expect(evocationRooms(far, rose, 'colossus')).toEqual(['arena'])
    expect([black(far, 0), cubesOnEvocation(far, 'succubus', rose)]).toEqual([0, 0])
  })

  test('[REB-AVA.26, RUL-53] with every mage in her cell, an evocation', () => {
    const t = acting({ evocations: [{ kind: 'cadaver', at: 'black-rose-room' }] }, [
      { at: 'cell', evocations: [{ kind: 'succubus', at: 'arena' }] },
    ])
    expect(cubesOnEvocation(t, 'succubus', rose)).toBe(strengthOf('cadaver'))
    const alone = acting({ evocations: [{ kind: 'cadaver', at: 'black-rose-room' }] }, [{ at: 'cell' }])
    expect(evocationRooms(alone, rose, 'cadaver')).toEqual(['black-rose-room'])
  })

  test('[REB-AVA.25, RUL-53] in the room of its target it stays', () => {
    const t = acting({ evocations: [{ kind: 'succubus', at: 'arena' }] }, [{ at: 'arena' }])
    expect(evocationRooms(t, rose, 'succubus')).toEqual(['arena'])
    expect(black(t, 0)).toBe(strengthOf('succubus'))
  })

  test('[REB-AVA.33, REB-AVA.25] led by an action card that names no priority it goes by the same rule', () => {
    const t = reveals('many-bodies', 3, { evocations: [{ kind: 'cadaver', at: 'black-rose-room' }] }, [
      { at: 'arena', power: 0 },
      { at: 'throne-room', damage: { 0: 6 }, power: 9 },
    ])
    expect([black(t, 0), black(t, 1)]).toEqual([strengthOf('cadaver'), 0])
  })
})

describe('its spaces', () => {
  const three: NonNullable<AvatarSetup['evocations']> = [
    { kind: 'cadaver', at: 'arena' },
    { kind: 'cadaver', at: 'forge', damage: { 0: 1 } },
    { kind: 'cadaver', at: 'arena' },
  ]

  test('[REB-AVA.24] they act by their spaces, not by when they came', () => {
    const held = [three[0]!, three[1]!, { kind: 'colossus', at: 'arena' }] as const
    const t = itsGo(
      { at: 'arena', cards: 2, deck: ['rise-hound'], evocations: held },
      [{ mage: 'doria', at: 'arena', actions: 0 }],
      { moon: 2 },
    )
    settle(t)
    // The Succubus has come last, and lies on the second space. The card has led the first already.
    expect(evocationsOf(t.state, rose).at(-1)).toMatchObject({ kind: 'succubus', slot: 1 })
    const kinds = ['cadaver', 'cadaver', 'succubus', 'colossus']
    expect(blows(t)).toEqual(kinds.map((kind) => `evocation.${kind}`))
  })

  test('[REB-V.1] into the lowest free space', () => {
    const t = reveals('rise-servant', 1, { evocations: [{ kind: 'succubus', at: 'arena' }] }, [
      { at: 'forge' },
    ])
    expect(spaces(t)).toEqual(['0 succubus', '1 cadaver'])
    expect(t.happened('evocationRemoved')).toEqual([])
  })

  test('[REB-V.1] without one, in place of what has most damage, then of the lowest', () => {
    const t = reveals('rise-hound', 2, { at: 'arena', evocations: three }, [{ at: 'garden' }])
    expect(spaces(t)).toEqual(['0 cadaver', '1 succubus', '2 cadaver'])
    expect(t.happened('evocationRemoved')).toMatchObject([{ model: { n: 2 } }])
    const unhurt = three.map(({ kind, at: room }) => ({ kind, at: room }))
    const other = reveals('rise-hound', 2, { at: 'arena', evocations: unhurt }, [{ at: 'garden' }])
    expect(spaces(other)).toEqual(['0 succubus', '1 cadaver', '2 cadaver'])
  })

  test('[REB-V.1, REB-AVA.11, REB-C.20] a large one in place of the large one, though a space is free', () => {
    const t = reveals(
      'rise-colossus',
      3,
      {
        deck: ['ruin-made-whole'],
        evocations: [
          { kind: 'cadaver', at: 'garden' },
          { kind: 'nigredo', at: 'garden' },
        ],
      },
      [{ at: 'cell' }],
    )
    expect(spaces(t)).toEqual(['0 cadaver', '1 colossus'])
  })

  test('[REB-AVA.11, REB-CMP.30] three spaces and one large model, like a mage', () => {
    const t = reveals('rise-hound', 2, { evocations: three }, [{ at: 'cell' }])
    expect(evocationsOf(t.state, rose)).toHaveLength(3)
    const large = evocationsOf(t.state, rose).filter(
      ({ kind }) => contentOf('rebirth').evocations.get(kind)?.large,
    )
    expect(large).toEqual([])
  })

  test('[REB-V.4] two commands of one activation are for one space after the other', () => {
    const t = reveals('marionette', 2, { deck: ['rise-hound'], evocations: three.slice(0, 1) }, [
      { at: 'arena' },
    ])
    expect(revealed(t)).toEqual(['marionette', 'rise-hound'])
    expect(blows(t)).toEqual(['attack', 'evocation.cadaver', 'evocation.succubus'])
  })

  test('[REB-V.4] the first command of the next activation is for the lowest space again', () => {
    const mages = [{ mage: 'doria', at: 'arena', actions: 0 }] as const
    const t = itsGo({ at: 'arena', cards: 1, deck: ['rise-hound', 'marionette'] }, mages, { moon: 2 })
    settle(t)
    // Two cards are left to it; its own blow is with the charge. Then comes the Evocation Phase.
    const kinds = ['evocation.succubus', 'attack', 'evocation.succubus']
    expect(blows(t).slice(0, 3)).toEqual(kinds)
  })
})

test('[REB-V.2] what its evocation may do besides is for the Crown to say', () => {
  const t = lay({
    edition: 'rebirth',
    phase: 'evocation',
    avatar: { evocations: [{ kind: 'succubus', at: 'arena' }] },
    mages: [{ at: 'arena' }],
  })
  expect(t.question(0)).toMatchObject({ kind: 'effect', about: { for: 'avatar' } })
  expect(place(t, 0)).toBe('arena')
  expect(mage(t, 0).damage).toHaveLength(strengthOf('succubus'))
})

test('[REB-V.2, REB-AVA.25] what it may do instead of attacking it does not', () => {
  const t = acting({ evocations: [{ kind: 'colossus', at: 'arena' }] }, [{ at: 'arena' }])
  expect(black(t, 0)).toBe(strengthOf('colossus'))
  expect(t.happened('instabilityPlaced')).toEqual([])
})

test('[REB-G.9] an Umbra that the Avatar has assigned pays the Black Rose when its mage falls', () => {
  const t = reveals('iron-grip', 2, {}, [
    { at: 'arena', damage: { rose: allBut(1, 'arianna') }, umbras: [{ kind: 'dread', by: rose }] },
  ])
  expect(t.state.evocations).toEqual([])
  expect(t.happened('powerGained')).toContainEqual(
    expect.objectContaining({ seat: rose, amount: 1, by: 'evocation.dread' }),
  )
})
