import { games } from '@conclave/games'
import type { Settings } from '@conclave/kernel'
import { Command } from 'commander'
import { print, printJson, table } from '../output.ts'
import { rangeOf } from '../settings.ts'

/** `conclave games` */
export const gamesCommand = (): Command =>
  new Command('games')
    .description('List the games with their editions, seats and options.')
    .option('--json', 'print one JSON document')
    .action(async ({ json = false }: { json?: boolean }) => {
      const list = await Promise.all(
        games.map(async ({ id, editions, seats, load }) => {
          const { game } = await load(editions[0])
          return { id, editions, seats, rules: game.rules, options: game.settings }
        }),
      )
      if (json) return printJson(list)
      for (const { id, editions, seats, options } of list) {
        print(`${id}  (${editions.join(', ')}; ${seats[0]} to ${seats[1]} seats)`)
        if (Object.keys(options).length > 0) print(table(rowsOf(options)))
      }
    })

const rowsOf = (settings: Settings): string[][] =>
  Object.entries(settings).map(([name, setting]) => [
    `  --option ${name}=${String(setting.default)}`,
    rangeOf(setting),
  ])
