import { ask, call, done, go, type Seat, tell } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Destination, Freed } from '../frames/calls.ts'
import { batchOf } from '../frames/making.ts'
import { type BoardCard, type MageNoir, type MageNoirOption, playerOf } from '../state.ts'
import { controllerOf } from '../table/board.ts'
import { putIntoDeck } from '../table/deck.ts'
import { addShown } from '../table/hand.ts'
import { queue, triggerOf } from '../table/triggers.ts'
import { held, totalOf } from '../words/mana.ts'
import { procedure, question } from './procedure.ts'

const remove = (state: MageNoir, seat: Seat, n: number): BoardCard => {
  const { board } = playerOf(state, seat)
  return board.splice(
    board.findIndex((on) => on.n === n),
    1,
  )[0]!
}

/** [MN-4.2] To its owner's discard pile, hand or deck. */
const moveTo = (state: MageNoir, seat: Seat, { card, n }: BoardCard, to: Destination): void => {
  const player = playerOf(state, seat)
  if (to === 'discard') player.discard.push(card)
  else if (to === 'hand') addShown(player, card)
  else putIntoDeck(player, card, to)
  const { type } = cardOf(card)
  const destroyed = to === 'discard' && (type === 'permanent' || type === 'equipment')
  tell?.(happened({ event: 'cardLeft', seat, card, n, to: destroyed ? 'destroyed' : to }, 'MN-4.3'))
}

/** Queues what is waiting for cards that go from the board to a discard pile (Ignition). */
const queueDiscarded = (state: MageNoir, n: number): void => {
  for (const turnEffect of state.turnEffects) {
    if (turnEffect.kind !== 'onDiscard') continue
    if (!state.rulings.ignitionItself && turnEffect.n === n) continue
    state.waiting.push(triggerOf(turnEffect.list, turnEffect.seat, turnEffect))
  }
}

const isOneElement = (freed: readonly Freed[]): boolean =>
  new Set(freed.flatMap(({ mana }) => held(mana))).size <= 1

/** [MN-4.3, MN-4.4] Cards leave the board together; then each one's Mana goes to the ether as a batch of its controller. */
export const leave = procedure('leave')({
  first: 'move',
  steps: {
    move: (state, locals) => {
      for (const n of locals.cards) {
        const seat = controllerOf(state, n)
        const on = remove(state, seat, n)
        moveTo(state, seat, on, locals.to)
        queue(state, 'leave', seat, on)
        if (locals.to === 'discard') queueDiscarded(state, n)
        if (totalOf(on.locked) > 0) locals.freed.push({ seat, card: on.card, n, mana: on.locked })
      }
      return go('next')
    },
    next: (state, locals) => {
      if (locals.freed.length === 0) return done
      // [D-31] The order of batches of one element makes no difference.
      if (locals.freed.length > 1 && !isOneElement(locals.freed)) {
        return ask(question(state.active, 'release', null))
      }
      const { seat, card, mana } = locals.freed.shift()!
      return call('batch', batchOf(seat, card, mana), 'next')
    },
  },
  questions: {
    // D-31
    release: {
      rule: 'MN-6.52',
      options: (_, { freed }) => freed.map(({ card, n }): MageNoirOption => ({ card, do: 'next', n })),
      reply: (_, locals, option) => {
        if (option.do !== 'next') throw new Error(`'${option.do}' releases nothing`)
        const at = locals.freed.findIndex(({ n }) => n === option.n)
        const { seat, card, mana } = locals.freed.splice(at, 1)[0]!
        return call('batch', batchOf(seat, card, mana), 'next')
      },
    },
  },
})
