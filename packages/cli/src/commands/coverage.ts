import { games } from '@conclave/games'
import { Command } from 'commander'
import pc from 'picocolors'
import { loadGame, makeBot, wholeNumber } from '../arguments.ts'
import { type RuleCoverage, ruleCoverage } from '../coverage/rule-ids.ts'
import { type Seen, type SelfPlayCoverage, selfPlayCoverage } from '../coverage/self-play.ts'
import { columns, print, printJson, wrap } from '../output.ts'
import { progressOf } from '../progress.ts'

interface CoverageOptions {
  game?: string
  matches: number
  bot: string
  json?: boolean
}

/** `conclave coverage` */
export const coverageCommand = (): Command =>
  new Command('coverage')
    .description('Show which rules are cited by tests, and which cards and verbs are met in self-play.')
    .option('--game <id>', 'one game only')
    .option('--matches <number>', 'how many matches bots play', wholeNumber(1, 1_000_000), 200)
    .option('--bot <name>', 'who plays them; stronger bots get further into a game', 'greedy')
    .option('--json', 'print one JSON document')
    .action(async ({ game, matches, bot, json = false }: CoverageOptions) => {
      const player = makeBot(bot)
      const report: { [id: string]: { rules: RuleCoverage } & SelfPlayCoverage } = {}
      for (const id of game === undefined ? games.map((entry) => entry.id) : [game]) {
        const loaded = await loadGame(id, undefined)
        const progress = progressOf(matches, 'matches')
        report[id] = {
          rules: ruleCoverage(id),
          ...selfPlayCoverage(loaded, matches, player, progress.advance),
        }
        progress.end()
      }
      if (json) return printJson(report)
      for (const [id, found] of Object.entries(report)) show(id, found)
    })

const show = (
  id: string,
  { rules, matches, cards, verbs }: { rules: RuleCoverage } & SelfPlayCoverage,
): void => {
  print(pc.bold(id))
  line('rules cited by tests', rules.tested, rules.total, rules.missing)
  for (const { id: waived, reason } of rules.waived)
    print(wrap(`    ${waived} is waived: ${reason}`, columns(), '      '))
  for (const { id: unknown, file } of rules.unknown) print(pc.red(`    ${unknown} in ${file} is no rule`))
  for (const { id: bad } of rules.badWaivers) print(pc.red(`    ${bad} is waived without need or reason`))
  seen(`cards met in ${matches} matches`, cards)
  seen(`verbs met in ${matches} matches`, verbs)
}

const seen = (what: string, { seen: count, total, missing }: Seen): void => line(what, count, total, missing)

const line = (what: string, count: number, total: number, missing: readonly string[]): void => {
  const colour = missing.length === 0 ? pc.green : pc.red
  print(`  ${what}: ${colour(`${count} of ${total}`)}`)
  if (missing.length > 0) print(wrap(`    never: ${missing.join(', ')}`, columns(), '      '))
}
