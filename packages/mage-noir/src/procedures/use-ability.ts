import { ask, call, done, go, tell, uncover } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Using } from '../frames/calls.ts'
import { leaving, newDoing } from '../frames/making.ts'
import { type MageNoir, playerOf } from '../state.ts'
import { cardOn } from '../table/board.ts'
import { discardFromHand, distinctHand } from '../table/hand.ts'
import { loseLife } from '../table/life.ts'
import { isUnsettled } from '../table/unsettled.ts'
import { follow, procedure } from './procedure.ts'
import { costsOf, isMainOnly, isPayable, offer, priceOptions, priceQuestion } from './using.ts'
import { isWindowDue, windowBefore } from './window.ts'

/** [MN-3.38, MN-6.53] An ability: its price is chosen, announced and paid; its triggers wait until it is done. */
export const useAbility = procedure('useAbility')({
  first: 'announce',
  steps: {
    announce: (state, locals) => {
      const price = priceQuestion(state, locals)
      return price === undefined ? go('respond') : ask(price)
    },
    respond: (state, locals) => {
      const { seat, card, n } = locals
      tell?.(happened({ event: 'abilityUsed', seat, card, n }, 'MN-3.38'))
      return isMainOnly(card) && isWindowDue(state, 'action')
        ? call('window', windowBefore(state, 'action', card), 'commit')
        : go('commit')
    },
    commit: (state, locals) => (isPayable(state, locals) ? go('pay') : done),
    pay: (state, locals) => {
      const cost = costsOf(locals)[locals.paying++]
      switch (cost?.kind) {
        case undefined:
          return go('check')
        case 'sacrifice': {
          const n = cost.what === 'this' ? locals.n : locals.offered
          locals.sacrifice = cardOn(state, n)!.life
          return follow(leaving([n], 'discard'), 'pay')
        }
        case 'discardHand':
          if (cost.count === 'all') uncover(state)
          for (const card of cost.count === 'all' ? wholeHand(state, locals) : [locals.given]) {
            discardFromHand(state, locals.seat, card, 'MN-3.38')
          }
          return go('pay')
        case 'loseLife':
          loseLife(state, locals.seat, cost.count, locals.card)
          return go('pay')
      }
    },
    // [MN-6.53] The state check after a price does not wait, its triggers do.
    check: (state) => (isUnsettled(state) ? call('settle', { hold: true }, 'carryOut') : go('carryOut')),
    carryOut: (state, locals) => {
      locals.held = state.waiting
      state.waiting = []
      const { list, seat, card, n, sacrifice } = locals
      return call('effect', newDoing(list, seat, { card, n }, [n], { sacrifice }), 'settle')
    },
    // [MN-6.51] What the ability itself set off has been settled with its last step: only the price's triggers are left.
    settle: (state, locals) => {
      state.waiting = locals.held
      locals.held = []
      return isUnsettled(state) ? call('settle', { hold: false }, 'over') : done
    },
    over: () => done,
  },
  questions: {
    price: {
      rule: 'MN-3.38',
      options: priceOptions,
      reply: (state, locals, option) => {
        offer(state, locals, option)
        return go('announce')
      },
    },
  },
})

const wholeHand = (state: MageNoir, { seat }: Using): string[] => {
  const player = playerOf(state, seat)
  return distinctHand(player).flatMap((card) =>
    [...player.hand, ...player.shown].filter((each) => each === card),
  )
}
