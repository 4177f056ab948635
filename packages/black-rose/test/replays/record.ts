import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { choices, give, keyOf, type MatchFile, startMatch, swift, type TableEvent } from '@conclave/kernel'
import { transcript } from '@conclave/kernel/testing'
import { blackRoseIn } from '../../src/game.ts'
import { settingsIn } from '../../src/state.ts'
import { type EditionId, classicIds } from '../../src/words/board.ts'
import { decided } from '../properties/decided.ts'
import { asked, shown, wanted } from './features.ts'
import { wording } from './wording.ts'

const folder = new URL('matches/', import.meta.url)

/** The recorded matches, by name. */
export const recorded = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()

/** The file of a recorded match. */
export const fileOf = (name: string): MatchFile =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))

/** The rules that a file is played by. */
export const gameOf = ({ edition }: Pick<MatchFile, 'edition'>) =>
  blackRoseIn(classicIds.find((id) => id === edition)!)

/** The transcript beside it. */
export const transcriptOf = (name: string): string => readFileSync(new URL(`${name}.txt`, folder), 'utf8')

/** Writes hashes and transcripts anew: the same answers under the rules of today. */
export const refresh = (): void => {
  for (const name of recorded()) save(name, repeat(fileOf(name)))
}

/** The same answers under the rules of today; if they are no longer legal, the match must be picked anew. */
const repeat = (file: MatchFile): MatchFile => {
  const { seats, seed, options, segments } = file
  const match = startMatch(gameOf(file), { seats, seed, options: options as never })
  if ('problem' in match) throw new Error(match.problem)
  for (const [seat, key] of segments[0]!.answers) {
    const refusal = give(match, seat, key)
    if (refusal !== null) throw new Error(`'${seed}', ${key}: ${refusal.message}`)
  }
  return match.file
}

const save = (name: string, file: MatchFile): void => {
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(file)}\n`)
  writeFileSync(new URL(`${name}.txt`, folder), transcript(gameOf(file), file, wording))
}

interface Picked {
  readonly file: MatchFile
  readonly seen: ReadonlySet<string>
}

/** Some matches with every optional rule of the edition, some with none. */
const optionsOf = (edition: EditionId, at: number): MatchFile['options'] =>
  Object.fromEntries(
    Object.entries(settingsIn(edition)).map(([name, { type }]) => [
      name,
      type === 'boolean' ? at % 2 === 1 : 'short',
    ]),
  )

/** Plays a match at random and notes what it shows. */
const play = (edition: EditionId, at: number): Picked => {
  const game = blackRoseIn(edition)
  const seed = `golden ${edition} ${at}`
  const seen = new Set<string>()
  const sink = (event: TableEvent) => {
    for (const feature of shown(event)) seen.add(feature)
  }
  const match = startMatch(game, { seats: 2 + (at % 3), seed, options: optionsOf(edition, at) }, sink)
  if ('problem' in match) throw new Error(match.problem)
  const chance = swift(`${seed} choices`)
  while (match.state.outcome === null) {
    const secondThoughts = match.state.questions.find(
      ({ kind }) => kind === 'unready' && !seen.has('question unready'),
    )
    const question = secondThoughts ?? match.state.questions.find(({ manner }) => manner !== 'open')!
    seen.add(asked(question))
    const option = decided(match.state, question, choices(game, match.state, question), chance)
    const refusal = give(match, question.seat, keyOf(option), sink)
    if (refusal !== null) throw new Error(refusal.message)
  }
  return { file: match.file, seen }
}

const candidates = 120
const longest = 1100
/** More would show little more, and every one is as long as a book. */
const most = 6

/** Picks the few of many matches that show most, one after the other, in place of the recorded ones. */
export const recordAnew = (): void => {
  const chosen = classicIds.flatMap((edition) => {
    const all = Array.from({ length: candidates }, (_, at) => play(edition, at)).filter(
      ({ file }) => file.segments[0]!.answers.length <= longest,
    )
    const missing = new Set(wanted(edition))
    const picked: MatchFile[] = []
    while (missing.size > 0 && picked.length < most) {
      const gain = ({ seen }: Picked) => [...seen].filter((feature) => missing.has(feature)).length
      const best = all.reduce((one, another) => (gain(another) > gain(one) ? another : one))
      if (gain(best) === 0) break
      for (const feature of best.seen) missing.delete(feature)
      picked.push(best.file)
    }
    console.info(`${edition}: ${picked.length} matches; missing: ${[...missing].join(', ')}`)
    return picked.map((file, at) => ({ name: `${edition}-${at + 1}`, file }))
  })
  for (const name of recorded())
    for (const kind of ['json', 'txt']) rmSync(new URL(`${name}.${kind}`, folder))
  for (const { name, file } of chosen) save(name, file)
}
