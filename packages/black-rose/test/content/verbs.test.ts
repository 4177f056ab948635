import { describe, expect, test } from 'vitest'
import { type Content, contentOf } from '../../src/content/content.ts'
import { combat, contingency, one, schoolSpell, self } from '../../src/content/making.ts'
import { isSecret } from '../../src/verbs/index.ts'
import { listsOf, listsOn } from '../../src/verbs/lists.ts'
import { finished, noLists, type Verb } from '../../src/verbs/verb.ts'
import { classicIds } from '../../src/words/board.ts'
import type { Spell } from '../../src/words/card.ts'
import type { Sentence, SentenceOf } from '../../src/words/effect.ts'
import {
  aRoom,
  eachRoom,
  type Rooms,
  randomRooms,
  roomKinds,
  roomsOf,
  roomsWith,
  spots,
  upToRooms,
} from '../../src/words/select.ts'
import { choose, crown, deal, gain, instability, may } from '../../src/words/sentences.ts'

/** The cards of an edition, with this one spell. */
const cardsWith = (spell: Spell): Content => ({ ...contentOf('1.6'), spells: new Map([[spell.id, spell]]) })

/** Spell with this effect; whatever it does, its type and its target are right. */
const spellThat = (...effect: Sentence[]): Spell =>
  schoolSpell('destruction')('misprint', {
    light: combat('fire', one(1), deal(1)),
    dark: contingency('fire', self, ...effect),
  })

describe('loading cards', () => {
  test('refuses a sentence that its verb finds wrong, and names the card', () => {
    expect(() => listsOn(cardsWith(spellThat(gain(0))))).toThrow(
      "the card of 'spell/misprint/dark' says 'gain' wrongly: 0 is less than 1",
    )
  })

  test('refuses one inside another, too', () => {
    expect(() => listsOn(cardsWith(spellThat(crown, choose([crown], [may(gain(-1))]))))).toThrow(
      "the card of 'spell/misprint/dark/1.1/0.0' says 'gain' wrongly: -1 is less than 1",
    )
    expect(() => listsOn(cardsWith(spellThat(may())))).toThrow("says 'may' wrongly: nothing may be done")
  })

  test('finds every list of a card, and those inside its sentences, by name', () => {
    const lists = listsOn(cardsWith(spellThat(crown, choose([crown], [may(gain(2))]))))
    expect([...lists].filter(([name]) => name.startsWith('spell/'))).toEqual([
      ['spell/misprint/light', [deal(1)]],
      ['spell/misprint/dark', [crown, choose([crown], [may(gain(2))])]],
      ['spell/misprint/dark/1.0', [crown]],
      ['spell/misprint/dark/1.1', [may(gain(2))]],
      ['spell/misprint/dark/1.1/0.0', [gain(2)]],
    ])
  })

  test.each(classicIds)('has loaded those of %s', (edition) => {
    expect(listsOf(edition).size).toBeGreaterThan(300)
  })

  test.each(classicIds)('has found every sentence of %s, however deep it stands', (edition) => {
    const lists = [...listsOf(edition).values()]
    const found = new Set<unknown>(lists.flat())
    expect(lists.flatMap(objectsIn).filter((each) => 'verb' in each && !found.has(each))).toEqual([])
  })
})

/** Every object inside a value. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

describe('[BRW-GEN.6] a choice among rooms', () => {
  const isHidden = (rooms: Rooms): boolean => isSecret(instability(1, rooms))

  test.each(roomKinds)('is secret where only the chooser sees which they are, one or several: %s', (kind) => {
    const own = kind === 'roomOfYourQuest'
    expect(isHidden(aRoom('lodge', kind))).toBe(own)
    expect(isHidden(upToRooms(2, 'lodge', kind))).toBe(own)
  })

  test('is none where the rooms are known without one', () => {
    const given = [
      ...[...spots, 'picked' as const].map((rooms): Rooms => ({ rooms })),
      ...roomKinds.flatMap((kind) => [eachRoom('lodge', kind), randomRooms(1, kind)]),
      roomsWith('enemyMage'),
      roomsOf('red'),
    ]
    expect(given.filter(isHidden)).toEqual([])
  })
})

test('a verb that lacks a face is an error of types', () => {
  const faces = {
    check: () => null,
    choice: null,
    canBegin: () => true,
    wants: () => 0,
    moves: () => false,
    run: () => finished,
    text: () => ({ say: 'nothing' }),
    value: () => {},
    inner: noLists,
  }
  const whole: Verb<SentenceOf<'crown'>> = faces
  // @ts-expect-error What is chosen, and whether others see among what, is said.
  const withoutChoice: Verb<SentenceOf<'crown'>> = { ...faces, choice: undefined }
  // @ts-expect-error Whether it can begin, and may be chosen, is said.
  const withoutBeginning: Verb<SentenceOf<'crown'>> = { ...faces, canBegin: undefined }
  // @ts-expect-error How many cubes it wants is said.
  const withoutWants: Verb<SentenceOf<'crown'>> = { ...faces, wants: undefined }
  // @ts-expect-error Whether it moves somebody is said.
  const withoutMoves: Verb<SentenceOf<'crown'>> = { ...faces, moves: undefined }
  // @ts-expect-error What bots think of it is said.
  const withoutValue: Verb<SentenceOf<'crown'>> = { ...faces, value: undefined }
  // @ts-expect-error Which sentences are inside it is said, also where there are none.
  const withoutInner: Verb<SentenceOf<'crown'>> = { ...faces, inner: undefined }
  const lacking = [withoutChoice, withoutBeginning, withoutWants, withoutMoves, withoutValue, withoutInner]
  expect([whole, ...lacking]).toHaveLength(7)
})
