import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { choices, give, keyOf, type MatchFile, startMatch, swift, type TableEvent } from '@conclave/kernel'
import { transcript } from '@conclave/kernel/testing'
import { cards } from '../../src/content/cards.ts'
import { preconstructedIds } from '../../src/content/decks.ts'
import { encodeDeck } from '../../src/decks.ts'
import { mageNoir } from '../../src/game.ts'
import { pick, whoAnswers } from '../properties/course.ts'
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

/** The transcript beside it. */
export const transcriptOf = (name: string): string => readFileSync(new URL(`${name}.txt`, folder), 'utf8')

/** Writes hashes and transcripts anew: the same answers under the rules of today. */
export const refresh = (): void => {
  for (const name of recorded()) save(name, repeat(fileOf(name)))
}

/** The same answers under the rules of today; if they are no longer legal, the match must be picked anew. */
const repeat = ({ seats, seed, options, segments }: MatchFile): MatchFile => {
  const match = startMatch(mageNoir, { seats, seed, options })
  if ('problem' in match) throw new Error(match.problem)
  for (const [seat, key] of segments[0]!.answers) {
    const refusal = give(match, seat, key)
    if (refusal !== null) throw new Error(`'${seed}', ${key}: ${refusal.message}`)
  }
  return match.file
}

const save = (name: string, file: MatchFile): void => {
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(file)}\n`)
  writeFileSync(new URL(`${name}.txt`, folder), transcript(mageNoir, file, wording))
}

/** Two of each card of two elements and of the arcane one: what the preconstructed decks leave out is in them. */
const mixed = ['air', 'fire', 'water', 'vegetal'].flatMap((one, at, all) =>
  all.slice(at + 1).map((another) => {
    const those = cards.filter(({ element }) => element === one || element === another || element === 'arcane')
    return encodeDeck(Object.fromEntries(those.map(({ id }) => [id, 2])))
  }),
)

interface Picked {
  readonly file: MatchFile
  readonly seen: ReadonlySet<string>
}

/** Plays a match with a liking for cards, and notes what it shows. */
const play = (deck0: string, deck1: string, seed: string): Picked => {
  const seen = new Set<string>()
  const sink = (event: TableEvent) => {
    for (const feature of shown(event)) seen.add(feature)
  }
  const match = startMatch(mageNoir, { seats: 2, seed, options: { deck0, deck1 } }, sink)
  if ('problem' in match) throw new Error(match.problem)
  const chance = swift(`${seed} choices`)
  while (match.state.outcome === null) {
    const outOfTurn = match.state.questions.find(({ kind }) => kind === 'anyTime' && !seen.has('question anyTime'))
    const question = outOfTurn ?? whoAnswers(match.state, chance)
    seen.add(asked(question))
    const option = pick(choices(mageNoir, match.state, question), chance)
    const refusal = give(match, question.seat, keyOf(option), sink)
    if (refusal !== null) throw new Error(refusal.message)
  }
  return { file: match.file, seen }
}

const candidates = 300
const longest = 900

/** Picks the few of many duels that show most, one after the other, in place of the recorded ones. */
export const recordAnew = (): void => {
  const decks = [...preconstructedIds, ...mixed]
  const all = Array.from({ length: candidates }, (_, at) =>
    play(decks[at % decks.length]!, decks[(at * 3 + 1) % decks.length]!, `golden ${at}`),
  ).filter(({ file }) => file.segments[0]!.answers.length <= longest)
  const missing = new Set(wanted)
  const chosen: MatchFile[] = []
  while (missing.size > 0) {
    const gain = ({ seen }: Picked) => [...seen].filter((feature) => missing.has(feature)).length
    const best = all.reduce((one, another) => (gain(another) > gain(one) ? another : one))
    if (gain(best) === 0) break
    for (const feature of best.seen) missing.delete(feature)
    chosen.push(best.file)
  }
  console.info(`${chosen.length} matches; missing: ${[...missing].join(', ')}`)
  for (const name of recorded())
    for (const kind of ['json', 'txt']) rmSync(new URL(`${name}.${kind}`, folder))
  for (const [at, file] of chosen.entries()) save(`${at + 1}`, file)
}
