import { ask, call, done, go, type Seat, tell } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import { leaving } from '../frames/making.ts'
import { type BoardCard, type MageNoir, playerOf } from '../state.ts'
import { arrive } from '../table/arrive.ts'
import { cardOn } from '../table/board.ts'
import { costOf } from '../table/cost.ts'
import { announce, copiesInHand, discardFromHand, takeFromHand } from '../table/hand.ts'
import {
  doubledFor,
  isDecided,
  isSound,
  type Plan,
  planChoices,
  planWith,
  tellsOfHand,
} from '../table/plans.ts'
import { queue } from '../table/triggers.ts'
import { isUnsettled } from '../table/unsettled.ts'
import { manaOf, take } from '../words/mana.ts'
import { follow, procedure, question } from './procedure.ts'
import { isWindowDue, windowBefore } from './window.ts'

/** [MN-5.1 P6] Everything is paid, and the card comes onto the board. */
const lay = (state: MageNoir, seat: Seat, plan: Plan): BoardCard => {
  const player = playerOf(state, seat)
  const cost = costOf(state, seat, plan.card)
  for (const on of doubledFor(state, seat, plan)) on.doubled = true
  takeFromHand(player, plan.card)
  if (plan.instead !== '') discardFromHand(state, seat, plan.instead, 'MN-5.1')
  take(player.reserve, cost)
  const on = arrive(state, seat, plan.card, cost)
  const { card, n } = on
  tell?.(happened({ event: 'cardPrepared', seat, card, n, locked: manaOf(cost) }, 'MN-5.1'))
  for (const used of plan.used) {
    const component = cardOn(state, used.n)!
    tell?.(happened({ event: 'componentUsed', seat, card: component.card, n: used.n }, 'MN-5.33'))
  }
  return on
}

/** [MN-5.15, MN-5.1 P7] The old equipment of the slot goes, and so does equipment that was reforged. */
const replacedBy = (state: MageNoir, seat: Seat, on: BoardCard, plan: Plan): number[] => {
  const { slot } = cardOf(on.card)
  if (slot === undefined) return []
  return playerOf(state, seat)
    .board.filter(
      (each) =>
        each.zone === 'equipment' &&
        each.n !== on.n &&
        ((slot !== 'ring' && cardOf(each.card).slot === slot) || plan.used.some(({ n }) => n === each.n)),
    )
    .map(({ n }) => n)
}

/** True if the card, and any that is discarded for it, are still in hand: both could have been given for an ability. */
const isHeld = (state: MageNoir, seat: Seat, { card, instead }: Plan): boolean => {
  const player = playerOf(state, seat)
  const wanted = instead === card ? 2 : 1
  return copiesInHand(player, card) >= wanted && (instead === '' || copiesInHand(player, instead) > 0)
}

/** [MN-5.1] From hand onto the board: the plan is chosen and announced, then all of it is paid at once. */
export const prepare = procedure('prepare')({
  first: 'plan',
  steps: {
    plan: (state, { plan }) => {
      const { active } = state
      announce(playerOf(state, active), plan.card)
      if (isDecided(state, active, plan)) return go('respond')
      // That nothing else in hand could be discarded must not show by silence.
      const manner = tellsOfHand(state, active, plan) ? 'always' : 'turn'
      return ask(question(active, 'plan', { card: plan.card }, manner))
    },
    respond: (state, { plan }) =>
      isWindowDue(state, 'action')
        ? call('window', windowBefore(state, 'action', plan.card), 'lay')
        : go('lay'),
    lay: (state, { plan }) => {
      const { active } = state
      // After a response the card may be out of reach: then nothing happens.
      if (!isHeld(state, active, plan) || !isSound(state, active, plan)) return done
      const on = lay(state, active, plan)
      const components = plan.used.map(({ n }) => cardOn(state, n)!)
      queue(state, 'enter', active, on, plan.used)
      for (const component of components) queue(state, 'used', active, component)
      const replaced = replacedBy(state, active, on, plan)
      return replaced.length > 0 ? follow(leaving(replaced, 'discard'), 'settle') : go('settle')
    },
    settle: (state) => (isUnsettled(state) ? call('settle', { hold: false }, 'over') : done),
    over: () => done,
  },
  questions: {
    plan: {
      rule: (option) => (option.do === 'component' ? 'MN-5.31' : 'D-08'),
      options: (state, { plan }, { seat }) => planChoices(state, seat, plan),
      reply: (state, locals, option) => {
        locals.plan = planWith(state, state.active, locals.plan, option)
        if (option.do === 'instead') announce(playerOf(state, state.active), option.card)
        return go('plan')
      },
    },
  },
})
