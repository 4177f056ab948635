import { ask, call, done, go, tell } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import type { Calls } from '../frames/calls.ts'
import { batchOf, leaving, newDoing } from '../frames/making.ts'
import { type MageNoir, type MageNoirOption, playerOf } from '../state.ts'
import { cardOn } from '../table/board.ts'
import { isOneForOne } from '../table/ether.ts'
import { isWatched, queueWatchers } from '../table/triggers.ts'
import { isUnsettled } from '../table/unsettled.ts'
import { covers, type Element, elements, emptyBag, manaOf, piles, placeOf, put, take } from '../words/mana.ts'
import { follow, procedure, question } from './procedure.ts'
import { isWindowDue, windowBefore } from './window.ts'

/** [MN-3.31] A prepared spell does what it says, goes to the discard pile and releases its Mana. */
export const activate = procedure('activate')({
  first: 'respond',
  steps: {
    respond: (state, { n }) =>
      isWindowDue(state, 'action')
        ? call('window', windowBefore(state, 'action', cardOn(state, n)!.card), 'begin')
        : go('begin'),
    begin: (state, { n }) => {
      const on = cardOn(state, n)
      if (on === undefined || on.zone !== 'prepared') return done
      on.zone = 'resolving'
      const { card } = on
      const seat = state.active
      tell?.(happened({ event: 'cardActivated', seat, card, n }, 'MN-3.31'))
      const [list] = cardOf(card).lists.activate ?? []
      return list === undefined ? go('discard') : call('effect', newDoing(list, seat, on, [n]), 'discard')
    },
    discard: (state, { n }) =>
      cardOn(state, n) === undefined ? go('settle') : follow(leaving([n], 'discard'), 'settle'),
    settle: (state) => (isUnsettled(state) ? call('settle', { hold: false }, 'over') : done),
    over: () => done,
  },
})

/** [MN-3.35] A prepared spell becomes a component and keeps its Mana. */
export const channel = procedure('channel')({
  first: 'respond',
  steps: {
    respond: (state, { n }) =>
      isWindowDue(state, 'action')
        ? call('window', windowBefore(state, 'action', cardOn(state, n)!.card), 'turn')
        : go('turn'),
    turn: (state, { n }) => {
      const on = cardOn(state, n)
      if (on === undefined || on.zone !== 'prepared') return done
      on.zone = 'channelled'
      tell?.(happened({ event: 'cardChanneled', seat: state.active, card: on.card, n }, 'MN-3.35'))
      return done
    },
  },
})

type Exchange = Calls['exchange']

const gifts: readonly MageNoirOption[] = elements.map((element) => ({ do: 'give', element }))

/** [D-22] Mana that may be given next. Pairs are given in the order of the elements, so that none is offered twice. */
const giveOptions = (state: MageNoir, { element, given }: Exchange): MageNoirOption[] => {
  const { reserve } = playerOf(state, state.active)
  const [first] = given
  if (first !== undefined) {
    const from = placeOf(first)
    return gifts.filter((_, at) => at >= from && reserve[at]! > (at === from ? 1 : 0))
  }
  let after = 0
  const found: MageNoirOption[] = []
  for (let at = elements.length - 1; at >= 0; at--) {
    const count = reserve[at]!
    after += count
    if (count > 0 && (after > 1 || isOneForOne(state, state.active, element, elements[at]!)))
      found.unshift(gifts[at]!)
  }
  return found
}

/** True if enough is given: two Mana, or one at a better rate. */
const isEnough = (state: MageNoir, { element, given }: Exchange): boolean =>
  given.length === 2 || isOneForOne(state, state.active, element, given[0]!)

const involves = (element: Element, { element: taken, given }: Exchange): boolean =>
  taken === element || given.includes(element)

/** [MN-3.36, MN-3.37] Two Mana of the reserve, or one, for one of the fuller pile. */
export const exchange = procedure('exchange')({
  first: 'give',
  steps: {
    give: (state, locals) => {
      if (locals.given.length > 0 && isEnough(state, locals)) return go('respond')
      return ask(question(state.active, 'give', { element: locals.element }))
    },
    respond: (state) =>
      isWindowDue(state, 'action') ? call('window', windowBefore(state, 'action'), 'swap') : go('swap'),
    swap: (state, locals) => {
      const seat = state.active
      const { reserve } = playerOf(state, seat)
      const pile = state.ether[locals.pile]!
      const given = emptyBag()
      for (const element of locals.given) given[placeOf(element)] = given[placeOf(element)]! + 1
      const taken = placeOf(locals.element)
      if (!covers(reserve, given) || pile[taken]! < 1) return done
      take(reserve, given)
      pile[taken] = pile[taken]! - 1
      reserve[taken] = reserve[taken]! + 1
      tell?.(
        happened(
          {
            event: 'manaExchanged',
            seat,
            given: manaOf(given),
            taken: locals.element,
            pile: piles[locals.pile]!,
          },
          'MN-3.36',
        ),
      )
      // Once for each exchange, whichever way the element goes.
      if (isWatched(state, seat)) {
        for (const element of elements) {
          if (involves(element, locals)) queueWatchers(state, seat, { exchange: element })
        }
      }
      if (state.rulings.exchange === 'batch') {
        return call('batch', batchOf(seat, 'exchange', given), 'settle')
      }
      put(pile, given)
      return go('settle')
    },
    settle: (state) => (isUnsettled(state) ? call('settle', { hold: false }, 'over') : done),
    over: () => done,
  },
  questions: {
    give: {
      rule: 'MN-3.36',
      options: giveOptions,
      reply: (_, locals, option) => {
        if (option.do !== 'give') throw new Error(`'${option.do}' gives no Mana`)
        locals.given.push(option.element)
        return go('give')
      },
    },
  },
})
