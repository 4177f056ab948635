import { say } from '@conclave/kernel'
import { counting } from '../parts/counting.ts'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** The encounters with their strengths, and who has cast which spell and moved which book how far. */
export const tallyOf: NonNullable<Kit['tallyOf']> = (log, { players }) => {
  const encounters: { name: ReturnType<typeof say>; values: number[] }[] = []
  const spells = counting(players.length)
  const books = counting(players.length)
  for (const { event } of log) {
    if (event.event === 'strengthsCompared') {
      const name =
        event.battle === 'final'
          ? words('tally.final')
          : words('tally.encounter', { number: encounters.length + 1 })
      encounters.push({ name, values: [event.sun, event.moon] })
    } else if (event.event === 'spellCast') spells.add(say(`card.${event.card}`), event.seat, 1)
    else if (event.event === 'bookAdvanced') books.add(say(`book.${event.book}`), event.seat, 1)
  }
  const seats = players.map((_, seat) => say(`seat.${seat}`))
  return [
    {
      title: words('tally.encounters'),
      columns: [words('tally.sun'), words('tally.moon')],
      rows: encounters,
    },
    { title: words('tally.spells'), columns: seats, rows: spells.rows() },
    { title: words('tally.books'), columns: seats, rows: books.rows() },
  ]
}
