import {
  choices,
  type Game,
  imagine,
  keyOf,
  type Option,
  questionOf,
  type Seat,
  swift,
  type TableState,
} from '@conclave/kernel'
import { type Means, sightOf } from './bot.ts'
import { readBot } from './levels.ts'

/** A seat's question, sent to where a bot has time to think. Plain data. */
export interface Task<S extends TableState = TableState> {
  readonly game: string
  readonly edition: string
  /** A world that the seat could not tell from the real one; never the real one. */
  readonly world: S
  readonly seat: Seat
  /** Spec of the bot that shall think, e.g. `adept:ms=200`. */
  readonly bot: string
  readonly seed: string
}

/** Result: an option's key, or null for leaving an open question unanswered. Plain data. */
export type Thought = { readonly key: string | null } | { readonly problem: string }

/** Packs what a seat knows for a thinker elsewhere. The seed must be secret from the players, or they could guess the answer. */
export const taskFor = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  seat: Seat,
  bot: string,
  seed: string,
): Task<S> => ({
  game: game.id,
  edition: game.edition,
  world: imagine(game, state, seat, swift(`${seed} world`)),
  seat,
  bot,
  seed,
})

/**
 * Answers a seat's question from one imagined world. Further worlds are imagined from that one, which is as good as
 * imagining them from the real state: the seat could tell neither apart. Worker threads are thin shells around it.
 */
export const think = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  { world, seat, bot: spec, seed }: Pick<Task<S>, 'world' | 'seat' | 'bot' | 'seed'>,
  means: Means,
): Thought => {
  const reading = readBot(spec, means)
  if (!reading.ok) return { problem: reading.problem }
  const question = questionOf(world, seat)
  if (question === undefined) return { problem: `seat ${seat} is not asked anything` }
  const { bot } = reading
  const sight = sightOf(game, world, seat)
  const options = choices(game, world, question)
  const chance = swift(`${seed} thought`)
  if (question.manner !== 'open') return { key: keyOf(bot.answer(sight, question, options, chance)) }
  const option = bot.interject?.(sight, question, options, chance) ?? null
  return { key: option === null ? null : keyOf(option) }
}
