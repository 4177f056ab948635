import { say, tell } from '@conclave/kernel'
import { isOfElement } from '../content/cards.ts'
import { happened } from '../events.ts'
import { batchOf } from '../frames/making.ts'
import { type BoardCard, type MageNoir, type MageNoirOption, playerOf } from '../state.ts'
import { cardOn, distinctCards } from '../table/board.ts'
import { amountNow } from '../table/count.ts'
import { cardOption } from '../table/targets.ts'
import { amountText } from '../wording/amounts.ts'
import type { SentenceOf } from '../words/effect.ts'
import {
  bagOf,
  type Element,
  elements,
  emptyBag,
  held,
  manaOf,
  placeOf,
  pourOut,
  put,
  take,
  totalOf,
} from '../words/mana.ts'
import { noToll } from './toll.ts'
import {
  aLittle,
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

const manaOptions = (bag: readonly number[]): MageNoirOption[] =>
  held(bag).map((element) => ({ do: 'mana', element }))

const myCards = (state: MageNoir, seat: number): BoardCard[] => distinctCards(playerOf(state, seat).board)
const myOtherCards = (state: MageNoir, seat: number, n: number): BoardCard[] =>
  distinctCards(playerOf(state, seat).board.filter((on) => on.n !== n))

const lock = (seat: number, on: BoardCard, mana: readonly number[]): void => {
  put(on.locked, mana)
  tell?.(happened({ event: 'manaLocked', seat, mana: manaOf(mana), card: on.card, n: on.n }, 'MN-4.1'))
}

const oneOf = (element: Element) => bagOf({ [element]: 1 })

/** [MN-4.25, D-21] From any of the two piles into the reserve. */
export const takeEther: Verb<SentenceOf<'takeEther'>> = {
  check: ({ upTo }) => atLeastOne(upTo),
  can: ({ ether }, { element }) => ether.some((pile) => pile[placeOf(element)]! > 0),
  options: ({ ether: [left, right] }, { element, upTo }) => {
    const [most, more] = [left[placeOf(element)]!, right[placeOf(element)]!]
    if (most + more === 0) return noOptions
    if (most + more <= upTo && (most === 0 || more === 0)) return [{ do: 'gather', left: most, right: more }]
    const ways: MageNoirOption[] = []
    for (let one = Math.min(most, upTo); one >= 0; one--) {
      for (let two = Math.min(more, upTo - one); two >= 0; two--) {
        ways.push({ do: 'gather', left: one, right: two })
      }
    }
    return ways
  },
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'MN-4.25',
  hurts: false,
  run: (state, { element }, { seat, card }, option) => {
    if (option?.do !== 'gather') return wrongOption(option)
    const at = placeOf(element)
    const [left, right] = state.ether
    left[at] = left[at]! - option.left
    right[at] = right[at]! - option.right
    const mana = bagOf({ [element]: option.left + option.right })
    put(playerOf(state, seat).reserve, mana)
    tell?.(happened({ event: 'manaTaken', seat, mana: manaOf(mana), by: card }, 'MN-4.25'))
    return finished
  },
  text: ({ element, upTo }) => say('verb.takeEther', { count: upTo, element: say(`element.${element}`) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: ({ upTo }) => 0.4 * upTo,
}

/** New Mana into the reserve. */
export const takeInfinite: Verb<SentenceOf<'takeInfinite'>> = {
  check: ({ count }) => atLeastOne(count),
  can: () => true,
  ...noChoice,
  run: (state, { element, count }, { seat, card }) => {
    const mana = bagOf({ [element]: count })
    put(playerOf(state, seat).reserve, mana)
    tell?.(happened({ event: 'manaCreated', seat, mana: manaOf(mana), by: card }, 'MN-1.3'))
    return finished
  },
  text: ({ element, count }) => say('verb.takeInfinite', { count, element: say(`element.${element}`) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: ({ count }) => 0.5 * count,
}

/** The active player's whole reserve goes to the ether as one batch. */
export const emptyReserve: Verb<SentenceOf<'emptyReserve'>> = {
  check: () => null,
  can: () => true,
  ...noChoice,
  run: (state, _, { seat, card }) => {
    const { reserve } = playerOf(state, state.active)
    if (totalOf(reserve) === 0) return finished
    const chooser = state.rulings.maelstrom === 'emptied' ? state.active : seat
    tell?.(happened({ event: 'reserveEmptied', seat: state.active, mana: manaOf(reserve), by: card }, 'R-11'))
    return leadsTo({ procedure: 'batch', locals: batchOf(chooser, card, pourOut(reserve)) })
  },
  text: () => say('verb.emptyReserve'),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}

/** New Mana under this card. */
export const addLocked: Verb<SentenceOf<'addLocked'>> = {
  check: ({ count }) => atLeastOne(count),
  can: () => true,
  ...noChoice,
  run: (state, { element, count }, { seat, n }) => {
    const on = cardOn(state, n)
    if (on !== undefined) lock(seat, on, bagOf({ [element]: count }))
    return finished
  },
  text: ({ element, count }) => say('verb.addLocked', { count, element: say(`element.${element}`) }),
  inner: noLists,
  stopsDamage: never,
  certain: () => noToll,
  tempts: false,
  worth: aLittle,
}

/** [D-25] One Mana of the reserve under any own card: first which Mana, then where. */
export const placeMana: Verb<SentenceOf<'placeMana'>> = {
  check: () => null,
  can: (state, _, { seat }) => totalOf(playerOf(state, seat).reserve) > 0,
  options: (state, _, { seat, picks }) =>
    picks.length === 0 ? manaOptions(playerOf(state, seat).reserve) : myCards(state, seat).map(cardOption),
  asks: controller,
  stage: (_state, _sentence, { picks: [at] }) => ({ left: 0, next: at === undefined ? '' : elements[at]! }),
  hides: null,
  rule: ({ do: sort }) => (sort === 'mana' ? 'D-27' : 'MN-6.60'),
  hurts: false,
  run: (state, _, doing, option) => {
    if (option?.do === 'mana') {
      doing.picks.push(placeOf(option.element))
      return unfinished
    }
    const on = option?.do === 'card' ? cardOn(state, option.n) : undefined
    if (on === undefined) return wrongOption(option)
    const mana = oneOf(elements[doing.picks[0]!]!)
    take(playerOf(state, doing.seat).reserve, mana)
    lock(doing.seat, on, mana)
    return finished
  },
  text: () => say('verb.placeMana'),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}

/** [D-24] All Mana under this card goes under another; nothing is released. */
export const moveLocked: Verb<SentenceOf<'moveLocked'>> = {
  check: () => null,
  can: (state, _, { seat, n }) => myOtherCards(state, seat, n).length > 0,
  options: (state, _, { seat, n }) =>
    totalOf(cardOn(state, n)?.locked ?? emptyBag()) === 0
      ? noOptions
      : myOtherCards(state, seat, n).map(cardOption),
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'MN-6.60',
  hurts: false,
  run: (state, _, { seat, n }, option) => {
    const to = option?.do === 'card' ? cardOn(state, option.n) : undefined
    const from = cardOn(state, n)
    if (to === undefined || from === undefined) return wrongOption(option)
    lock(seat, to, pourOut(from.locked))
    return finished
  },
  text: () => say('verb.moveLocked'),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}

/** [D-23] Every Mana under this card goes to the reserve or under another own card, one by one. */
export const spreadLocked: Verb<SentenceOf<'spreadLocked'>> = {
  check: () => null,
  can: () => true,
  options: (state, _, { seat, n }) => {
    if (totalOf(cardOn(state, n)?.locked ?? emptyBag()) === 0) return noOptions
    const others = myOtherCards(state, seat, n)
    return others.length === 0 ? null : [{ do: 'toReserve' }, ...others.map(cardOption)]
  },
  asks: controller,
  stage: (state, _, { n }) => {
    const locked = cardOn(state, n)?.locked ?? emptyBag()
    return { left: totalOf(locked), next: held(locked)[0] ?? '' }
  },
  hides: null,
  rule: ({ do: sort }) => (sort === 'toReserve' ? 'D-23' : 'MN-6.60'),
  hurts: false,
  run: (state, _, doing, option) => {
    const from = cardOn(state, doing.n)!
    const { reserve } = playerOf(state, doing.seat)
    if (option === null) {
      tellSpread(doing.seat, from.locked, doing.card)
      put(reserve, pourOut(from.locked))
      return finished
    }
    const [element] = held(from.locked)
    const mana = oneOf(element!)
    const to = option.do === 'card' ? cardOn(state, option.n) : undefined
    take(from.locked, mana)
    if (to !== undefined) lock(doing.seat, to, mana)
    else {
      put(reserve, mana)
      tellSpread(doing.seat, mana, doing.card)
    }
    return totalOf(from.locked) > 0 ? unfinished : finished
  },
  text: () => say('verb.spreadLocked'),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}

const tellSpread = (seat: number, mana: readonly number[], by: string): void =>
  tell?.(happened({ event: 'manaTaken', seat, mana: manaOf(mana), by }, 'MN-4.1'))

/** Mana of a card that could change for another of the reserve. */
const swapsFor = (on: BoardCard, reserve: readonly number[]): MageNoirOption[] =>
  held(on.locked).flatMap((get) =>
    held(reserve)
      .filter((give) => give !== get)
      .map((give): MageNoirOption => ({ do: 'swap', get, give })),
  )

/** [D-26, R-13] First which card, then which two Mana change places. Equal Mana would change nothing. */
export const swapLocked: Verb<SentenceOf<'swapLocked'>> = {
  check: () => null,
  can: (state, { element }, { seat }) => swappable(state, seat, element).length > 0,
  options: (state, { element }, { seat, picks }) => {
    const [n] = picks
    if (n === undefined) return swappable(state, seat, element).map(cardOption)
    return swapsFor(cardOn(state, n)!, playerOf(state, seat).reserve)
  },
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: ({ do: sort }) => (sort === 'swap' ? 'D-26' : 'MN-6.60'),
  hurts: false,
  run: (state, _, doing, option) => {
    if (option?.do === 'card') {
      doing.picks.push(option.n)
      return unfinished
    }
    if (option?.do !== 'swap') return wrongOption(option)
    const { seat } = doing
    const on = cardOn(state, doing.picks[0]!)!
    const { reserve } = playerOf(state, seat)
    take(reserve, oneOf(option.give))
    put(on.locked, oneOf(option.give))
    take(on.locked, oneOf(option.get))
    put(reserve, oneOf(option.get))
    tell?.(
      happened(
        { event: 'manaSwapped', seat, card: on.card, n: on.n, given: option.give, taken: option.get },
        'R-13',
      ),
    )
    return finished
  },
  text: ({ element }) => say('verb.swapLocked', { element: say(`element.${element}`) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}

const swappable = (state: MageNoir, seat: number, element: Element): BoardCard[] => {
  const { board, reserve } = playerOf(state, seat)
  return distinctCards(
    board.filter((on) => isOfElement(on.card, element) && swapsFor(on, reserve).length > 0),
  )
}

/** [MN-4.1] Some of the Mana under this card goes to the ether. */
export const release: Verb<SentenceOf<'release'>> = {
  check: () => null,
  can: (state, _, { n }) => totalOf(cardOn(state, n)?.locked ?? emptyBag()) > 0,
  options: (state, { element }, { n }) => {
    const on = cardOn(state, n)
    if (on === undefined) return noOptions
    return element === 'any' ? manaOptions(on.locked) : null
  },
  asks: controller,
  stage: atOnce,
  hides: null,
  rule: () => 'D-27',
  hurts: false,
  run: (state, { element, amount }, doing, option) => {
    const on = cardOn(state, doing.n)!
    const wanted = amountNow(state, amount, doing)
    const chosen = option?.do === 'mana' ? option.element : element
    if (chosen === 'any') return wrongOption(option)
    const mana = bagOf({ [chosen]: Math.min(wanted, on.locked[placeOf(chosen)]!) })
    if (totalOf(mana) === 0) return finished
    take(on.locked, mana)
    return leadsTo({ procedure: 'batch', locals: batchOf(doing.seat, doing.card, mana) })
  },
  text: ({ element, amount }) =>
    element === 'any'
      ? say('verb.release.any', { amount: amountText(amount) })
      : say('verb.release', { amount: amountText(amount), element: say(`element.${element}`) }),
  inner: noLists,
  stopsDamage: never,
  certain: uncertain,
  tempts: false,
  worth: aLittle,
}
