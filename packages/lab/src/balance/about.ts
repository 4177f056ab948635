import { blackRoseIn, contentOf, type EditionId } from '@conclave/black-rose'
import { begin, swift } from '@conclave/kernel'
import type { BalanceJob } from './job.ts'
import type { About } from './page.ts'

/** The edition in which the Black Rose cannot win (BRW-END.4). */
const withoutRose: EditionId = '0.7'

/** Description of a report's run; `command` repeats it. */
export const aboutOf = ({ edition, tables: [table], bot, seed }: BalanceJob, command: string): About => {
  const game = blackRoseIn(edition)
  const { moons } = begin(game, table.chosen, table.seats, swift(seed)).rules
  return {
    title: `Black Rose Wars ${edition === 'rebirth' ? 'Rebirth' : edition}`,
    rules: game.rules,
    command,
    bot,
    moons,
    roseWins: edition !== withoutRose,
    ruins: [...contentOf(edition).rooms.values()].some(({ rebuilt }) => rebuilt !== undefined),
  }
}
