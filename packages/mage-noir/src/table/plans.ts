import type { Seat } from '@conclave/kernel'
import { cardOf, isOfElement } from '../content/cards.ts'
import { type BoardCard, type MageNoir, type MageNoirOption, playerOf, type Used } from '../state.ts'
import type { Line, PrepareRule } from '../words/card.ts'
import type { Word } from '../words/effect.ts'
import { distinctCards, holdsFor, isComponent, isMageNoir, isOfKind, modifiersOf } from './board.ts'
import { affordable, canAfford } from './cost.ts'
import { weightOf } from './count.ts'
import { copiesInHand, distinctHand, handSize } from './hand.ts'
import { canCover, coverage, lacksAny, nextPicks, supplyOf, withPick } from './supplies.ts'

/** Plan by which a card is being prepared, as far as it is decided (D-08). */
export interface Plan {
  readonly card: string
  /** The card discarded instead of a component, or an empty text. */
  readonly instead: string
  /** The lines that are waived, one word for each unit. */
  readonly waived: readonly Word[]
  readonly used: readonly Used[]
}

const noPlan = (card: string): Plan => ({ card, instead: '', waived: [], used: [] })

/** A plan with nothing decided; where every component is waived, there is nothing to decide. */
export const newPlan = (state: MageNoir, seat: Seat, card: string): Plan => {
  const waived = unitsWaived(state, seat, card)
  if (waived === 0) return noPlan(card)
  const units = linesOf(state, seat, card).flatMap(({ word, count }) => Array<Word>(count).fill(word))
  return waived === units.length ? { card, instead: '', waived: units, used: [] } : noPlan(card)
}

type RuleOf<K extends PrepareRule['kind']> = Extract<PrepareRule, { kind: K }>

const ruleOf = <K extends PrepareRule['kind']>(
  state: MageNoir,
  seat: Seat,
  card: string,
  kind: K,
): RuleOf<K> | undefined => {
  for (const { rule, condition } of cardOf(card).preparing) {
    if (isOfKind(rule, kind) && holdsFor(state, seat, condition)) return rule
  }
  return undefined
}

/** [MN-5.1 P2] The printed lines after Fire Masks: every line of two or more needs one fewer. */
export const linesOf = (state: MageNoir, seat: Seat, card: string): readonly Line[] => {
  const { requires, element } = cardOf(card)
  if (requires.length === 0) return requires
  const masks = modifiersOf(state, seat, 'fewerOfMany').filter(({ modifier }) => modifier.element === element)
  return masks.length === 0
    ? requires
    : requires.map((line) => ({ ...line, count: Math.max(1, line.count - masks.length) }))
}

/** The lines that a plan still has to cover: without what it waives or discards for. */
const openLines = (state: MageNoir, seat: Seat, plan: Plan): readonly Line[] => {
  if (plan.instead === '' && plan.waived.length === 0) return linesOf(state, seat, plan.card)
  const alternative = plan.instead === '' ? undefined : ruleOf(state, seat, plan.card, 'alternative')
  return linesOf(state, seat, plan.card)
    .filter(({ word }) => word !== alternative?.waive)
    .map((line) => ({
      ...line,
      count: line.count - plan.waived.filter((word) => word === line.word).length,
    }))
    .filter(({ count }) => count > 0)
}

/** Number of units that need not be covered (Tree in Flames, twice with the King of Trees). */
const unitsWaived = (state: MageNoir, seat: Seat, card: string): number => {
  const rule = ruleOf(state, seat, card, 'fewerComponents')
  if (rule === undefined) return 0
  const repeats = modifiersOf(state, seat, 'repeat')
    .filter(({ modifier }) => cardOf(card).allWords.includes(modifier.word))
    .reduce((sum, { modifier }) => sum + modifier.times, 0)
  const units = linesOf(state, seat, card).reduce((sum, { count }) => sum + count, 0)
  return Math.min(units, rule.count * (1 + repeats))
}

/** The first line that is not covered yet, with what is picked for it; undefined when the plan is complete. */
const lineToCover = (state: MageNoir, seat: Seat, plan: Plan) => {
  const lines = openLines(state, seat, plan)
  const board = playerOf(state, seat).board
  const taken: number[] = []
  for (const [at, line] of lines.entries()) {
    const ns = plan.used.filter(({ word }) => word === line.word).map(({ n }) => n)
    const picked = board.filter(({ n }) => ns.includes(n))
    if (coverage(state, seat, line, picked) === undefined) return { lines, at, picked, taken }
    if (!state.rulings.sharedComponents) taken.push(...ns)
  }
  return undefined
}

const isPossible = (state: MageNoir, seat: Seat, plan: Plan): boolean => {
  if (plan.waived.length < unitsToWaive(state, seat, plan)) {
    return waivable(state, seat, plan).some((waived) => isPossible(state, seat, { ...plan, waived }))
  }
  const open = lineToCover(state, seat, plan)
  return open === undefined || canCover(state, seat, open.lines, open.at, open.picked, open.taken)
}

const unitsToWaive = (state: MageNoir, seat: Seat, plan: Plan): number =>
  plan.instead === '' ? unitsWaived(state, seat, plan.card) : 0

const waivable = (state: MageNoir, seat: Seat, plan: Plan): Word[][] =>
  openLines(state, seat, plan).map(({ word }) => [...plan.waived, word])

