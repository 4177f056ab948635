import { randomBytes } from 'node:crypto'
import { levels } from '@conclave/bots'
import { games, type Loaded } from '@conclave/games'
import { type Chosen, type Language, type Setting, type Settings, swift } from '@conclave/kernel'
import { beginTable, type Orders } from '@conclave/table'
import { botSpecs, checkSeats, loadGame, makeBot, readOptions } from '../arguments.ts'
import { UsageFailure } from '../failure.ts'
import type { Io } from '../io.ts'
import { openChecked, readMatch } from '../match-file.ts'
import { columns, print, table } from '../output.ts'
import { rebuild } from '../rebuild.ts'
import { choicesOf } from '../settings.ts'
import { speakCli, speakTable } from '../texts/index.ts'
import type { Lines } from './input.ts'
import { type Player, seatingOf, type Table } from './table.ts'

/** Options of the command line for the match to be played. */
export interface PlayOptions {
  game?: string
  edition?: string
  option: string[]
  seats?: number
  humans?: number
  bots?: string
  seed?: string
  lang?: Language
  resume?: string
  save?: string
  pace?: number
}

/** Strong, and quick enough that waiting for it is no burden. */
const usualBot = 'adept:ms=600'

/** Makes ready what the command line asks for; on a terminal, what it leaves open is asked. */
export const layTable = async (
  io: Io,
  options: PlayOptions,
  lines: Lines,
  language: Language,
): Promise<Table> => {
  if (options.resume !== undefined) return await resumed(io, options, options.resume)
  const ask = asker(io, lines, language)
  const id = options.game ?? (await askGame(ask))
  const loaded = await loadGame(id, options.edition)
  const seats = options.seats ?? (await askSeats(ask, loaded))
  checkSeats(loaded, seats)
  const given = readOptions(loaded, options.option, seats, language)
  const humans = options.humans ?? 1
  if (humans > seats) throw new UsageFailure(`--humans ${humans} is more than the ${seats} seats`)
  const bots = options.bots ?? (humans < seats ? await askBot(ask, io, lines, loaded, language) : usualBot)
  const chosen = options.option.length > 0 ? given : await askOptions(io, lines, loaded, seats, language)
  const seed = options.seed ?? randomBytes(16).toString('hex')
  return begun(loaded, chosen, seats, seed, playersOf(loaded, seats, humans, bots, seed))
}

const begun = (
  loaded: Loaded,
  chosen: Chosen<Settings>,
  seats: number,
  seed: string,
  players: Player[],
): Table => {
  const table = beginTable(loaded.game, { options: chosen, seats, seed })
  if ('problem' in table) throw new UsageFailure(table.problem)
  return { ...table, loaded, players }
}

const resumed = async (io: Io, options: PlayOptions, path: string): Promise<Table> => {
  for (const name of ['game', 'edition', 'seats', 'seed'] as const) {
    if (options[name] !== undefined)
      throw new UsageFailure(`--${name} cannot be given with --resume: the file says it`)
  }
  const { file, loaded } = await readMatch(io, path)
  const answers = openChecked(loaded, file, path).given.length
  const humans = Math.min(options.humans ?? 1, file.seats)
  const players = playersOf(loaded, file.seats, humans, options.bots ?? usualBot, `${file.seed} ${answers}`)
  const { table } = rebuild(loaded, file, path, { seating: seatingOf(players) })
  return { ...table, loaded, players }
}

/** People take the first seats, bots the others; bots are named for their seats only. */
const playersOf = ({ game }: Loaded, seats: number, humans: number, bots: string, seed: string): Player[] => {
  const specs = humans < seats ? botSpecs(bots, seats - humans) : []
  return Array.from({ length: seats }, (_, seat) =>
    seat < humans
      ? { kind: 'human', orders: usualOrders(game.standingOrders?.settings ?? {}) }
      : { kind: 'bot', bot: makeBot(specs[seat - humans] ?? ''), chance: swift(`${seed} bot ${seat}`) },
  )
}

const usualOrders = (settings: Settings): Orders =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.default]))

