import {
  choices,
  findOption,
  type Game,
  type Option,
  type Question,
  questionOf,
  swift,
  type TableState,
} from '@conclave/kernel'
import { type Means, sightOf } from './bot.ts'
import { whatComesOf } from './greedy.ts'
import { type Task, think } from './think.ts'
import { sampleOnce } from './thinkable.ts'
import { valueFor } from './value.ts'

/** Judgement of a position: each part's weight in favour of a seat. */
type Judgement = Readonly<Record<string, number>>

/**
 * Reason for an advice: the weight by which a part of the judgement speaks for the answer rather than for the others; below 0 it
 * speaks against it.
 */
export interface Reason {
  readonly part: string
  readonly by: number
}

/** Advice: what a bot would answer, and why, as far as that can be told. Plain data. */
export interface Advice {
  /** The option's key, or null for leaving an open question unanswered. */
  readonly key: string | null
  /** Value of the match to the seat, from 0 to 1: as it stands, after the advised answer, and after the others. */
  readonly before: number
  readonly after: number
  /** Null where there is no other answer worth a thought. */
  readonly others: number | null
  /** True if the answer most probably ends the match in the seat's favour. */
  readonly wins: boolean
  /** The strongest first. None where what speaks for the answer only shows further ahead. */
  readonly reasons: readonly Reason[]
}

/** In so many imagined worlds the answers are compared. */
const worldsCompared = 6

/** No more is said: so many reasons for an answer, and so many against it. */
const most = { for: 3, against: 2 } as const

/** Threshold of a reason: below this share of the strongest it is not worth a word. */
const telling = 0.2

/**
 * Advice: the answer this bot would give in a seat's place, and the parts of the game's judgement that speak for it. It knows one
 * imagined world and imagines others from it, like `think`: it can tell nobody more than the seat knows.
 */
export const advise = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  task: Pick<Task<S>, 'world' | 'seat' | 'bot' | 'seed'>,
  means: Means,
): Advice | { readonly problem: string } => {
  const thought = think(game, task, means)
  if ('problem' in thought) return thought
  const { world, seat, seed } = task
  const question = questionOf(world, seat)
  if (question === undefined) return { problem: `seat ${seat} is not asked anything` }
  const chance = swift(`${seed} reasons`)
  const sight = sightOf(game, world, seat)
  const { options } = sampleOnce(sight, question, choices(game, world, question), chance)
  const advised = thought.key === null ? undefined : findOption(choices(game, world, question), thought.key)
  const worlds = Array.from({ length: worldsCompared }, () => sight.imagine(chance))
  const before = mean(worlds.map((each) => valueFor(game, each, seat)))
  const others = options.filter((option) => option !== advised && !isAdvised(advised, option))
  const seen = (found: readonly (O | undefined)[]): Seen =>
    lookAt(
      game,
      question,
      worlds.flatMap((each) =>
        found.map((option) => (option === undefined ? each : whatComesOf(game, each, question, option))),
      ),
    )
  const own = seen([advised])
  const rest = others.length === 0 ? null : seen(others)
  return {
    key: thought.key,
    before,
    after: own.value,
    others: rest === null ? null : rest.value,
    wins: own.wins > 0.5,
    reasons: reasonsFor(own.parts, rest === null ? seen([undefined]).parts : rest.parts),
  }
}

const isAdvised = (advised: Option | undefined, option: Option): boolean =>
  advised !== undefined && JSON.stringify(advised) === JSON.stringify(option)

/** Running averages over some positions. */
interface Seen {
  readonly value: number
  readonly wins: number
  readonly parts: Judgement
}

const lookAt = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  { seat }: Question,
  positions: readonly S[],
): Seen => {
  // Of a match that is over there is nothing left to judge.
  const going = positions.filter(({ outcome }) => outcome === null)
  const judged = going.map((each): Judgement => game.judge?.(each, seat) ?? {})
  const names = Object.keys(judged[0] ?? {}).filter((name) => judged.every((each) => name in each))
  return {
    value: mean(positions.map((each) => valueFor(game, each, seat))),
    wins: mean(positions.map(({ outcome }) => (outcome?.winners.includes(seat) ? 1 : 0))),
    parts: Object.fromEntries(names.map((name) => [name, mean(judged.map((each) => each[name] ?? 0))])),
  }
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const reasonsFor = (own: Judgement, others: Judgement): readonly Reason[] => {
  const reasons = Object.entries(own)
    .flatMap(([part, value]) => {
      const other = others[part]
      return other === undefined ? [] : [{ part, by: value - other }]
    })
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
  const least = Math.max(1e-6, telling * Math.abs(reasons[0]?.by ?? 0))
  const strong = reasons.filter(({ by }) => Math.abs(by) >= least)
  return [
    ...strong.filter(({ by }) => by > 0).slice(0, most.for),
    ...strong.filter(({ by }) => by < 0).slice(0, most.against),
  ]
}
