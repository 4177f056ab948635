import {
  accept,
  begin,
  below,
  type ChanceState,
  type Chosen,
  choices,
  cloneJson,
  type Question,
  type Seat,
  type Sink,
  settle,
  swift,
} from '@conclave/kernel'
import fc from 'fast-check'
import { times } from '../../../../tools/soak.ts'
import { spellbound } from '../../src/game.ts'
import type { Spellbound, SpellboundOption, settings } from '../../src/state.ts'

export interface Start {
  readonly seats: number
  readonly seed: string
  readonly options: Chosen<typeof settings>
}

/** Any start: one to four seats, any combination of variants. */
export const starts: fc.Arbitrary<Start> = fc.record({
  seats: fc.integer({ min: 1, max: 4 }),
  seed: fc.string({ minLength: 4, maxLength: 8, unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') }),
  options: fc.record({
    trollBreaker: fc.boolean(),
    dan: fc.constantFrom(0, 0, 0, 3, 5, 8),
    witchFinder: fc.boolean(),
  }),
})

/** The standard game, where matches last longest. */
export const standardStarts = starts.map(
  (start): Start => ({
    ...start,
    options: { trollBreaker: false, dan: 0, witchFinder: false },
  }),
)

export const runs = (usual: number): fc.Parameters<unknown> => ({ numRuns: times(usual) })

/** An answer of a seat. */
export type Step = readonly [seat: Seat, option: SpellboundOption]

/** Decides what is answered next: one step, or a whole turn. */
export type Pilot = (state: Spellbound, chance: ChanceState) => readonly Step[]

/** Anything legal. Now and then somebody casts without being waited for. */
export const atRandom: Pilot = (state, chance) => {
  const question = whoAnswers(state, chance)
  const options = choices(spellbound, state, question)
  return [[question.seat, options[below(chance, options.length)]!]]
}

/**
 * Knows what chance will bring: tries a dozen ways to play the turn and takes the one that ends best. So encounters are
 * won, books recovered and final battles fought, which never happens at random.
 */
export const lucky: Pilot = (state, chance) => {
  let best: readonly Step[] = []
  let value = -1
  for (let trial = 0; trial < trials; trial++) {
    const { end, steps } = tryTurn(state, chance, trial === 0 ? 0 : whims)
    const promise = worthOf(end)
    if (promise > value) [best, value] = [steps, promise]
  }
  return best
}

const trials = 12
/** Percentage of answers that are given at random. */
const whims = 30

/**
 * A turn played on a copy: each answer is the one that looks best at once, except so many in a hundred, which are given
 * at random. `listen` hears what is answered and what happens.
 */
export const tryTurn = (
  state: Spellbound,
  chance: ChanceState,
  noise: number,
  listen?: { readonly step: (question: Question, option: SpellboundOption) => void; readonly sink: Sink },
) => {
  const end = cloneJson(state)
  const steps: Step[] = []
  while (end.outcome === null && end.turn === state.turn) {
    const question = whoAnswers(end, chance)
    const option = promising(end, question, chance, noise)
    steps.push([question.seat, option])
    listen?.step(question, option)
    accept(spellbound, end, question, option, listen?.sink)
    settle(spellbound, end, listen?.sink)
  }
  return { end, steps }
}

const worthOf = (state: Spellbound): number => spellbound.evaluate(state, state.active)

const promising = (
  state: Spellbound,
  question: Question,
  chance: ChanceState,
  noise: number,
): SpellboundOption => {
  const options = choices(spellbound, state, question)
  if (below(chance, 100) < noise) return options[below(chance, options.length)]!
  const at = state.questions.indexOf(question)
  let best = options[0]!
  let value = -1
  for (const option of options) {
    const next = cloneJson(state)
    accept(spellbound, next, next.questions[at]!, option)
    settle(spellbound, next)
    const promise = worthOf(next)
    if (promise > value) [best, value] = [option, promise]
  }
  return best
}

/** Usually somebody whom the match waits for, in any order; seldom somebody who may speak out of turn. */
const whoAnswers = ({ questions }: Spellbound, chance: ChanceState): Question => {
  const waiting = questions.filter(({ manner }) => manner !== 'open')
  const speaks = waiting.length < questions.length && below(chance, 12) === 0
  const asked = speaks ? questions.filter(({ manner }) => manner === 'open') : waiting
  return asked[below(chance, asked.length)]!
}

/** The first position of a match. */
export const openingOf = ({ options, seats, seed }: Start, sink?: Sink): Spellbound => {
  const state = begin(spellbound, options, seats, swift(seed), sink)
  settle(spellbound, state, sink)
  return state
}

/** Plays a match to its end; `visit` sees every position and what is answered there, and may end the walk. */
export const walk = (
  start: Start,
  pilot: Pilot,
  visit: (state: Spellbound, step: Step) => void,
  sink?: Sink,
): Spellbound => {
  const state = openingOf(start, sink)
  const chance = swift(`${start.seed} choices`)
  while (state.outcome === null) {
    for (const step of pilot(state, chance)) {
      visit(state, step)
      const question = state.questions.find(({ seat }) => seat === step[0])!
      accept(spellbound, state, question, step[1], sink)
      settle(spellbound, state, sink)
    }
  }
  return state
}

/** Adds the start of a match to whatever goes wrong in it. */
export const naming = <T>(start: Start, work: () => T): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error) error.message += `\nin the match ${JSON.stringify(start)}`
    throw error
  }
}
