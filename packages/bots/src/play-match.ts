import {
  accept,
  begin,
  type ChanceState,
  type Chosen,
  choices,
  type Game,
  isSettled,
  keyOf,
  type Option,
  type Outcome,
  type Question,
  type Seat,
  type Settings,
  type Sink,
  sealed,
  settle,
  swift,
  type TableState,
} from '@conclave/kernel'
import { awaited } from './awaited.ts'
import { type Bot, sightOf } from './bot.ts'

/** Setup of a match: nothing else decides its course but the bots. */
export interface Setup<T extends Settings> {
  readonly chosen: Chosen<T>
  readonly seats: number
  readonly seed: string
}

export interface PlayOptions {
  /** `swift` for simulations, `sealed` for matches that become match files. */
  readonly generator: 'swift' | 'sealed'
  /** Stops a match that does not end; its outcome is then null. */
  readonly maxDecisions: number
  readonly sink?: Sink
  /** True to keep a list of all answers. */
  readonly record?: boolean
}

export interface Played<S extends TableState> {
  readonly state: S
  readonly outcome: Outcome | null
  /** Questions with at least two options that were answered; an open question can always be left alone, too. */
  readonly decisions: number
  /** Every answer that a match file of this match holds, if they were recorded. */
  readonly answers: readonly (readonly [seat: Seat, key: string])[]
}

/**
 * Plays a match to its end. Each bot's chance follows from the match's seed and its seat, so the same match comes
 * out whichever worker plays it.
 */
export const playMatch = <S extends TableState, O extends Option, T extends Settings>(
  game: Game<S, O, T>,
  { chosen, seats, seed }: Setup<T>,
  bots: readonly Bot[],
  { generator, maxDecisions, sink, record = false }: PlayOptions,
): Played<S> => {
  if (bots.length !== seats) throw new RangeError(`${seats} seats need as many bots, not ${bots.length}`)
  const state = begin(game, chosen, seats, generator === 'swift' ? swift(seed) : sealed(seed), sink)
  const chances = bots.map((_, seat) => swift(`${seed} bot ${seat}`))
  const answers: [Seat, string][] = []
  let decisions = 0

  const give = (question: Question, option: O): void => {
    if (record) answers.push([question.seat, keyOf(option)])
    accept(game, state, question, option, sink)
  }

  while (decisions < maxDecisions) {
    // A question that stands alone is settled below, where its options are needed anyway.
    if (state.questions.length > 1) settle(game, state, sink)
    if (state.outcome !== null) break
    const spoken = interjection(game, state, bots, chances)
    if (spoken !== undefined) {
      decisions++
      give(spoken.question, spoken.option)
      continue
    }
    const question = awaited(state)
    const options = choices(game, state, question)
    if (options.length > 1) {
      const { seat } = question
      decisions++
      give(question, bots[seat]!.answer(sightOf(game, state, seat), question, options, chances[seat]!))
    } else if (isSettled(question)) accept(game, state, question, options[0]!, sink)
    else give(question, options[0]!)
  }
  return { state, outcome: state.outcome, decisions, answers }
}

/** The first answer that a bot gives to an open question, each being offered its own once. */
const interjection = <S extends TableState, O extends Option>(
  game: Game<S, O>,
  state: S,
  bots: readonly Bot[],
  chances: readonly ChanceState[],
): { question: Question; option: O } | undefined => {
  if (state.questions.length === 1) return undefined
  for (const question of state.questions) {
    const bot = bots[question.seat]!
    if (question.manner !== 'open' || bot.interject === undefined) continue
    const { seat } = question
    const options = choices(game, state, question)
    const option = bot.interject(sightOf(game, state, seat), question, options, chances[seat]!)
    if (option !== null) return { question, option }
  }
  return undefined
}
