import type { Element, MageNoirOption, MageNoirView, Pile } from '@conclave/mage-noir'
import { isAlike, isCostly } from './card/printed.ts'
import type { Leading, Question } from './kit.ts'
import { askedIn, type Waiting } from './ordering.ts'

const pick = (
  options: readonly MageNoirOption[],
  wanted: (option: MageNoirOption) => boolean,
): MageNoirOption | null => options.find(wanted) ?? null

/** Lone answer: it is given whatever was planned, as a lesson offers nothing else. */
const lone = (options: readonly MageNoirOption[]): MageNoirOption | null =>
  options.length === 1 ? (options[0] ?? null) : null

/** Adds Mana in an order, and then takes a pile, if one was chosen. */
export const addInOrder = (order: readonly Element[], start: Pile, take: Pile | null): Leading => {
  const put: Leading = (question, options) => {
    if (question.kind === 'gather' || question.kind === 'batch') {
      const { left } = question.about
      const element = order[order.length - left]
      const here = options.filter((each) => each.do === 'put' && each.element === element)
      return pick(here, (each) => each.do === 'put' && each.pile === start) ?? here[0] ?? lone(options)
    }
    if (question.kind === 'takePile' && take !== null) {
      return pick(options, (each) => each.do === 'take' && each.pile === take) ?? lone(options)
    }
    return null
  }
  return put
}

/** Exchanges what is given for a Mana of a pile. */
export const exchangeFor = (pile: Pile, element: Element, given: readonly Element[]): Leading => {
  let next = 0
  return (question, options) => {
    if (question.kind === 'main' && next === 0) {
      return pick(options, (each) => each.do === 'exchange' && each.pile === pile && each.element === element)
    }
    if (question.kind !== 'give') return null
    const wanted = given[next++]
    return pick(options, (each) => each.do === 'give' && each.element === wanted)
  }
}

type Component = Extract<MageNoirOption, { readonly do: 'component' }>
const isComponent = (option: MageNoirOption): option is Component => option.do === 'component'

/**
 * [D-08] The component that is proposed: one that costs nothing when it is used, and of those the oldest; the options are
 * in the order of arrival.
 */
export const proposed = (
  options: readonly MageNoirOption[],
  { players }: MageNoirView,
): Component | undefined => {
  const boards = players.flatMap(({ board }) => board)
  const components = options.filter(isComponent)
  const harmless = components.find((each) => {
    const on = boards.find(({ n }) => n === each.n)
    return on !== undefined && !isCostly(on)
  })
  return harmless ?? components[0]
}

/** True if the proposal can be taken without asking: it costs nothing, and nothing but components is offered. */
const isFree = (options: readonly MageNoirOption[], table: MageNoirView): boolean => {
  const option = proposed(options, table)
  if (option === undefined) return false
  const on = table.players.flatMap(({ board }) => board).find(({ n }) => n === option.n)
  return on !== undefined && !isCostly(on) && options.every(isComponent)
}

/** Takes every proposal until the card is prepared, and then goes on with what was wanted of it, if anything. */
export const asProposed =
  (rest: Leading | null): Leading =>
  (question, options, table) => {
    if (question.kind === 'plan') return proposed(options, table) ?? null
    return rest === null ? null : rest(question, options, table)
  }

type Then = 'activate' | 'channel' | null

/** Prepares a card, with the components that are proposed where that costs nothing, and goes on with it at once. */
export const prepareAnd = (card: string, then: Then): Leading => {
  let begun = false
  let over = false
  const before = new Set<number>()
  return (question, options, table) => {
    if (over) return null
    const board = table.players[question.seat]?.board ?? []
    if (!begun) {
      begun = true
      for (const { n } of board) before.add(n)
      return pick(options, (each) => each.do === 'prepare' && each.card === card)
    }
    if (question.kind === 'plan') return isFree(options, table) ? (proposed(options, table) ?? null) : 'wait'
    // Triggers and Mana that is released on the way are the player's own business.
    if (question.kind !== 'main') return 'wait'
    over = true
    const fresh = board.find((on) => !before.has(on.n) && on.card === card && on.zone === 'prepared')
    if (then === null || fresh === undefined) return null
    // Of cards that are alike only one is offered; an older copy with other Mana under it is another card.
    const alike = board.filter((on) => isAlike(on, fresh)).map(({ n }) => n)
    return pick(options, (each) => each.do === then && alike.includes(each.n))
  }
}

/** True if a question begins something new: whatever was being ordered is over. */
const isNextStep = ({ kind }: Question): boolean =>
  kind === 'gather' || kind === 'takePile' || kind === 'main'

/**
 * [MN-6.52] Lets what waits happen in this order, and then goes on with what was wanted before, if anything; what each of
 * them asks is the player's own business.
 */
export const inThisOrder = (order: readonly Waiting[], then: Leading | null): Leading => {
  let rest = order
  return (question, options, table) => {
    if (question.kind !== 'order') {
      if (!isNextStep(question)) return 'wait'
      return then === null ? null : then(question, options, table)
    }
    const queue = askedIn(table, question)
    rest = rest.filter(({ n, card }) => queue.some((each) => each.n === n && each.card === card))
    // Something else is to be ordered in between.
    if (rest.length !== queue.length) return 'wait'
    if (rest.every((each, at) => each.n === queue[at]?.n))
      return pick(options, ({ do: what }) => what === 'inOrder')
    const [first, ...others] = rest
    rest = others
    // Of triggers that are alike only one is offered.
    return (
      pick(options, (each) => each.do === 'next' && each.n === first?.n) ??
      pick(options, (each) => each.do === 'next' && each.card === first?.card)
    )
  }
}
