import { type BlackRoseView, finalParts, roseParts } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import type { BoardKit } from '../board.ts'
import { words } from './texts/index.ts'

/** [BRW-END.1] Where the points of every mage come from, and those of the Black Rose where she can win. */
export const scoreOf: NonNullable<BoardKit['scoreOf']> = ({ winners, scores }, shown, options) => {
  const table = shown as BlackRoseView
  const { edition, mages, rose } = table
  const seats = finalParts(edition, table).map((parts, seat) => {
    const power = mages[seat]?.power ?? 0
    const values = [power, parts.quests, parts.trophies, parts.rooms, parts.crown]
    return {
      name: say(`seat.${seat}`),
      colour: `br-${mages[seat]?.colour}`,
      values,
      total: scores?.[seat] ?? 0,
      won: winners.includes(seat),
    }
  })
  const hers = roseParts(edition, table, options.blackRoseBonus === true)
  const roses = [rose.power, 0, hers.trophies, hers.rooms, 0]
  const row = {
    name: say('seat.rose'),
    colour: 'br-rose',
    values: roses,
    total: roses.reduce((sum, each) => sum + each, 0),
    won: winners.length === 0,
  }
  const rows = edition === '0.7' ? seats : [...seats, row]
  return {
    columns: (['power', 'quests', 'trophies', 'rooms', 'crown'] as const).map((part) =>
      words(`score.${part}`),
    ),
    rows: rows.toSorted((one, other) => Number(other.won) - Number(one.won) || other.total - one.total),
  }
}
