import { checkedPlayout } from '@conclave/kernel/testing'
import { type SpellboundQuestion, type SpellboundView, spellbound } from '@conclave/spellbound'
import { describe, expect, it } from 'vitest'
import { tabs } from '../../../src/boards/spellbound/tabs.ts'
import { buttonsOf, isEnding, sourceOf, thingsOf } from '../../../src/boards/spellbound/things.ts'

/** Every thing that the board shows for this table. */
const shown = ({ zones, players, villages }: SpellboundView): Set<string> =>
  new Set([
    ...[...(zones.mageRow.cards ?? []), ...(zones.wickedRow.cards ?? [])].map((card) => `card:${card}`),
    ...[...(zones.moonStack.cards ?? []), ...(zones.minions.cards ?? [])].map((card) => `tower:${card}`),
    ...['red', 'blue', 'green', 'yellow'].flatMap((city) => [`location:city:${city}`, `piece:${city}`]),
    ...['red', 'blue', 'green', 'yellow', 'silver'].map((book) => `book:${book}`),
    'location:wilderness',
    ...villages.map((_, at) => `location:village:${at + 1}`),
    ...villages.flatMap(({ stored }, at) => stored.map(({ card }) => `stored:${at}:${card}`)),
    ...players.flatMap(({ spells }, seat) => [
      `mage:${seat}`,
      `wand:${seat}`,
      ...spells.map((spell) => `spell:${spell}`),
    ]),
  ])

describe('things of options', () => {
  it('are all on the board, in every position of random matches', () => {
    const sorts = new Set<string>()
    for (const [seats, seed] of [
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
      [4, 'four'],
      [2, 'five'],
      [4, 'six'],
    ] as const) {
      checkedPlayout(spellbound, {
        seats,
        seed,
        lawsEvery: 0,
        undoEvery: 0,
        choose: (state, question, options) => {
          const table = spellbound.view(state, question.seat) as SpellboundView
          const things = shown(table)
          for (const option of options) {
            for (const thing of thingsOf(option, question as SpellboundQuestion, table)) {
              expect(things).toContain(thing)
              expect(tabs.partOf(thing)).toBeDefined()
              sorts.add(thing.slice(0, thing.indexOf(':')))
            }
          }
          const source = sourceOf(question as SpellboundQuestion, table)
          expect(source === undefined || typeof source === 'string').toBe(true)
          // Where no has a button, yes has one, too.
          if (options.some((option) => option.do === 'decline'))
            expect(
              buttonsOf(question as SpellboundQuestion, options, table, new Map()).length,
              options.map((option) => option.do).join(),
            ).toBeGreaterThan(0)
          // At random, that is.
          return undefined as never
        },
      })
    }
    for (const sort of ['card', 'location', 'book', 'wand']) expect(sorts).toContain(sort)
  })

  it('know which options end something', () => {
    expect(isEnding({ do: 'endStory' })).toBe(true)
    expect(isEnding({ do: 'play', card: 'dragon' })).toBe(false)
  })
})
