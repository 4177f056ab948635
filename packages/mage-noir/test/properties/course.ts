import {
  accept,
  begin,
  below,
  type ChanceState,
  choices,
  type Question,
  type Sink,
  settle,
  swift,
} from '@conclave/kernel'
import fc from 'fast-check'
import { times } from '../../../../tools/soak.ts'
import { cards } from '../../src/content/cards.ts'
import { preconstructedIds } from '../../src/content/decks.ts'
import { writeDeck } from '../../src/decks.ts'
import { mageNoir } from '../../src/game.ts'
import type { MageNoir, MageNoirOption } from '../../src/state.ts'
import { defaults } from '../position.ts'

export interface Start {
  readonly seed: string
  readonly deck0: string
  readonly deck1: string
}

/** Any forty cards or more: what the preconstructed decks leave out is played, too. */
const anyDeck: fc.Arbitrary<string> = fc
  .uniqueArray(fc.constantFrom(...cards.map(({ id }) => id)), { minLength: 14, maxLength: 30 })
  .map((ids) => writeDeck(Object.fromEntries(ids.map((id) => [id, ids.length < 20 ? 3 : 2]))))

const decks = fc.oneof(fc.constantFrom<string>(...preconstructedIds), anyDeck)

export const starts: fc.Arbitrary<Start> = fc.record({
  seed: fc.string({ minLength: 4, maxLength: 8, unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz') }),
  deck0: decks,
  deck1: decks,
})

export const runs = (usual: number): fc.Parameters<unknown> => ({ numRuns: times(usual) })

/** Usually somebody whom the match waits for; seldom somebody who may speak out of turn. */
export const whoAnswers = ({ questions }: MageNoir, chance: ChanceState): Question => {
  const waiting = questions.filter(({ manner }) => manner !== 'open')
  const from = waiting.length < questions.length && below(chance, 20) === 0 ? questions : waiting
  return from[below(chance, from.length)]!
}

/** Exchanges and the end of a turn are chosen less often than chance would: so cards come into play. */
export const pick = (options: readonly MageNoirOption[], chance: ChanceState): MageNoirOption => {
  const weighty = options.filter((option) => option.do !== 'exchange' && option.do !== 'endTurn')
  const from = weighty.length > 0 && below(chance, 4) > 0 ? weighty : options
  return from[below(chance, from.length)]!
}

/** Plays a match to its end; `visit` sees every position and what is answered there. */
export const walk = (
  { seed, deck0, deck1 }: Start,
  visit: (state: MageNoir, question: Question, option: MageNoirOption) => void,
  sink?: Sink,
): MageNoir => {
  const state = begin(mageNoir, { ...defaults, deck0, deck1 }, 2, swift(seed), sink)
  const chance = swift(`${seed} choices`)
  settle(mageNoir, state, sink)
  while (state.outcome === null) {
    const question = whoAnswers(state, chance)
    const option = pick(choices(mageNoir, state, question), chance)
    visit(state, question, option)
    accept(mageNoir, state, question, option, sink)
    settle(mageNoir, state, sink)
  }
  return state
}
