import { ask, call, conclude, done, go, type Seat, uncover } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { Doing } from '../frames/calls.ts'
import { type MageNoir, type MageNoirOption, playerOf } from '../state.ts'
import { handSize } from '../table/hand.ts'
import { isUnsettled } from '../table/unsettled.ts'
import { verbOf, waysToDo } from '../verbs/index.ts'
import { sentenceAt } from '../verbs/lists.ts'
import type { Result, Verb } from '../verbs/verb.ts'
import type { Sentence } from '../words/effect.ts'
import { follow, procedure, question } from './procedure.ts'

const note = (doing: Doing, { follows, again }: Result): void => {
  doing.todo = follows.slice()
  doing.again = again
}

/** True if it is the whole of another card's effect, which `apply` has announced. */
const isApplied = ({ chain, list, card }: Doing): boolean =>
  chain.length > 1 && list === cardOf(card).lists.activate?.[0]

/** True if there is a choice, as far as everybody knows: equal cards in hand or deck count as different ones. */
const isChoice = (
  state: MageNoir,
  seat: Seat,
  hides: Verb<Sentence>['hides'],
  ways: readonly MageNoirOption[],
): boolean => {
  if (ways.length !== 1) return ways.length > 1
  return hides === 'deck' || (hides === 'hand' && handSize(playerOf(state, seat)) > 1)
}

/** [MN-6.50, MN-6.51, MN-6.60] A list of sentences: each is chosen for, carried out and settled before the next. */
export const effect = procedure('effect')({
  first: 'next',
  steps: {
    next: (state, doing) => {
      const sentence = sentenceAt(doing)
      if (sentence === undefined) {
        if (isApplied(doing)) conclude()
        return done
      }
      const verb = verbOf(sentence)
      const ways = waysToDo(state, sentence, doing)
      if (verb.hides === 'deck') uncover(state)
      const chooser = verb.asks(sentence, doing)
      if (ways !== null && isChoice(state, chooser, verb.hides, ways)) {
        const { card, n, list, at } = doing
        const about = { card, n, list, at, ...verb.stage(state, sentence, doing) }
        return ask(question(chooser, 'effect', about, verb.hides === null ? 'turn' : 'always'))
      }
      // [MN-6.61] Impossible: nothing happens, and the rest goes on.
      if (ways !== null && ways.length === 0) return go('advance')
      const only = ways === null ? null : ways[0]!
      // A last card that has to be discarded is shown although nobody has named it.
      if (only !== null && verb.hides === 'hand') uncover(state)
      note(doing, verb.run(state, sentence, doing, only))
      return go('follow')
    },
    follow: (state, doing) => {
      const next = doing.todo.shift()
      if (next !== undefined) return follow(next, 'follow')
      if (isUnsettled(state)) return call('settle', { hold: false }, 'settled')
      return go('settled')
    },
    settled: (_, doing) => go(doing.again ? 'next' : 'advance'),
    advance: (_, doing) => {
      doing.at++
      doing.left = -1
      doing.picks = []
      doing.again = false
      return go('next')
    },
  },
  questions: {
    // D-09 to D-18, D-21, D-23 to D-27, D-30
    effect: {
      rule: (option, { about }) => verbOf(sentenceAt(about)!).rule(option),
      options: (state, doing) => waysToDo(state, sentenceAt(doing)!, doing) ?? [],
      reply: (state, doing, option) => {
        const sentence = sentenceAt(doing)!
        note(doing, verbOf(sentence).run(state, sentence, doing, option))
        return go('follow')
      },
    },
  },
})
