import type { BlackRoseView } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import type { Measure } from '../../kit/kit.ts'
import { chosenColours, tokenOf } from './chosen-colours.ts'
import type { Kit } from './kit.ts'
import { words } from './texts/index.ts'

/** Power of all mages and of the Black Rose, their wounds, quests and evocations. */
export const measure = ({ mages, rose, avatar, evocations }: BlackRoseView): readonly Measure[] => {
  /** The same of the Avatar, which is the Black Rose's body. */
  const hers = (group: Measure['group'], value: number): Measure[] =>
    avatar === undefined ? [] : [{ group, name: say('seat.rose'), value, colour: 'br-rose', dashed: true }]
  const each = (group: Measure['group'], read: (seat: number) => number): Measure[] =>
    mages.map(({ colour }, seat) => ({
      group,
      name: say(`seat.${seat}`),
      value: read(seat),
      colour: `br-${colour}`,
      dashed: seat % 2 === 1,
    }))
  const countOf = (owner: number): number => evocations.filter((each) => each.owner === owner).length
  const power = words('chart.power')
  return [
    ...each(power, (seat) => mages[seat]?.power ?? 0),
    { group: power, name: say('seat.rose'), value: rose.power, colour: 'br-rose', dashed: true },
    ...each(words('chart.damage'), (seat) => mages[seat]?.damage.length ?? 0),
    ...hers(words('chart.damage'), avatar?.damage.length ?? 0),
    ...each(words('chart.quests'), (seat) => mages[seat]?.completed.length ?? 0),
    ...each(words('chart.evocations'), countOf),
    ...hers(words('chart.evocations'), countOf(-1)),
  ]
}

export const turnOf: Kit['turnOf'] = ({ round }) => round

/** [BRW-SET.11] */
export const seatColours: NonNullable<Kit['seatColours']> = (table, asked) =>
  chosenColours(table, asked).map(tokenOf)
