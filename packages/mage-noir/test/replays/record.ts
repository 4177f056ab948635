import { choices, give, keyOf, type MatchFile, startMatch, swift, type TableEvent } from '@conclave/kernel'
import { repeated, transcript } from '@conclave/kernel/testing'
import { recordingsIn } from '../../../../tools/recordings.ts'
import { cards } from '../../src/content/cards.ts'
import { preconstructedIds } from '../../src/content/decks.ts'
import { encodeDeck } from '../../src/decks.ts'
import { mageNoir } from '../../src/game.ts'
import { pick, whoAnswers } from '../properties/course.ts'
import { asked, shown, wanted } from './features.ts'
import { wording } from './wording.ts'

const recordings = recordingsIn<MatchFile>(
  new URL('matches/', import.meta.url),
  {
    repeat: (file) => repeated(mageNoir, file),
    tell: (file) => transcript(mageNoir, file, wording),
  },
)
const { save, remove } = recordings
export const { recorded, fileOf, transcriptOf, refresh } = recordings

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
  for (const name of recorded()) remove(name)
  for (const [at, file] of chosen.entries()) save(`${at + 1}`, file)
}
