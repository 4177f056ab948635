import { type Seat, say } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { Doing, Follow, Packet } from '../frames/calls.ts'
import { type MageNoir, type MageNoirOption, other, playerOf } from '../state.ts'
import { modifiersOf, protectorsOf } from '../table/board.ts'
import { amountNow } from '../table/count.ts'
import { type Mark, markOf, markOfCard, membersOf, targetOptions } from '../table/targets.ts'
import { watchersOf } from '../table/triggers.ts'
import { amountText } from '../wording/amounts.ts'
import type { SentenceOf } from '../words/effect.ts'
import { guess } from './guess.ts'
import { fixedAmount, lifeToll } from './toll.ts'
import {
  atLeastOne,
  atOnce,
  controller,
  finished,
  leadsTo,
  never,
  noChoice,
  noLists,
  noOptions,
  uncertain,
  unfinished,
  type Verb,
  wrongOption,
} from './verb.ts'

const packetTo = (doing: Doing, { seat, n }: Mark, amount: number, unblockable: boolean): Packet => ({
  by: doing.seat,
  source: doing.card,
  seat,
  n,
  amount,
  unblockable,
  boosts: [],
})

const dealing = (packets: Packet[]): Follow => ({
  procedure: 'damage',
  locals: { packets, at: 0, sides: [] },
})

/** True if nothing can be done about damage to a player, and nothing follows from it. */
const isUnanswered = (state: MageNoir, seat: Seat): boolean =>
  watchersOf(state, seat, 'hurt').length === 0 &&
  protectorsOf(state, seat).length === 0 &&
  playerOf(state, seat).board.every(({ card }) =>
    cardOf(card).uses.every(({ ability }) => ability.window !== 'any'),
  )

/** By how much a player's cards could strengthen a packet at most. */
const strengthOf = (state: MageNoir, seat: Seat): number =>
  modifiersOf(state, seat, 'strengthen').reduce(
    (sum, { modifier, on }) =>
      sum + amountNow(state, modifier.by, { seat, n: on.n, picked: 0, sacrifice: 0 }, false),
    0,
  )

/** One packet to one target. */
export const damage: Verb<SentenceOf<'damage'>> = {
  check: ({ amount }) => (typeof amount === 'number' ? atLeastOne(amount) : null),
  can: (state, { to }) => targetOptions(state, to)?.length !== 0,
  options: (state, { to, amount }, doing) =>
    amountNow(state, amount, doing, false) === 0 ? noOptions : targetOptions(state, to),
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'MN-6.20',
  hurts: true,
  run: (state, { to, amount, unblockable }, doing, option) => {
    const value = amountNow(state, amount, doing)
    if (value === 0) return finished
    return leadsTo(dealing([packetTo(doing, markOf(state, to, doing.seat, option), value, unblockable)]))
  },
  text: ({ amount, to, unblockable }) => {
    if (to === 'you' && !unblockable) return say('verb.damage.you', { amount: amountText(amount) })
    return say(unblockable ? 'verb.damage.unblockable' : 'verb.damage', {
      amount: amountText(amount),
      target: say(`target.${to}`),
    })
  },
  inner: noLists,
  stopsDamage: never,
  certain: (state, { to, amount }, { seat }) => {
    const fixed = fixedAmount(state, amount, seat)
    if (fixed === null || (to !== 'you' && to !== 'opponent')) return null
    const victim = to === 'you' ? seat : other(seat)
    return isUnanswered(state, victim) && watchersOf(state, seat, 'strengthened').length === 0
      ? lifeToll(victim, fixed + strengthOf(state, seat))
      : null
  },
  tempts: false,
  worth: ({ amount, to }) => (to === 'you' ? -guess(amount) : guess(amount)),
}

/** A packet to every member of a group, all at once. */
export const damageEach: Verb<SentenceOf<'damageEach'>> = {
  check: ({ amount }) => (typeof amount === 'number' ? atLeastOne(amount) : null),
  can: () => true,
  ...noChoice,
  run: (state, { amount, to }, doing) => {
    const members = membersOf(state, to, doing.seat)
    const value = members.length === 0 ? 0 : amountNow(state, amount, doing)
    if (value === 0) return finished
    return leadsTo(dealing(members.map((mark) => packetTo(doing, mark, value, false))))
  },
  text: ({ amount, to }) => say('verb.damageEach', { amount: amountText(amount), group: say(`group.${to}`) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: ({ amount, to }) => guess(amount) * (to === 'opposingPermanents' ? 0.3 : 1.3),
}

/** [D-10] Points are dealt out one by one, to whichever target is clicked next; what is dealt so is kept in the order of the targets. */
export const damageSplit: Verb<SentenceOf<'damageSplit'>> = {
  check: ({ total }) => atLeastOne(total),
  can: () => true,
  options: (state) => targetOptions(state, 'any'),
  asks: controller,
  stage: (_state, { total }, { picks }) => ({ left: total - picks.length, next: '' }),
  hides: null,
  rule: () => 'MN-6.20',
  hurts: true,
  run: (state, { total }, doing, option) => {
    if (option === null) return wrongOption(option)
    const places = targetOptions(state, 'any')!.map(codeOf)
    doing.picks = [...doing.picks, codeOf(option)].sort(
      (one, two) => places.indexOf(one) - places.indexOf(two),
    )
    if (doing.picks.length < total) return unfinished
    return leadsTo(dealing(split(state, doing)))
  },
  text: ({ total }) => say('verb.damageSplit', { total }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: ({ total }) => total * 1.1,
}

/** A target as one number: a card by its own, a player by a negative one. */
const codeOf = (option: MageNoirOption): number => {
  if (option.do === 'player') return -1 - option.seat
  return option.do === 'card' ? option.n : wrongOption(option)
}

const split = (state: MageNoir, doing: Doing): Packet[] =>
  [...new Set(doing.picks)].map((code) => {
    const points = doing.picks.filter((each) => each === code).length
    const mark = code < 0 ? { seat: -1 - code, n: 0 } : markOfCard(state, code)
    return packetTo(doing, mark, points, false)
  })
