import { ask, call, done, go, tell, uncover } from '@conclave/kernel'
import { abilityOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import { type MageNoir, type MageNoirOption, playerOf } from '../state.ts'
import { cardOn } from '../table/board.ts'
import { announce, discardFromHand, distinctHand, handSize, holds } from '../table/hand.ts'
import { loseLife } from '../table/life.ts'
import { cardOptions } from '../table/targets.ts'
import { isUnsettled } from '../table/unsettled.ts'
import { discardOptions } from '../verbs/hand.ts'
import type { AbilityCost } from '../words/card.ts'
import { type Calls, follow, leaving, newDoing, procedure, question } from './procedure.ts'
import { isWindowDue, windowBefore } from './window.ts'

type Using = Calls['useAbility']

const costsOf = ({ list }: Using): readonly AbilityCost[] => {
  const ability = abilityOf(list)
  return ability.on === 'use' ? ability.cost : []
}

/** Whether a part of the price has to be chosen: which permanent, or which card of the hand. */
const isOpen = (cost: AbilityCost, { offered, given }: Using): boolean =>
  (cost.kind === 'sacrifice' && cost.what === 'permanent' && offered === 0) ||
  (cost.kind === 'discardHand' && cost.count !== 'all' && given === '')

/** [D-32] What may be given as the price. */
const priceOptions = (state: MageNoir, using: Using): MageNoirOption[] => {
  const cost = costsOf(using).find((each) => isOpen(each, using))
  return cost?.kind === 'sacrifice'
    ? cardOptions(state, ({ zone }, seat) => seat === using.seat && zone === 'permanents')
    : discardOptions(state, using.seat)
}

/** Whether what was offered is still there: a response may have come first. */
const isPayable = (state: MageNoir, using: Using): boolean =>
  cardOn(state, using.n) !== undefined &&
  (using.offered === 0 || cardOn(state, using.offered) !== undefined) &&
  (using.given === '' || holds(playerOf(state, using.seat), using.given))

/** [MN-3.38, MN-6.53] An ability: its price is chosen, announced and paid; its triggers wait until it is done. */
export const useAbility = procedure('useAbility')({
  first: 'announce',
  steps: {
    announce: (state, locals) => {
      const open = costsOf(locals).find((cost) => isOpen(cost, locals))
      if (open === undefined) return go('respond')
      // Equal cards in hand must not show by silence; that there is but one card in it may.
      const hides = open.kind === 'discardHand' && handSize(playerOf(state, locals.seat)) > 1
      const { card, n } = locals
      return ask(question(locals.seat, 'price', { card, n }, hides ? 'always' : 'turn'))
    },
    respond: (state, locals) => {
      const { seat, card, n } = locals
      tell?.(happened({ event: 'abilityUsed', seat, card, n }, 'MN-3.38'))
      return seat === state.active && state.phase === 'main' && isWindowDue(state, 'action')
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
        if (option.do === 'card') locals.offered = option.n
        else if (option.do === 'discard') {
          locals.given = option.card
          announce(playerOf(state, locals.seat), option.card)
        } else throw new Error(`'${option.do}' is no price`)
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
