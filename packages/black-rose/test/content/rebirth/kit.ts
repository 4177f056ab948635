import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { spellOf } from '../../../src/content/content.ts'
import type { EvocationKind, JinxKind, School, UpgradeKind } from '../../../src/words/board.ts'
import type { Spell } from '../../../src/words/card.ts'
import {
  type Answer,
  type Board,
  castNext,
  cubesIn,
  type MageSetup,
  mage,
  type Position,
  place,
  trigger,
} from '../../position.ts'
import { type Case, go, laidOut } from '../quest-kit.ts'

/** A side that is cast: seat 0 casts it in the Arena and gives these answers. */
interface Cast extends Case {
  readonly answers?: readonly Answer[]
}

/** A side that waits, or a room trap in a room of one colour: the rival (seat 1) does something, seat 0 triggers it. */
interface Wait extends Case {
  readonly deed: (t: Board) => void
}

/** Every side of some spells: `'vitriol dark'`, and room traps by colour: `'salt-circle blue'`. */
export type SpellCases = { readonly [side: string]: Cast | Wait }

const start: MageSetup = { at: 'arena' }

const idOf = (side: string): string => side.split(' ')[0]!

/** Casts a spell and looks at what it has done. */
const castOne = (side: string, play: Cast): void => {
  const { unstable } = spellOf('rebirth', idOf(side))
  const t = laidOut('rebirth', play, { ...start, first: side })
  go(t, 0, castNext, ...(play.answers ?? []))
  expect(t.question(0)?.kind).not.toBe('effect')
  // [REB-SPL.5] The vortex comes first, where the caster stands then.
  if (unstable) expect(cubesIn(t, play.you?.at ?? 'arena', 0)).toBeGreaterThanOrEqual(1)
  expect(mage(t, 0).slots.first.status).toBe('used')
  play.shows(t, 'rebirth')
}

/** Triggers a spell that has been waiting and looks at what it has done. */
const triggerOne = (side: string, play: Wait): void => {
  const { unstable } = spellOf('rebirth', idOf(side))
  const words = side.endsWith(' dark') ? `${side} active` : `${idOf(side)} active`
  const t = laidOut(
    'rebirth',
    { active: 1, ...play, rival: { actions: 2, ...play.rival } },
    { ...start, first: words, actions: 0 },
  )
  const stood = place(t, 0)
  play.deed(t)
  t.choose(0, trigger(idOf(side)))
  go(t, 0, ...(play.answers ?? []))
  expect(t.question(0)?.kind).not.toBe('effect')
  // [REB-SPL.6, RUL-76] The vortex of a waiting spell works when it is triggered.
  if (unstable) expect(cubesIn(t, stood, 0)).toBeGreaterThanOrEqual(1)
  expect(mage(t, 0).slots.first.status).toBe('used')
  play.shows(t, 'rebirth')
}

const sidesOf = ({ id, roomTrap }: Spell): string[] =>
  roomTrap === null ? [`${id} light`, `${id} dark`] : roomTrap.colours.map((colour) => `${id} ${colour}`)

/** Plays every side of these spells, in every mode; none may be missing. */
export const playsEverySide = (
  name: string,
  spells: readonly Spell[],
  cases: SpellCases,
  table: Pick<Position, 'mix'> = {},
): void => {
  test(`every side of ${name} is played`, () => {
    expect(Object.keys(cases).toSorted()).toEqual(spells.flatMap(sidesOf).toSorted())
  })
  const scenario = scenariosWith(test)
  describe(name, () => {
    for (const [side, play] of Object.entries(cases))
      scenario(side, () =>
        'deed' in play ? triggerOne(side, { ...table, ...play }) : castOne(side, { ...table, ...play }),
      )
  })
}

// Answers.
export const school = (name: School): Answer => ({ do: 'school', school: name })
export const jinx = (kind: JinxKind): Answer => ({ do: 'jinx', jinx: kind })
export const umbra = (kind: EvocationKind): Answer => ({ do: 'umbra', kind })
export const upgrade = (kind: UpgradeKind): Answer => ({ do: 'upgrade', upgrade: kind })
export const mode = (number: number): Answer => ({ do: 'mode', mode: number })

// What a test looks at.
export const jinxesOf = (t: Board, seat: number): string[] =>
  (mage(t, seat).jinxes ?? []).map(({ kind }) => kind)
export const umbrasOf = (t: Board, seat: number): string[] =>
  t.state.evocations.filter(({ paired }) => paired === seat).map(({ kind }) => kind)
export const upgradesOf = (t: Board, kind: EvocationKind): readonly string[] =>
  t.state.evocations.find((each) => each.kind === kind)?.upgrades ?? []
