import { say } from '@conclave/kernel'
import type { MageNoir } from '../state.ts'
import { other } from '../state.ts'
import { cardOn } from '../table/board.ts'
import { amountNow } from '../table/count.ts'
import { gainLife, gainLifeOf, loseLife, loseLifeOf } from '../table/life.ts'
import { type Mark, markOf, membersOf, targetOptions } from '../table/targets.ts'
import { watchersOf } from '../table/triggers.ts'
import { amountText } from '../wording/amounts.ts'
import type { SentenceOf, Sentences } from '../words/effect.ts'
import { guess } from './guess.ts'
import { fixedAmount, lifeToll, noToll } from './toll.ts'
import { atOnce, controller, finished, never, noChoice, noLists, type Verb } from './verb.ts'

/** [MN-6.30] Life lost, by a player or by this permanent. */
export const lose: Verb<SentenceOf<'lose'>> = {
  check: () => null,
  can: () => true,
  ...noChoice,
  run: (state, { who, amount }, doing) => {
    const value = amountNow(state, amount, doing)
    if (who !== 'this') {
      loseLife(state, who === 'you' ? doing.seat : other(doing.seat), value, doing.card)
      return finished
    }
    const on = cardOn(state, doing.n)
    if (on !== undefined) loseLifeOf(on, value, doing.card)
    return finished
  },
  text: ({ who, amount }) => say(`verb.lose.${who}`, { amount: amountText(amount) }),
  inner: noLists,
  stopsDamage: never,
  certain: (state, { who, amount }, { seat }, tollOf) => {
    const fixed = fixedAmount(state, amount, seat)
    if (who === 'this' || fixed === null) return null
    const loser = who === 'opponent' ? other(seat) : seat
    // A Crimson Ring that cannot be paid for does nothing.
    const isIdle = (does: Sentences) => loser === seat && tollOf(does) === noToll
    return watchersOf(state, loser, 'hurt').every(isIdle) ? lifeToll(loser, fixed) : null
  },
  tempts: false,
  worth: ({ who, amount }) => (who === 'opponent' ? guess(amount) : -0.7 * guess(amount)),
}

const heal = (state: MageNoir, { seat, n }: Mark, amount: number, by: string): void => {
  const on = cardOn(state, n)
  if (n === 0) gainLife(state, seat, amount, by)
  else if (on !== undefined) gainLifeOf(on, amount, by)
}

/** [MN-6.31] Life gained by one target. */
export const gain: Verb<SentenceOf<'gain'>> = {
  check: () => null,
  can: (state, { to }) => targetOptions(state, to)?.length !== 0,
  options: (state, { to }) => targetOptions(state, to),
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'MN-6.60',
  hurts: false,
  run: (state, { to, amount }, doing, option) => {
    heal(state, markOf(state, to, doing.seat, option), amountNow(state, amount, doing), doing.card)
    return finished
  },
  text: ({ to, amount }) =>
    to === 'you'
      ? say('verb.gain.you', { amount: amountText(amount) })
      : say('verb.gain', { amount: amountText(amount), target: say(`target.${to}`) }),
  inner: noLists,
  stopsDamage: never,
  certain: (state, { to, amount }, { seat }) =>
    to === 'you' && fixedAmount(state, amount, seat) !== null ? noToll : null,
  tempts: false,
  worth: ({ amount }) => 0.6 * guess(amount),
}

/** Life gained by all members of a group. */
export const gainEach: Verb<SentenceOf<'gainEach'>> = {
  check: () => null,
  can: () => true,
  ...noChoice,
  run: (state, { to, amount }, doing) => {
    const value = amountNow(state, amount, doing)
    for (const mark of membersOf(state, to, doing.seat)) heal(state, mark, value, doing.card)
    return finished
  },
  text: ({ to, amount }) => say('verb.gainEach', { amount: amountText(amount), group: say(`group.${to}`) }),
  inner: noLists,
  stopsDamage: never,
  certain: (state, { amount }, { seat }) => (fixedAmount(state, amount, seat) === null ? null : noToll),
  tempts: false,
  worth: ({ amount }) => guess(amount),
}
