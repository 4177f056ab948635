import { games } from '@conclave/games'
import { type Seen, type SelfPlayCoverage, selfPlayCoverage } from '@conclave/lab'
import { type RuleCoverage, ruleCoverage } from '@conclave/lab/rules'
import { Command } from 'commander'
import { loadGame, makeBot, wholeNumber } from '../arguments.ts'
import { pc } from '../colours.ts'
import { UsageFailure } from '../failure.ts'
import type { Io } from '../io.ts'
import { columns, print, printJson, wrap } from '../output.ts'
import { progressOf } from '../progress.ts'

interface CoverageOptions {
  game?: string
  edition?: string
  matches: number
  bot: string
  json?: boolean
}

/** `conclave coverage` */
export const coverageCommand = (io: Io): Command =>
  new Command('coverage')
    .description('Show which rules are cited by tests, and which cards and verbs are met in self-play.')
    .option('--game <id>', 'one game only')
    .option('--edition <id>', 'its edition; needs --game')
    .option('--matches <number>', 'how many matches bots play', wholeNumber(1, 1_000_000), 200)
    .option('--bot <name>', 'who plays them; stronger bots get further into a game', 'greedy')
    .option('--json', 'print one JSON document')
    .action(async ({ game, edition, matches, bot, json = false }: CoverageOptions) => {
      if (edition !== undefined && game === undefined)
        throw new UsageFailure('--edition needs --game: every game has editions of its own')
      const player = makeBot(bot)
      const report: { [id: string]: { rules: RuleCoverage } & SelfPlayCoverage } = {}
      for (const id of game === undefined ? games.map((entry) => entry.id) : [game]) {
        const loaded = await loadGame(id, edition)
        const progress = progressOf(io, matches, 'matches')
        report[id] = {
          rules: ruleCoverage(id),
          ...selfPlayCoverage(loaded, matches, player, progress.advance),
        }
        progress.end()
      }
      if (json) return printJson(io, report)
      for (const [id, found] of Object.entries(report)) show(io, id, found)
    })

const show = (
  io: Io,
  id: string,
  { rules, matches, cards, verbs }: { rules: RuleCoverage } & SelfPlayCoverage,
): void => {
  print(io, pc.bold(id))
  line(io, 'rules cited by tests', rules.tested, rules.total, rules.missing)
  for (const { id: waived, reason } of rules.waived)
    print(io, wrap(`    ${waived} is waived: ${reason}`, columns(io), '      '))
  for (const { id: unknown, file } of rules.unknown) print(io, pc.red(`    ${unknown} in ${file} is no rule`))
  for (const { id: bad } of rules.badWaivers) print(io, pc.red(`    ${bad} is waived without need or reason`))
  seen(io, `cards met in ${matches} matches`, cards)
  seen(io, `verbs met in ${matches} matches`, verbs)
}

const seen = (io: Io, what: string, { seen: count, total, missing }: Seen): void =>
  line(io, what, count, total, missing)

const line = (io: Io, what: string, count: number, total: number, missing: readonly string[]): void => {
  const colour = missing.length === 0 ? pc.green : pc.red
  print(io, `  ${what}: ${colour(`${count} of ${total}`)}`)
  if (missing.length > 0) print(io, wrap(`    never: ${missing.join(', ')}`, columns(io), '      '))
}
