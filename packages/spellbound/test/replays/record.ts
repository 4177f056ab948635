import {
  cloneJson,
  give,
  hash,
  keyOf,
  type Match,
  type MatchFile,
  type Question,
  sealed,
  startMatch,
  swift,
  type TableEvent,
  undo,
  undoKey,
} from '@conclave/kernel'
import { transcript } from '@conclave/kernel/testing'
import { recordingsIn } from '../../../../tools/recordings.ts'
import { baseCards } from '../../src/content/base-cards.ts'
import { copiesOf } from '../../src/content/cards.ts'
import { spellbound } from '../../src/game.ts'
import { type Spellbound, type SpellboundOption, victoryRule } from '../../src/state.ts'
import { standingStrengths } from '../../src/table/tower.ts'
import { blue, lay, red } from '../position.ts'
import { tryTurn } from '../properties/course.ts'
import { answered, asked, shown, wanted, welcome } from './features.ts'
import { wording } from './wording.ts'

const recordings = recordingsIn<MatchFile>(
  new URL('matches/', import.meta.url),
  {
    repeat: (file) => repeat(file),
    tell: (file) => transcript(spellbound, file, wording),
  },
)
const { save, remove } = recordings
export const { recorded, fileOf, transcriptOf, refresh } = recordings

/** Hunts for new matches in place of the recorded ones. Takes some minutes. */
export const recordAnew = (): void => {
  const matches = collect()
  for (const name of recorded()) remove(name)
  for (const [at, { file, state }] of matches.entries()) save(`${at + 1}-${endOf(state)}`, file)
}

const endOf = ({ outcome }: Spellbound): string =>
  outcome?.reason === victoryRule
    ? 'victory'
    : outcome!.reason.replace('SPB-', '').replace('.', '-').toLowerCase()

type Recording = Match<Spellbound, SpellboundOption>
type Start = Pick<MatchFile, 'seats' | 'seed' | 'options'> & {
  readonly from?: Spellbound
  readonly answers?: readonly (readonly [seat: number, key: string])[]
}

/** A match from its setup, or from a position that was laid out by hand, with the first answers given. */
const open = ({ from, answers = [], ...start }: Start): Recording => {
  const match = startMatch(spellbound, start)
  if ('problem' in match) throw new Error(match.problem)
  if (from !== undefined) {
    match.state = cloneJson(from)
    match.file.segments[0] = {
      rules: spellbound.rules,
      from: cloneJson(from),
      answers: [],
      hashes: [hash(from)],
    }
  }
  for (const [seat, key] of answers) {
    const refusal = key === undoKey ? undo(match, seat) : give(match, seat, key)
    if (refusal !== null) throw new Error(`'${start.seed}', ${key}: ${refusal.message}`)
  }
  return match
}

/** The same answers under the rules of today; if they are no longer legal, the match must be hunted anew. */
const repeat = ({ seats, seed, options, segments }: MatchFile): MatchFile => {
  const { from, answers } = segments[0]!
  // The one position laid out by hand is laid out anew: its frames are those of the rules of today.
  return open({ seats, seed, options, answers, ...(from === 'setup' ? {} : { from: rareCompany(seed) }) }).file
}

/** Value of a position besides its features: for victory, or for a defeat by the Witch herself. */
const moods = {
  careful: (state: Spellbound) => spellbound.evaluate(state, state.active),
  reckless: (state: Spellbound) => {
    const { sun, moon } = standingStrengths(state)
    return spellbound.evaluate(state, state.active) + 0.1 * (moon - sun)
  },
}
type Mood = keyof typeof moods

interface Hunted {
  readonly match: Recording
  readonly seen: ReadonlySet<string>
}

const trials = 14

