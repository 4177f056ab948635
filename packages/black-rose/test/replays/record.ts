import { choices, give, keyOf, type MatchFile, startMatch, swift, type TableEvent } from '@conclave/kernel'
import { repeated, transcript } from '@conclave/kernel/testing'
import { recordingsIn } from '../../../../tools/recordings.ts'
import { blackRoseIn } from '../../src/game.ts'
import { settingsIn } from '../../src/state.ts'
import { classicIds, type EditionId, editionIds } from '../../src/words/board.ts'
import { decided } from '../properties/decided.ts'
import { asked, shown, wanted } from './features.ts'
import { wording } from './wording.ts'

/** The rules that a file is played by. */
export const gameOf = ({ edition }: Pick<MatchFile, 'edition'>) =>
  blackRoseIn(editionIds.find((id) => id === edition)!)

const recordings = recordingsIn<MatchFile>(
  new URL('matches/', import.meta.url),
  {
    repeat: (file) => repeated(gameOf(file), file),
    tell: (file) => transcript(gameOf(file), file, wording),
  },
)
const { save, remove } = recordings
export const { recorded, fileOf, transcriptOf, refresh } = recordings

interface Picked {
  readonly file: MatchFile
  readonly seen: ReadonlySet<string>
}

interface Setting {
  readonly seed: string
  readonly seats: number
  readonly options: MatchFile['options']
}

/** Some matches with every optional rule of the edition, some with none. */
const settingOf = (edition: EditionId, at: number): Setting => ({
  seed: `golden ${edition} ${at}`,
  seats: 2 + (at % 3),
  options: Object.fromEntries(
    Object.entries(settingsIn(edition)).map(([name, { type }]) => [
      name,
      type === 'boolean' ? at % 2 === 1 : 'short',
    ]),
  ),
})

/** [REB-AVA.1] Every number of mages, with the Avatar and without it. */
const tablesOfRebirth: readonly (readonly [seats: number, avatar: string])[] = [
  [1, 'apprentice'],
  [1, 'master'],
  [2, 'none'],
  [2, 'master'],
  [3, 'none'],
  [3, 'apprentice'],
  [4, 'none'],
]

/** Plays a match at random and notes what it shows. */
const play = (edition: EditionId, { seed, seats, options }: Setting): Picked => {
  const game = blackRoseIn(edition)
  const seen = new Set<string>()
  const sink = (event: TableEvent) => {
    for (const feature of shown(event)) seen.add(feature)
  }
  const match = startMatch(game, { seats, seed, options }, sink)
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
const perTable = 5
/** More would show little more, and every one is as long as a book. */
const most = 6

interface Chosen {
  readonly name: string
  readonly file: MatchFile
}

/** The shortest of some matches at every table: Rebirth's lodge, quests and Avatar are shown by each of them. */
const chosenOfRebirth = (): Chosen[] =>
  tablesOfRebirth.map(([seats, avatar], at) => {
    const files = Array.from({ length: perTable }, (_, number) => {
      const options = { length: 'short', crownOfSummoner: number % 2 === 1, avatar }
      return play('rebirth', { seed: `golden rebirth ${at} ${number}`, seats, options }).file
    })
    const lengthOf = ({ segments }: MatchFile): number => segments[0]!.answers.length
    return {
      name: `rebirth-${at + 1}`,
      file: files.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one)),
    }
  })

/** Picks the few of many matches that show most, one after the other. */
const chosenOfClassics = (): Chosen[] =>
  classicIds.flatMap((edition) => {
    const all = Array.from({ length: candidates }, (_, at) => play(edition, settingOf(edition, at))).filter(
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

/** Puts new matches in the place of those that were recorded: all of them, or Rebirth's alone. */
export const recordAnew = (which: 'all' | 'rebirth'): void => {
  const chosen = [...(which === 'all' ? chosenOfClassics() : []), ...chosenOfRebirth()]
  for (const name of recorded().filter((each) => which === 'all' || each.startsWith('rebirth')))
    remove(name)
  for (const { name, file } of chosen) save(name, file)
}
