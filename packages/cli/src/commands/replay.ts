import { hash, type Language, languages, type Viewer, viewOf } from '@conclave/kernel'
import { Command, InvalidArgumentError } from 'commander'
import { languageName, wholeNumber } from '../arguments.ts'
import { pc } from '../colours.ts'
import { DataFailure } from '../failure.ts'
import type { Io } from '../io.ts'
import { environmentLanguage } from '../language.ts'
import { openChecked, readMatch, rulesInWords, rulesOf } from '../match-file.ts'
import { columns, print, printJson, wrap } from '../output.ts'
import { heardBy } from '../play/table.ts'
import { rebuild } from '../rebuild.ts'
import { boardOf } from '../terminal/board.ts'
import { speakTable } from '../texts/index.ts'

interface ReplayOptions {
  at?: number
  view?: Viewer
  lang?: Language
  log?: boolean
  json?: boolean
}

/** `conclave replay` */
export const replayCommand = (io: Io): Command =>
  new Command('replay')
    .description('Play a match file again and show how the table stands.')
    .argument('<file>', 'the match file')
    .option('--at <number>', 'stop after so many answers', wholeNumber(0, 10_000_000))
    .option('--view <seat>', 'look with the eyes of a seat, or of a spectator', viewerName)
    .option('--log', 'print what happened, too')
    .option('--lang <language>', `the language: ${languages.join(', ')}`, languageName)
    .option('--json', 'print one JSON document: with the view, or else the whole state')
    .action(
      async (
        path: string,
        { at, view, lang = environmentLanguage(io), log = false, json = false }: ReplayOptions,
      ) => {
        const { file, loaded } = await readMatch(io, path)
        if (typeof view === 'number' && view >= file.seats) {
          throw new DataFailure(
            `${path}: there is no seat ${view} in a match of ${file.seats} (they count from 0)`,
          )
        }
        openChecked(loaded, file, path)
        const { table, answers, decisions } = rebuild(loaded, file, path, { until: at })
        const { game, state } = table.match
        const found = {
          game: file.game,
          edition: file.edition,
          rules: rulesOf(file),
          checkedWith: game.rules,
          seats: file.seats,
          answers,
          decisions,
        }
        if (json) {
          const shown = view === undefined ? { state } : { view: viewOf(game, state, view) }
          return printJson(io, { ...found, outcome: state.outcome, hash: hash(state), ...shown })
        }
        const speak = speakTable(loaded.texts, lang)
        const viewer = view ?? 'spectator'
        print(io, pc.bold(speak.cli('replay.title', { ...found, hash: hash(state) })))
        if (found.rules !== game.rules) print(io, rulesInWords(found.rules, game.rules))
        if (log) {
          const heard = heardBy(table, viewer).map(({ event }) => speak.event(event))
          for (const line of heard.filter((text) => text !== ''))
            print(io, wrap(`· ${line}`, columns(io), '  '))
          print(io)
        }
        print(io, boardOf(loaded, viewOf(game, state, viewer), speak, columns(io)))
        if (state.outcome !== null) print(io, pc.bold(speak.outcome(state.outcome.reason)))
      },
    )

const viewerName = (text: string): Viewer => {
  if (text === 'spectator') return text
  if (/^\d{1,3}$/.test(text)) return Number(text)
  throw new InvalidArgumentError("It must be a seat's number, counted from 0, or 'spectator'.")
}
