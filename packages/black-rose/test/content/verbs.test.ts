import { describe, expect, test } from 'vitest'
import { type Content, contentOf } from '../../src/content/content.ts'
import { combat, contingency, one, schoolSpell, self } from '../../src/content/making.ts'
import { listsOf, listsOn } from '../../src/verbs/lists.ts'
import { finished, type Verb } from '../../src/verbs/verb.ts'
import { editionIds } from '../../src/words/board.ts'
import type { Spell } from '../../src/words/card.ts'
import type { Sentence, SentenceOf } from '../../src/words/effect.ts'
import { choose, crown, deal, gain, may } from '../../src/words/sentences.ts'

/** The cards of an edition, with this one spell. */
const cardsWith = (spell: Spell): Content => ({ ...contentOf('1.6'), spells: new Map([[spell.id, spell]]) })

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
    expect(() => listsOn(cardsWith(spellThat(crown, choose([crown], [may(deal(-1))]))))).toThrow(
      "the card of 'spell/misprint/dark/1.1/0.0' says 'deal' wrongly: -1 is less than 1",
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

  test.each(editionIds)('has loaded those of %s', (edition) => {
    expect(listsOf(edition).size).toBeGreaterThan(300)
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
  // @ts-expect-error A sentence that has others inside says where.
  const withoutInner: Verb<SentenceOf<'may'>> = faces
  const lacking = [withoutChoice, withoutBeginning, withoutWants, withoutMoves, withoutValue, withoutInner]
  expect([whole, ...lacking]).toHaveLength(7)
})