/** [MN-5.1 P1 to P3] True if a card in hand can be prepared now, if there is the Mana for it. */
const mayPrepare = (state: MageNoir, seat: Seat, card: string): boolean => {
  if (isForbidden(state, seat, card)) return false
  const { requires } = cardOf(card)
  if (requires.length === 0) return true
  if (insteadOf(state, seat, card).length > 0) return true
  if (unitsWaived(state, seat, card) === 0 && lacksAny(state, seat, requires)) return false
  // Most cards need one component, and there is one.
  if (requires.length === 1 && requires[0]!.count === 1 && !requires[0]!.equipmentOnly) return true
  return isPossible(state, seat, newPlan(state, seat, card))
}

/** The cards in hand that can be prepared now, each once. */
export const preparable = (state: MageNoir, seat: Seat): string[] =>
  affordable(state, seat, distinctHand(playerOf(state, seat))).filter((card) => mayPrepare(state, seat, card))

const isForbidden = (state: MageNoir, seat: Seat, card: string): boolean =>
  ruleOf(state, seat, card, 'onlyMageNoir') !== undefined && !isMageNoir(state, seat)

/** The cards in hand that may be discarded instead of using a component. */
const insteadOf = (state: MageNoir, seat: Seat, card: string): string[] => {
  const rule = ruleOf(state, seat, card, 'alternative')
  if (rule === undefined) return []
  const player = playerOf(state, seat)
  return distinctHand(player).filter(
    (other) => isOfElement(other, rule.discard) && (other !== card || copiesInHand(player, card) > 1),
  )
}

const isFresh = ({ instead, waived, used }: Plan): boolean =>
  instead === '' && used.length === 0 && waived.length === 0

/** True if nothing is left to decide about a plan that can be carried out. */
export const isDecided = (state: MageNoir, seat: Seat, plan: Plan): boolean => {
  if (cardOf(plan.card).requires.length === 0) return true
  if (isFresh(plan) && insteadOf(state, seat, plan.card).length > 0) return false
  return plan.waived.length >= unitsToWaive(state, seat, plan) && lineToCover(state, seat, plan) === undefined
}

/** True if the choices for a plan would tell what else is in hand: a card of it might be discarded instead. */
export const tellsOfHand = (state: MageNoir, seat: Seat, plan: Plan): boolean => {
  if (!isFresh(plan) || ruleOf(state, seat, plan.card, 'alternative') === undefined) return false
  const others = handSize(playerOf(state, seat)) - 1
  // The only other card is the one to be discarded, as everybody sees, if there is no component.
  return others > 1 || (others === 1 && isPossible(state, seat, plan))
}

/** [D-08] Every way to go on with a plan; none when it is complete. */
export const planChoices = (state: MageNoir, seat: Seat, plan: Plan): MageNoirOption[] => {
  const alternatives: MageNoirOption[] = isFresh(plan)
    ? insteadOf(state, seat, plan.card).map((card) => ({ card, do: 'instead' }))
    : []
  if (!isPossible(state, seat, plan)) return alternatives
  if (plan.waived.length < unitsToWaive(state, seat, plan)) {
    const ways = waivable(state, seat, plan).filter((waived) => isPossible(state, seat, { ...plan, waived }))
    return [...ways.map((waived): MageNoirOption => ({ do: 'waive', word: waived.at(-1)! })), ...alternatives]
  }
  const open = lineToCover(state, seat, plan)
  if (open === undefined) return alternatives
  const { lines, at, picked, taken } = open
  const picks = nextPicks(state, seat, lines[at]!, picked, taken).filter((on) =>
    canCover(state, seat, lines, at, withPick(picked, on), taken),
  )
  // What is in every plan is nobody's choice.
  const needed = picks.find((on) => !canCover(state, seat, lines, at, picked, [...taken, on.n]))
  return [
    ...distinctCards(needed === undefined ? picks : [needed]).map(
      ({ card, n }): MageNoirOption => ({ card, do: 'component', n }),
    ),
    ...alternatives,
  ]
}

/** The plan with one more decision taken. */
export const planWith = (state: MageNoir, seat: Seat, plan: Plan, option: MageNoirOption): Plan => {
  switch (option.do) {
    case 'instead':
      return { ...plan, instead: option.card }
    case 'waive':
      return { ...plan, waived: [...plan.waived, option.word] }
    case 'component': {
      const { lines, at } = lineToCover(state, seat, plan)!
      const { word } = lines[at]!
      const before = plan.used.filter((each) => each.word !== word)
      const same = [...plan.used.filter((each) => each.word === word), { word, n: option.n }]
      return { ...plan, used: [...before, ...same.sort((one, two) => one.n - two.n)] }
    }
    default:
      throw new Error(`'${option.do}' is no way to prepare a card`)
  }
}

/** True if a complete plan can still be carried out: after a response, things may stand differently. */
export const isSound = (state: MageNoir, seat: Seat, plan: Plan): boolean => {
  const { board } = playerOf(state, seat)
  return (
    canAfford(state, seat, plan.card) &&
    !isForbidden(state, seat, plan.card) &&
    plan.used.every(({ n }) => board.some((on) => on.n === n && isComponent(on))) &&
    lineToCover(state, seat, plan) === undefined
  )
}

/** The Water Drops that have to count twice for a plan. */
export const doubledFor = (state: MageNoir, seat: Seat, plan: Plan): BoardCard[] => {
  if (isMageNoir(state, seat)) return []
  const { board } = playerOf(state, seat)
  return openLines(state, seat, plan).flatMap((line) => {
    let need = line.count
    return plan.used
      .filter(({ word }) => word === line.word)
      .flatMap(({ n }) => {
        const on = board.find((each) => each.n === n)!
        const twice = supplyOf(state, seat, on, line.word, need) > weightOf(state, seat, on, 1)
        need -= supplyOf(state, seat, on, line.word, need)
        return twice ? [on] : []
      })
  })
}
