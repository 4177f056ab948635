import { say } from '@conclave/kernel'
import { counting } from '../parts/counting.ts'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** Tally of a duel: life that each card has cost each player, and the uses of cards. */
export const tallyOf: NonNullable<Kit['tallyOf']> = (log, { players }) => {
  const damage = counting(players.length)
  const used = counting(players.length)
  for (const { event } of log) {
    if (event.event === 'damageDealt' || event.event === 'lifeLost')
      damage.add(say(`card.${event.by}`), event.seat, event.amount)
    else if (event.event === 'cardActivated') used.add(say(`card.${event.card}`), event.seat, 1)
  }
  const seats = players.map((_, seat) => say(`seat.${seat}`))
  return [
    { title: words('tally.damage'), columns: seats, rows: damage.rows() },
    { title: words('tally.used'), columns: seats, rows: used.rows() },
  ]
}
