import { type GameEntry, games, type Loaded } from '@conclave/games'
import { type Language, languages, type Settings } from '@conclave/kernel'
import { Command } from 'commander'
import { languageName } from '../arguments.ts'
import { pc } from '../colours.ts'
import type { Io } from '../io.ts'
import { environmentLanguage } from '../language.ts'
import { columns, print, printJson, table, wrap } from '../output.ts'
import { rangeOf, usualOf } from '../settings.ts'
import { type SpeakTable, speakTable } from '../texts/index.ts'

/** `conclave games` */
export const gamesCommand = (io: Io): Command =>
  new Command('games')
    .description('List the games with their editions, seats and options.')
    .option('--lang <language>', `the language: ${languages.join(', ')}`, languageName)
    .option('--json', 'print one JSON document')
    .action(async ({ lang = environmentLanguage(io), json = false }: { lang?: Language; json?: boolean }) => {
      const list = await Promise.all(games.map(listed))
      if (json)
        return printJson(
          io,
          list.map(({ id, editions }) => ({ id, editions: editions.map(({ entry }) => entry) })),
        )
      for (const { id, editions } of list) {
        const [{ texts }] = editions
        print(io, pc.bold(id))
        const about = speakTable(texts, lang).find('game.description')
        if (about !== undefined) print(io, wrap(`  ${about}`, columns(io), '  '))
        for (const edition of editions) show(io, edition, lang)
      }
    })

interface Listed {
  readonly entry: {
    readonly id: string
    readonly seats: readonly [min: number, max: number]
    readonly rules: string
    readonly options: Settings
  }
  readonly texts: Loaded['texts']
}

const listed = async ({ id, editions: [first, ...others], load }: GameEntry) => {
  const one = async (edition: typeof first): Promise<Listed> => {
    const { game, texts } = await load(edition.id)
    return { entry: { ...edition, rules: game.rules, options: game.settings }, texts }
  }
  return { id, editions: [await one(first), ...(await Promise.all(others.map(one)))] as const }
}

const show = (io: Io, { entry: { id, seats, options }, texts }: Listed, lang: Language): void => {
  const [min, max] = seats
  print(io, `  --edition ${id}  (${min === max ? min : `${min} to ${max}`} seats)`)
  print(io, table(rowsOf(options, speakTable(texts, lang)), columns(io)))
}

const rowsOf = (settings: Settings, speak: SpeakTable): string[][] =>
  Object.entries(settings).map(([name, setting]) => [
    `    --option ${name}=${usualOf(setting)}`,
    `(${rangeOf(setting)}) ${speak.find(`setting.${name}.help`) ?? ''}`.trim(),
  ])
