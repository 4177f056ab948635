import { say } from '@conclave/kernel'
import type { MageNoirView } from '@conclave/mage-noir'
import type { Measure } from '../../kit/kit.ts'
import type { Kit } from './kit.ts'
import { totalOf } from './mana.ts'
import { words } from './texts/index.ts'

const seats = [0, 1] as const

/** Life, Mana and cards of both mages. */
export const measure = ({ players }: MageNoirView): readonly Measure[] => {
  const both = (group: Measure['group'], read: (player: (typeof players)[number]) => number): Measure[] =>
    seats.map((seat) => {
      const player = players[seat]
      return {
        group,
        name: say(`seat.${seat}`),
        value: player === undefined ? 0 : read(player),
        colour: `seat-${seat}`,
        dashed: seat === 1,
      }
    })
  return [
    ...both(words('chart.life'), ({ life }) => Math.max(0, life)),
    ...both(
      words('chart.mana'),
      ({ reserve, board }) => totalOf(reserve) + board.reduce((sum, { locked }) => sum + totalOf(locked), 0),
    ),
    ...both(words('chart.board'), ({ board }) => board.length),
    ...both(words('chart.hand'), ({ hand }) => hand.count),
  ]
}

export const turnOf: Kit['turnOf'] = ({ turn }) => turn
