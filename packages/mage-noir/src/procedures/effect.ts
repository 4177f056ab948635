import { ask, call, done, go, type Question, type Seat, uncover } from '@conclave/kernel'
import { sentencesOf } from '../content/cards.ts'
import { type MageNoir, type MageNoirOption, playerOf } from '../state.ts'
import { handSize } from '../table/hand.ts'
import { isUnsettled } from '../table/unsettled.ts'
import { chooserOf, runSentence, sentenceAt, stageOf, waysToDo } from '../verbs/index.ts'
import type { Result } from '../verbs/verb.ts'
import type { Sentence } from '../words/effect.ts'
import { type Abouts, type Doing, follow, procedure, question } from './procedure.ts'

const note = (doing: Doing, { follows, again }: Result): void => {
  doing.todo = follows.slice()
  doing.again = again
}

/** What lies in the deck decides what can be chosen. */
const looksIntoDeck = ({ verb }: Sentence): boolean => verb === 'search'

/** Whether the options are known to the player alone who is asked: how many there are must not show by silence. */
const isPrivate = (sentence: Sentence, [first]: readonly MageNoirOption[]): boolean =>
  first?.do === 'discard' || looksIntoDeck(sentence)

/** Whether there is a choice, as far as everybody knows: equal cards in hand or deck count as different ones. */
const isChoice = (
  state: MageNoir,
  seat: Seat,
  sentence: Sentence,
  ways: readonly MageNoirOption[],
): boolean => {
  if (ways.length !== 1) return ways.length > 1
  return looksIntoDeck(sentence) || (ways[0]!.do === 'discard' && handSize(playerOf(state, seat)) > 1)
}

/** The rule of a choice of a card's sentence: by what is chosen. */
const ruleOfChoice = (option: MageNoirOption, { about }: Question<'effect', Abouts['effect']>): string => {
  const { verb } = sentencesOf(about.list)[about.at]!
  if (verb === 'damageSplit' || verb === 'damage') return 'MN-6.20'
  switch (option.do) {
    case 'yes':
    case 'no':
      return 'D-12'
    case 'decline':
      return 'D-13'
    case 'option':
      return 'D-11'
    case 'choose':
      return 'D-16'
    case 'discard':
      return 'D-18'
    case 'toReserve':
      return 'D-23'
    case 'swap':
      return 'D-26'
    case 'mana':
      return 'D-27'
    case 'next':
      return 'D-30'
    case 'pay':
      return 'MN-4.24'
    case 'gather':
      return 'MN-4.25'
    case 'enough':
      return 'MN-6.62'
    case 'player':
    case 'card':
      return 'MN-6.60'
    default:
      throw new Error(`'${option.do}' chooses nothing for a sentence`)
  }
}

/** [MN-6.50, MN-6.51, MN-6.60] A list of sentences: each is chosen for, carried out and settled before the next. */
export const effect = procedure('effect')({
  first: 'next',
  steps: {
    next: (state, doing) => {
      const sentence = sentenceAt(doing)
      if (sentence === undefined) return done
      const ways = waysToDo(state, sentence, doing)
      if (looksIntoDeck(sentence)) uncover(state)
      if (ways !== null && isChoice(state, chooserOf(sentence, doing), sentence, ways)) {
        const { card, n, list, at } = doing
        const about = { card, n, list, at, ...stageOf(state, sentence, doing) }
        const manner = isPrivate(sentence, ways) ? 'always' : 'turn'
        return ask(question(chooserOf(sentence, doing), 'effect', about, manner))
      }
      // [MN-6.61] Impossible: nothing happens, and the rest goes on.
      if (ways !== null && ways.length === 0) return go('advance')
      const only = ways === null ? null : ways[0]!
      // A last card that has to be discarded is shown although nobody has named it.
      if (only?.do === 'discard') uncover(state)
      note(doing, runSentence(state, sentence, doing, only))
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
      rule: ruleOfChoice,
      options: (state, doing) => waysToDo(state, sentenceAt(doing)!, doing) ?? [],
      reply: (state, doing, option) => {
        note(doing, runSentence(state, sentenceAt(doing)!, doing, option))
        return go('follow')
      },
    },
  },
})
