import { say } from '@conclave/kernel'
import type { SpellboundView } from '@conclave/spellbound'
import type { Measure } from '../../kit/kit.ts'

/** The races are compared with each other. */
const scale = 'races'

const races = [
  ['red', 'red'],
  ['blue', 'blue'],
  ['green', 'green'],
  ['yellow', 'yellow'],
  ['silver', 'troll'],
] as const

/** The five races, book against hunter, and the strengths at the tower. */
export const measure = ({ books, pieces, strengths }: SpellboundView): readonly Measure[] => {
  return [
    ...races.flatMap(([book, piece]): Measure[] => {
      const group = say(`book.${book}`)
      const colour = `book-${book}`
      return [
        // A lost book has no space any more.
        { group, name: say(`book.${book}`), value: books[book] || null, colour, dashed: false, scale },
        { group, name: say(`piece.${piece}`), value: pieces[piece], colour, dashed: true, scale },
      ]
    }),
    {
      group: say('glossary.tower'),
      name: say('zone.sunStack'),
      value: strengths.sun,
      colour: 'sun',
      dashed: false,
    },
    {
      group: say('glossary.tower'),
      name: say('zone.moonStack'),
      value: strengths.moon,
      colour: 'moon',
      dashed: true,
    },
  ]
}

export const turnOf = ({ turn }: SpellboundView): number => turn
