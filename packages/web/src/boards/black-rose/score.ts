import { finalScores, rulesIn } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

const columns = ['power', 'quests', 'trophies', 'rooms', 'crown'] as const

/** [BRW-END.1] Score with the sources of the points; a seat's total is what the rules have counted, extra rounds and all. */
export const scoreOf: NonNullable<Kit['scoreOf']> = ({ winners, scores }, table, options) => {
  // [REB-END.2] Where rooms are rebuilt their flags are paid at once: nothing of them is counted at the end.
  const counted = columns.filter((part) => part !== 'rooms' || !rulesIn(table.edition).lodgeIsRuined)
  const rows = finalScores(table, options.blackRoseBonus === true).map(({ owner, power, parts }) => {
    const mage = table.mages[owner]
    const values = counted.map((part) => (part === 'power' ? power : parts[part]))
    return {
      name: say(mage === undefined ? 'seat.rose' : `seat.${owner}`),
      seat: mage === undefined ? null : owner,
      colour: mage === undefined ? 'br-rose' : `br-${mage.colour}`,
      values,
      total: scores?.[owner] ?? values.reduce((sum, each) => sum + each, 0),
      won: mage === undefined ? winners.length === 0 : winners.includes(owner),
    }
  })
  return {
    columns: counted.map((part) => words(`score.${part}`)),
    rows: rows.toSorted((one, other) => Number(other.won) - Number(one.won) || other.total - one.total),
  }
}
