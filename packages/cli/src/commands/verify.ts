import { hash, type MatchFile } from '@conclave/kernel'
import { Command } from 'commander'
import { DataFailure } from '../failure.ts'
import type { Io } from '../io.ts'
import { openChecked, readMatch, rulesInWords, rulesOf } from '../match-file.ts'
import { columns, print, printJson, table } from '../output.ts'
import { rebuild } from '../rebuild.ts'

/** `conclave verify` */
export const verifyCommand = (io: Io): Command =>
  new Command('verify')
    .description('Check a match file: the commitment to its seed, every answer and every hash.')
    .argument('<file>', 'the match file')
    .option(
      '--trust-start',
      'accept a match that is proved from a later moment on, whose start nothing proves',
    )
    .option('--json', 'print one JSON document')
    .action(async (path: string, { json = false, trustStart = false }: Wanted) => {
      let found: Awaited<ReturnType<typeof checkMatch>>
      try {
        found = await checkMatch(io, path)
      } catch (error) {
        if (json && error instanceof DataFailure) printJson(io, { ok: false, problem: error.message })
        throw error
      }
      const problem = found.fromSetup || trustStart ? null : onTrust(found, path)
      if (json) printJson(io, { ok: problem === null, ...found, ...(problem === null ? {} : { problem }) })
      else print(io, table(linesOf(found), columns(io)))
      // Whoever asks a program whether a match is right goes by its exit code.
      if (problem !== null) throw new DataFailure(problem)
    })

interface Wanted {
  readonly json?: boolean
  readonly trustStart?: boolean
}

const onTrust = ({ proved }: { readonly proved: string }, path: string): string =>
  `${path}: proved only ${proved}; --trust-start accepts that`

/** Checks a match file as far as today's rules can, and says how far that is. */
export const checkMatch = async (io: Io, path: string) => {
  const { file, loaded } = await readMatch(io, path)
  openChecked(loaded, file, path)
  const { table, answers, decisions } = rebuild(loaded, file, path)
  const { state } = table.match
  const { rules } = loaded.game
  const first = firstProved(file, rules)
  const fromSetup = first === 0 && file.segments[0]?.from === 'setup'
  return {
    game: file.game,
    edition: file.edition,
    /** The rules that the file names, and those that it was checked with. */
    rules: rulesOf(file),
    checkedWith: rules,
    seats: file.seats,
    answers,
    decisions,
    /** Hashes that were computed anew. */
    hashes: file.segments.slice(first).reduce((sum, { hashes }) => sum + hashes.length, 0),
    olderSegments: first,
    /** A seed proves nothing about a match whose setup was not laid out from it. */
    commitment: file.commitment === undefined ? 'none' : fromSetup ? 'kept' : 'not proved',
    proved: fromSetup ? 'from the setup' : `from segment ${first + 1}, whose start is taken on trust`,
    /** True if all of it is proved. */
    fromSetup,
    outcome: state.outcome,
    hash: hash(state),
  }
}

/** First segment of the stretch that was played again without a gap: the last one, and those before under the same rules. */
const firstProved = ({ segments }: MatchFile, rules: string): number => {
  let first = segments.length - 1
  while (first > 0 && segments[first - 1]?.rules === rules) first--
  return first
}

const commitments: { readonly [commitment: string]: string } = {
  none: 'none was made',
  kept: 'the seed is the one committed to',
  'not proved': 'not proved: the setup was not played again',
}

const linesOf = (found: Awaited<ReturnType<typeof checkMatch>>): string[][] => [
  [
    'match',
    `${found.game} ${found.edition}, ${rulesInWords(found.rules, found.checkedWith)}, ${found.seats} seats`,
  ],
  ['commitment', commitments[found.commitment] ?? ''],
  ['proved', found.proved],
  [
    'answers',
    `${found.answers}, ${found.olderSegments > 0 ? 'legal as far as proved' : 'all legal'} (${found.decisions} decisions)`,
  ],
  ['hashes', `${found.hashes}, all as they should be`],
  ...(found.olderSegments > 0
    ? [['older rules', `${found.olderSegments} segments could not be played again`]]
    : []),
  ['outcome', found.outcome === null ? 'not finished' : found.outcome.reason],
  ['hash', found.hash],
]
