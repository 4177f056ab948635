import { games } from '@conclave/games'
import { type Language, languages, type Settings } from '@conclave/kernel'
import { Command } from 'commander'
import { languageName } from '../arguments.ts'
import { pc } from '../colours.ts'
import type { Io } from '../io.ts'
import { environmentLanguage } from '../language.ts'
import { columns, print, printJson, table, wrap } from '../output.ts'
import { rangeOf } from '../settings.ts'
import { type SpeakTable, speakTable } from '../texts/index.ts'

/** `conclave games` */
export const gamesCommand = (io: Io): Command =>
  new Command('games')
    .description('List the games with their editions, seats and options.')
    .option('--lang <language>', `the language: ${languages.join(', ')}`, languageName)
    .option('--json', 'print one JSON document')
    .action(async ({ lang = environmentLanguage(io), json = false }: { lang?: Language; json?: boolean }) => {
      const list = await Promise.all(
        games.map(async ({ id, editions, seats, load }) => {
          const { game, texts } = await load(editions[0])
          return { entry: { id, editions, seats, rules: game.rules, options: game.settings }, texts }
        }),
      )
      if (json)
        return printJson(
          io,
          list.map(({ entry }) => entry),
        )
      for (const { entry, texts } of list) {
        const { id, editions, seats, options } = entry
        const speak = speakTable(texts, lang)
        print(io, `${pc.bold(id)}  (${editions.join(', ')}; ${seats[0]} to ${seats[1]} seats)`)
        const about = speak.find('game.description')
        if (about !== undefined) print(io, wrap(`  ${about}`, columns(io), '  '))
        print(io, table(rowsOf(options, speak), columns(io)))
      }
    })

const rowsOf = (settings: Settings, speak: SpeakTable): string[][] =>
  Object.entries(settings).map(([name, setting]) => [
    `  --option ${name}=${String(setting.default)}`,
    `(${rangeOf(setting)}) ${speak.find(`setting.${name}.help`) ?? ''}`.trim(),
  ])
