import { canonical, languages } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { describe, expect, test } from 'vitest'
import { allies } from '../../src/content/allies.ts'
import { baseCards } from '../../src/content/base-cards.ts'
import { cards, copiesOf } from '../../src/content/cards.ts'
import { climbs, minions, wickedCards, witchStrength } from '../../src/content/wicked.ts'
import { texts } from '../../src/index.ts'
import { sentencesOf } from '../../src/verbs/check.ts'
import { checkSentence, textOf, verbs } from '../../src/verbs/index.ts'
import { cities, colours, pieces, track } from '../../src/words/board.ts'
import type { CardKind } from '../../src/words/card.ts'
import type { Sentence, VerbName } from '../../src/words/effect.ts'

const everySentence = cards.flatMap(sentencesOf)

describe('Components', () => {
  test('[AR-01] the box holds the 85 cards of the component list, 35 of them allies', () => {
    const count = (kind: CardKind) => copiesOf(cards.filter((card) => card.kind === kind)).length
    const kinds = ['base', 'ally', 'fortune', 'place', 'spell', 'wand', 'wicked', 'minion'] as const
    expect(kinds.map(count)).toEqual([15, 35, 2, 2, 10, 4, 14, 3])
    expect(copiesOf(cards)).toHaveLength(85)
  })

  test('[SPB-ST.2] every card has an id of its own', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  })

  test('[SPB-HF.4] of each hat there are two cards of strength 1 and one of 2; of the Troll one and one', () => {
    for (const piece of pieces) {
      const strengths = wickedCards
        .filter(({ effect }) => effect.piece === piece)
        .flatMap(({ moon, count }) => Array<number>(count).fill(moon))
      expect(strengths).toEqual(piece === 'troll' ? [1, 2] : [1, 1, 2])
    }
  })

  test('[SPB-ST.6] base cards: five of each action, every colour on two cards, the rainbow on five, twenty suns', () => {
    const copies = baseCards.flatMap((card) => Array<(typeof baseCards)[number]>(card.count).fill(card))
    const table = (action: string) => copies.filter((card) => card.action === action).map(({ book }) => book)
    expect(table('movement')).toEqual(['red', 'green', 'silver', 'rainbow', 'rainbow'])
    expect(table('magic')).toEqual(['red', 'blue', 'yellow', 'silver', 'rainbow'])
    expect(table('influence')).toEqual(['blue', 'green', 'yellow', 'rainbow', 'rainbow'])
    for (const colour of colours) expect(copies.filter(({ book }) => book === colour)).toHaveLength(2)
    expect(copies.map(({ sun, action }) => sun === (action === 'magic' ? 2 : 1))).not.toContain(false)
    expect(copies.reduce((sum, { sun }) => sum + sun, 0)).toBe(20)
  })

  test('[AR-01, AR-47] allies: sixteen sets, with the sizes, costs and suns of the table', () => {
    const table = allies.map(({ id, count, cost, sun, moon }) => [id, count, cost, sun, moon])
    expect(table).toEqual([
      ['centaur', 3, 4, 2, 0],
      ['city-watchman', 1, 3, 1, 0],
      ['changeling', 1, 2, 1, 0],
      ['dark-elf', 3, 3, 1, 0],
      ['dragon', 3, 6, 3, 0],
      ['giant-eagle', 2, 4, 2, 0],
      ['halfling', 3, 2, 1, 0],
      ['squire', 1, 4, 1, 0],
      ['knight', 1, 4, 3, 0],
      ['librarian', 1, 3, 0, 1],
      ['lizardman', 3, 4, 2, 0],
      ['magic-dwarf', 2, 3, 2, 0],
      ['pixies', 3, 2, 2, 0],
      ['ranger', 2, 3, 2, 0],
      ['vampire', 2, 3, 2, 0],
      ['warlock', 2, 5, 2, 0],
      ['warrior', 2, 4, 3, 0],
    ])
    expect(new Set(allies.map(({ set }) => set)).size).toBe(16)
  })

  test('[AR-05, SPB-MI.1, SPB-EN.7] the tower: strengths 2 to 5, minions 2, 4, 6, and what each stage brings', () => {
    expect(witchStrength).toEqual([2, 3, 4, 5])
    expect(minions.map(({ moon }) => moon)).toEqual([2, 4, 6])
    expect(climbs).toEqual({
      2: { steps: [], cards: 1 },
      3: { steps: ['troll'], cards: 2 },
      4: { steps: ['troll', 'troll', ...cities], cards: 0 },
    })
  })

  test('[AR-02, AR-03, AR-04] every track: nine spaces, hunter on 1, book on 4, symbols on 6 and 8', () => {
    expect(track).toEqual({ pieceStart: 1, bookStart: 4, spellSymbols: [6, 8], end: 9 })
  })
})

describe('Sentences', () => {
  test('[SPB-ST.3] a check finds arguments that mean nothing', () => {
    const wrong: Sentence[] = [
      { verb: 'influence', amount: 0 as 1, atOnce: false },
      { verb: 'chargeWand', amount: 0 },
      { verb: 'revealVillages', count: 0 },
      { verb: 'discardRow', filter: 'ally', count: 'all' },
    ]
    for (const sentence of wrong) expect(checkSentence(sentence)).not.toBeNull()
  })

  test('[SPB-ST.2] every verb is used by a card', () => {
    const used = new Set<VerbName>(everySentence.map(({ verb }) => verb))
    expect(Object.keys(verbs).filter((verb) => !used.has(verb as VerbName))).toEqual([])
  })
})

/** The values an argument can take. */
const domains: { readonly [argument: string]: readonly unknown[] } = {
  'move.carry': [false, true],
  'influence.amount': [1, 2, 3],
  'influence.atOnce': [false, true],
  'search.book': [...colours, 'rainbow'],
  'discardRow.filter': ['ally', 'wicked', 'witch'],
  'discardRow.count': [1, 'all'],
  'discardTower.filter': ['topWicked', 'anyWicked'],
  'guard.against': ['firstWitch', 'allWitches'],
  'advanceBook.which': ['any', 'city'],
  'revealVillages.count': [1, 2, 3, 4],
  'advance.piece': pieces,
  'chargeWand.amount': [1, 2],
}

/** A sentence with one argument changed, for every argument and every other value that passes the check. */
const variantsOf = (sentence: Sentence): Sentence[] =>
  Object.entries(sentence)
    .filter(([name]) => name !== 'verb')
    .flatMap(([name, value]) => {
      const domain = domains[`${sentence.verb}.${name}`]
      if (domain === undefined) throw new Error(`no values known for '${name}' of '${sentence.verb}'`)
      return domain
        .filter((other) => other !== value)
        .map((other) => ({ ...sentence, [name]: other }) as Sentence)
    })
    .filter((variant) => checkSentence(variant) === null)

describe('Dead arguments', () => {
  const pairs = everySentence.flatMap((sentence) =>
    variantsOf(sentence).map((variant) => [sentence, variant] as const),
  )

  test('[SPB-ST.2] every argument of every sentence changes its message', () => {
    expect(pairs.length).toBeGreaterThan(50)
    const dead = pairs.filter(([one, other]) => canonical(textOf(one)) === canonical(textOf(other)))
    expect(dead).toEqual([])
  })

  for (const language of languages) {
    test(`[SPB-ST.2] every argument of every sentence changes its text in '${language}'`, () => {
      const speak = speaker(texts.catalogues, language, { strict: true })
      const dead = pairs.filter(([one, other]) => speak(textOf(one)) === speak(textOf(other)))
      expect(dead).toEqual([])
    })
  }
})
