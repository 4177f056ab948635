import { scenariosWith } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { spellOf } from '../../src/content/content.ts'
import { hexOf, laidAt } from '../../src/table/lodge.ts'
import type { EditionId } from '../../src/words/board.ts'
import type { Spell } from '../../src/words/card.ts'
import {
  type Answer,
  type Board,
  before,
  castNext,
  cubesIn,
  type MageSetup,
  mage,
  place,
  trigger,
} from '../position.ts'
import { type Case, editions, go, laidOut } from './quest-kit.ts'

/** A side that is cast: seat 0 casts it in the Throne Room and gives these answers. */
interface Cast extends Case {
  /** Element and target, before the room shakes. */
  readonly aim?: readonly Answer[]
}

/** A side that waits, or a room trap in a room of one colour: the rival (seat 1) does something, seat 0 triggers it. */
interface Wait extends Case {
  readonly deed: (t: Board, edition: EditionId) => void
  /** Answers in 0.7, where a room trap may do something else. */
  readonly older?: readonly Answer[]
}

/** Every side of the spells of a school: `'fireball dark'`, and room traps by colour: `'pyre-threshold red'`. */
export type SpellCases = { readonly [side: string]: Cast | Wait }

const start: MageSetup = { at: 'throne-room' }

/** Casts a spell and looks at what it has done. */
const castOne = (edition: EditionId, side: string, play: Cast): void => {
  const { unstable, school } = spellOf(edition, idOf(side))
  const t = laidOut(edition, play, { ...start, first: side })
  go(t, 0, castNext, ...(play.aim ?? []), ...(unstable && edition === '1.6' ? [before] : []))
  go(t, 0, ...(play.answers ?? []))
  expect(t.question(0)?.kind).not.toBe('effect')
  if (unstable) expect(cubesIn(t, placeOfCaster(play), 0)).toBeGreaterThanOrEqual(1)
  // [BRW-ROOM.6] In 0.7 a Forgotten spell leaves the game at once.
  if (edition === '0.7' && school === 'forgotten') expect(t.state.gone).toEqual([idOf(side)])
  else expect(mage(t, 0).slots.first.status).toBe('used')
  play.shows(t, edition)
}

const placeOfCaster = ({ you }: Case): string => you?.at ?? 'throne-room'

/** Triggers a spell that has been waiting and looks at what it has done. The rival has a choice of what to do. */
const triggerOne = (edition: EditionId, side: string, play: Wait): void => {
  const { unstable, school } = spellOf(edition, idOf(side))
  const words = side.endsWith(' dark') ? `${side} active` : `${idOf(side)} active`
  const t = laidOut(
    edition,
    { active: 1, ...play, rival: { actions: 2, quick: 'unmaking', ...play.rival } },
    { ...start, first: words, actions: 0 },
  )
  play.deed(t, edition)
  t.choose(0, trigger(idOf(side)))
  go(t, 0, ...((edition === '0.7' ? play.older : undefined) ?? play.answers ?? []))
  expect(t.question(0)?.kind).not.toBe('effect')
  // [BRW-TP.3, BRW-FAQ.13] The symbol of a waiting spell works when it is triggered.
  expect(cubesIn(t, place(t, 0), 0)).toBe(unstable ? 1 : 0)
  // [BRW-ROOM.6] In 0.7 a Forgotten spell has left by now.
  if (edition === '0.7' && school === 'forgotten') expect(t.state.gone).toContain(idOf(side))
  else expect(mage(t, 0).slots.first.status).toBe('used')
  play.shows(t, edition)
}

const idOf = (side: string): string => side.split(' ')[0]!

const sidesOf = ({ id, roomTrap }: Spell): string[] =>
  roomTrap === null ? [`${id} light`, `${id} dark`] : roomTrap.colours.map((colour) => `${id} ${colour}`)

/** Plays every side of these spells in the editions that have them; none may be missing. */
export const playsEverySide = (
  name: string,
  spells: (edition: EditionId) => readonly Spell[],
  cases: SpellCases,
): void => {
  test(`every side of ${name} is played`, () => {
    expect(Object.keys(cases).toSorted()).toEqual(spells('1.6').flatMap(sidesOf).toSorted())
  })
  const present = editions.filter((edition) => spells(edition).length > 0)
  describe.each(present)(`${name}, edition %s`, (edition) => {
    // One edition in every mode: hidden cards stay hidden, every answer can be taken back, matches are plain data.
    const scenario = edition === '1.6' ? scenariosWith(test) : test
    for (const [side, play] of Object.entries(cases))
      scenario(side, () => ('deed' in play ? triggerOne(edition, side, play) : castOne(edition, side, play)))
  })
}

/** Hex of a room, as it is laid. */
export const laid = (t: Board, room: string) => laidAt(t.state, hexOf(t.state, room))
/** Answers in 1.6 only, where the room's shaking is timed. */
export const timed = (edition: EditionId): readonly Answer[] => (edition === '1.6' ? [before] : [])