/** Plays a match whose every turn is the best of several: the one that shows most that is still missing. */
const hunt = (start: Start, mood: Mood, missing: ReadonlySet<string>): Hunted => {
  const match = open(start)
  const seen = new Set(match.file.segments[0]!.answers.flatMap(([, key]) => answered(key)))
  const chance = swift(`${start.seed} hunt`)
  while (match.state.outcome === null) {
    let best: ReturnType<typeof tryOnce> | undefined
    for (let trial = 0; trial < trials; trial++) {
      const tried = tryOnce(match.state, trial)
      if (best === undefined || tried.worth > best.worth) best = tried
    }
    for (const each of best!.shows) seen.add(each)
    for (const [seat, option] of best!.steps) give(match, seat, keyOf(option))
  }
  return { match, seen }

  function tryOnce(state: Spellbound, trial: number) {
    const shows = new Set<string>()
    const note = (features: readonly string[]) => {
      for (const each of features) shows.add(each)
    }
    const listen = {
      step: (question: Question, option: SpellboundOption) =>
        note([...asked(question), ...answered(keyOf(option))]),
      sink: (event: TableEvent) => note(shown(event)),
    }
    const { end, steps } = tryTurn(state, chance, trial === 0 ? 0 : 35, listen)
    if (end.outcome !== null) shows.add(`outcome ${end.outcome.reason}`)
    const news = [...shows].filter((each) => missing.has(each) && !seen.has(each))
    return { steps, shows, worth: moods[mood](end) + value(news) / 8 }
  }
}

/** Value of features: those that all matches together must show count more than those that are only nice to see. */
const value = (features: Iterable<string>): number =>
  [...features].reduce((sum, each) => sum + (wanted.includes(each) ? 2 : 1), 0)

/** A company that would take hundreds of matches to come together: two Warlocks, two Pixies, a Centaur and friends. */
const rareCompany = (seed: string): Spellbound => {
  const { state } = lay({
    at: 'witchTime',
    mages: ['wilderness', 'wilderness', 'city:red'],
    row: ['warlock', 'warlock', 'centaur', 'pixies', 'pixies'],
    moonStack: ['witch-red-1', 'troll-1'],
    wickedRow: ['witch-blue-1', 'witch-yellow-1'],
    deck: [
      'warrior',
      'movement-red',
      'vampire',
      'witch-green-1',
      'ranger',
      'magic-blue',
      'changeling',
      'knight',
    ],
    discard: [...copiesOf(baseCards).slice(5), 'squire', 'pixies', 'fortuna-deck'],
    wickedDeck: [
      'troll-2',
      'witch-red-2',
      'witch-blue-2',
      'witch-green-2',
      'witch-yellow-2',
      'witch-green-1',
    ],
    villages: {
      2: { card: 'halfling' },
      5: { card: 'fairy-spring' },
      7: { card: 'witchs-tower', faceDown: true },
      8: { card: 'dragon', faceDown: true },
      11: { card: 'fortuna-village', faceDown: true },
    },
    reserve: ['halfling', 'halfling', 'dragon', 'dragon'],
  })
  return Object.assign(state, { chance: sealed(seed) })
}

/** Answers of its first turn. */
const rareTurn = [
  [red, 'card=pixies do=send'],
  [red, 'count=2 do=sendPixies'],
  [red, 'card=warlock do=play'],
  [red, 'do=warlockPair part=0'],
  [red, 'card=centaur do=play'],
  [red, 'do=carry mage=1'],
  [blue, 'do=accept'],
  [red, 'do=move part=0 to=village:5'],
  [red, 'do=putDown'],
  [red, 'do=move part=1 to=village:7'],
  [red, 'do=finish'],
] as const

const variants: MatchFile['options'][] = [
  {},
  {},
  { trollBreaker: true },
  { dan: 3 },
  { dan: 5, witchFinder: true },
]
const rounds = 7
const attempts = 30

const startOf = (round: number, attempt: number): Start => {
  const seed = `golden ${round} ${attempt}`
  if (round === 0) return { seats: 3, seed, options: {}, from: rareCompany(seed), answers: rareTurn }
  const turn = round + attempt
  return { seats: 1 + (turn % 4), seed, options: variants[turn % variants.length]! }
}

const collect = (): Recording[] => {
  const missing = new Set([...wanted, ...welcome])
  const matches: Recording[] = []
  for (let round = 0; round < rounds && wanted.some((each) => missing.has(each)); round++) {
    const gain = ({ seen }: Hunted) => value([...seen].filter((each) => missing.has(each)))
    let best: Hunted | undefined
    for (let attempt = 0; attempt < attempts; attempt++) {
      const hunted = hunt(startOf(round, attempt), attempt % 5 === 4 ? 'reckless' : 'careful', missing)
      if (best === undefined || gain(hunted) > gain(best)) best = hunted
    }
    for (const each of best!.seen) missing.delete(each)
    matches.push(best!.match)
    console.info(`${matches.length} matches; still missing: ${[...missing].join(', ')}`)
  }
  return matches
}
