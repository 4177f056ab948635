import { describe, expect, test } from 'vitest'
import { bookOf, contentOf } from '../../src/content/content.ts'
import { deckOfSchool } from '../../src/table/schools.ts'
import { classicIds } from '../../src/words/board.ts'
import type { Spell } from '../../src/words/card.ts'
import { lay } from '../position.ts'

/** True if a side of it can be cast for its effect at once. */
const isCast = ({ sides }: Spell): boolean => Object.values(sides).some(({ on }) => on === null)

describe.each(classicIds)('starting lists of edition %s', (edition) => {
  const cases = contentOf(edition).schools.flatMap((school) =>
    (['a', 'b'] as const).map((list) => ({ school, list })),
  )

  test.each(cases)('[BRW-SET.13, BRW-R.5] $school, list $list', ({ school, list }) => {
    const t = lay({ edition, phase: 'opening', crown: 0, mages: [{}, {}] })
    t.choose(0, { do: 'mage', mage: 'nero' })
    t.choose(0, { do: 'colour', colour: 'azure' })
    t.choose(1, { do: 'mage', mage: 'tessa' })
    t.choose(1, { do: 'colour', colour: 'amber' })
    t.choose(0, { do: 'school', school })
    t.choose(0, { do: 'startingList', list })
    const [mage] = t.state.mages
    const book = bookOf(edition, school)
    const spells = book.lists[list].map((number) => book.spells[number - 1]!)
    const own = edition === '1.6' ? ['ring-of-fire'] : []
    const cards = [...mage!.grimoire.cards, ...mage!.hand]
    expect(cards.toSorted()).toEqual([...spells.map(({ id }) => id), ...own].toSorted())
    // Of each of the six one copy has left the deck of the school.
    const left = deckOfSchool(t.state, school).cards
    expect(left).toHaveLength(30)
    expect(spells.map(({ id }) => left.filter((each) => each === id).length)).toEqual([2, 2, 2, 2, 2, 2])
    // Nobody begins with spells that only wait.
    expect(spells.filter(isCast).length).toBeGreaterThanOrEqual(3)
    expect(isCast(spells[0]!)).toBe(true)
  })

  test('the two lists of a school differ, and no two schools share a spell', () => {
    const books = contentOf(edition).schools.map((school) => bookOf(edition, school))
    expect(new Set(books.flatMap(({ spells }) => spells.map(({ id }) => id))).size).toBe(72)
    for (const { a, b } of books.map(({ lists }) => lists)) {
      expect(new Set([...a, ...b].filter((number) => number >= 1 && number <= 12)).size).toBeGreaterThan(8)
      expect([new Set(a).size, new Set(b).size]).toEqual([6, 6])
    }
  })
})