type Ask = (
  prompt: 'setup.game' | 'setup.seats' | 'setup.bots',
  fits: readonly string[],
  usual: string,
) => Promise<string>

/** Asks on a terminal until the answer fits; elsewhere, the usual answer is taken. */
const asker =
  (io: Io, lines: Lines, language: Language): Ask =>
  async (prompt, fits, usual) => {
    if (!lines.live) return usual
    const speak = speakCli(language)
    for (;;) {
      const line = await lines.ask(`${speak(prompt, { choices: fits.join(', '), usual })} `)
      if (line === null) throw new UsageFailure('the input ended before the match began')
      const answer = line.trim() === '' ? usual : line.trim()
      if (fits.includes(answer)) return answer
      print(io, speak('setup.again', { choices: fits.join(', ') }))
    }
  }

const askGame = async (ask: Ask): Promise<string> => {
  const ids = games.map(({ id }) => id)
  return ids.length === 1 ? (ids[0] ?? '') : await ask('setup.game', ids, ids[0] ?? '')
}

const askSeats = async (ask: Ask, { game }: Loaded): Promise<number> => {
  const [min, max] = game.seats
  const fits = Array.from({ length: max - min + 1 }, (_, at) => String(min + at))
  return Number(await ask('setup.seats', fits, String(Math.min(max, Math.max(min, 2)))))
}

/** One question for everything that a match can be played with; on a terminal only. Rulings are left as they are. */
const askOptions = async (
  io: Io,
  lines: Lines,
  loaded: Loaded,
  seats: number,
  language: Language,
): Promise<Chosen<Settings>> => {
  const { game, texts } = loaded
  const offered = Object.entries(game.settings).filter(([, { ruling }]) => ruling === undefined)
  if (!lines.live || offered.length === 0) return readOptions(loaded, [], seats, language)
  const speak = speakTable(texts, language)
  print(io, speak.cli('setup.options'))
  const rows = offered.map(([name, setting]) => [
    `  ${setting.type === 'boolean' ? name : `${name}=${valuesOf(setting)}`}`,
    speak.find(`setting.${name}.help`) ?? '',
  ])
  print(io, table(rows, columns(io)))
  for (;;) {
    const line = await lines.ask(`${speak.cli('setup.options.prompt')} `)
    if (line === null) throw new UsageFailure('the input ended before the match began')
    const words = line.split(/[\s,]+/).filter((word) => word !== '' && word !== 'standard')
    try {
      return readOptions(
        loaded,
        words.map((word) => optionOf(game.settings, word)),
        seats,
        language,
      )
    } catch (error) {
      if (!(error instanceof UsageFailure)) throw error
      print(io, error.message.replace(/^--option /, ''))
    }
  }
}

/** Values of a setting besides leaving it off. */
const valuesOf = (setting: Setting): string => {
  if (setting.type === 'text') return setting.default
  return setting.type === 'number' ? `${setting.min}–${setting.max}` : choicesOf(setting)
}

/** A word for an option: `dan=4`, or the mere name of one that is on or off. Capitals do not matter. */
const optionOf = (settings: Settings, word: string): string => {
  const [typed = '', value] = word.split('=', 2)
  const name = Object.keys(settings).find((each) => each.toLowerCase() === typed.toLowerCase()) ?? typed
  return `${name}=${value ?? 'true'}`
}

/** Question for the bots; said before: the play of a weak one, where the game warns of it. */
const askBot = async (
  ask: Ask,
  io: Io,
  lines: Lines,
  { texts }: Loaded,
  language: Language,
): Promise<string> => {
  const ids = levels.map(({ id }) => id)
  const { find } = speakTable(texts, language)
  const warnings = ids.flatMap((id) => {
    const warning = find(`partner.${id}`)
    return warning === undefined ? [] : [[`  ${id}`, warning]]
  })
  if (lines.live && warnings.length > 0) print(io, table(warnings, columns(io)))
  const id = await ask('setup.bots', ids, 'adept')
  return id === 'adept' ? usualBot : id
}
