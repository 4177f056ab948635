import { finalScores } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { counting } from '../parts/counting.ts'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

const kinds = ['quest', 'room', 'defeat', 'event', 'spell'] as const

/** Source of points, by its name: `quest.walk-the-hound`. */
const kindOf = (source: string): Message => {
  const [kind = ''] = source.split('.')
  const known = kinds.find((each) => each === kind)
  return known === undefined ? words('tally.other') : words(`tally.${known}`)
}

const nameOf = (source: string): Message =>
  ['attack', 'defeat', 'avatar'].includes(source) ? say(`source.${source}`) : say(source)

const counted = ['quests', 'trophies', 'rooms', 'crown'] as const

/**
 * Points by their source and damage by card, of every mage and of the Black Rose. What was lost or stolen is taken off, and
 * what is counted at the end is added (BRW-END.1): a column of points adds up to the final score.
 */
export const tallyOf: NonNullable<Kit['tallyOf']> = (log, table, options) => {
  const { mages } = table
  // The Black Rose stands last.
  const count = mages.length + 1
  const column = (owner: number) => (owner < 0 ? count - 1 : owner)
  const points = counting(count)
  const damage = counting(count)
  for (const { event } of log) {
    switch (event.event) {
      case 'powerGained':
        points.add(kindOf(event.by), column(event.seat), event.amount)
        break
      case 'powerLost':
        points.add(words('tally.lost', { source: kindOf(event.by) }), column(event.seat), -event.amount)
        break
      case 'powerStolen':
        points.add(words('tally.stolen'), column(event.seat), event.gained)
        points.add(words('tally.robbed'), column(event.whom), -event.amount)
        break
      case 'damaged':
        if (event.amount > 0) damage.add(nameOf(event.by), column(event.seat), event.amount)
        break
    }
  }
  for (const { owner, parts } of finalScores(table, options.blackRoseBonus === true))
    for (const part of counted)
      if (parts[part] !== 0)
        points.add(words('tally.end', { part: words(`score.${part}`) }), column(owner), parts[part])
  const columns = [...mages.map((_, seat) => say(`seat.${seat}`)), say('seat.rose')]
  return [
    { title: words('tally.points'), columns, rows: points.rows() },
    { title: words('tally.damage'), columns, rows: damage.rows() },
  ]
}
