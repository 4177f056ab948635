import { hash } from '@conclave/kernel'
import { Command } from 'commander'
import { DataFailure } from '../failure.ts'
import { openChecked, readMatch } from '../match-file.ts'
import { print, printJson, table } from '../output.ts'
import { walk } from '../walk.ts'

/** `conclave verify` */
export const verifyCommand = (): Command =>
  new Command('verify')
    .description('Check a match file: the commitment to its seed, every answer and every hash.')
    .argument('<file>', 'the match file')
    .option('--json', 'print one JSON document')
    .action(async (path: string, { json = false }: { json?: boolean }) => {
      try {
        const found = await check(path)
        if (json) printJson({ ok: true, ...found })
        else print(table(linesOf(found)))
      } catch (error) {
        if (json && error instanceof DataFailure) printJson({ ok: false, problem: error.message })
        throw error
      }
    })

const check = async (path: string) => {
  const { file, loaded } = await readMatch(path)
  openChecked(loaded, file, path)
  const { match, answers, decisions } = walk(loaded, file, path)
  const { rules } = loaded.game
  return {
    game: file.game,
    edition: file.edition,
    rules,
    seats: file.seats,
    answers,
    decisions,
    /** Hashes recomputed under today's rules; earlier segments were played under older ones. */
    hashes: file.segments.at(-1)?.hashes.length ?? 0,
    olderSegments: file.segments.length - 1,
    commitment: file.commitment === undefined ? 'none' : 'kept',
    outcome: match.state.outcome,
    hash: hash(match.state),
  }
}

const linesOf = (found: Awaited<ReturnType<typeof check>>): string[][] => [
  ['match', `${found.game} ${found.edition}, rules ${found.rules}, ${found.seats} seats`],
  ['commitment', found.commitment === 'kept' ? 'the seed is the one committed to' : 'none was made'],
  ['answers', `${found.answers}, all legal (${found.decisions} decisions)`],
  ['hashes', `${found.hashes}, all as they should be`],
  ...(found.olderSegments > 0
    ? [['older rules', `${found.olderSegments} segments could not be played again`]]
    : []),
  ['outcome', found.outcome === null ? 'not finished' : found.outcome.reason],
  ['hash', found.hash],
]
