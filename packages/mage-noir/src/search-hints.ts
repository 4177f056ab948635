import type { SearchHints, Seat } from '@conclave/kernel'
import { cardOf } from './content/cards.ts'
import { demandFor, manaValue, neededBy } from './evaluate.ts'
import type { MageNoirQuestion } from './frames/abouts.ts'
import { innermost } from './procedures/procedure.ts'
import { promises } from './promises.ts'
import { type MageNoir, type MageNoirOption, other, type Player, playerOf } from './state.ts'
import { isMageNoir } from './table/board.ts'
import { verbOf } from './verbs/index.ts'
import { sentenceAt } from './verbs/lists.ts'
import { type Bag, piles, placeOf } from './words/mana.ts'

/** Search hints: spells are there to be used, Mana is gathered for the cards in hand. */
export const searchHints: SearchHints<MageNoir, MageNoirOption> = {
  turn: ({ turn }) => turn,
  priors: (state, question: MageNoirQuestion, options) => {
    const priorOf = priorBy(state, question)
    return options.map(priorOf)
  },
}

type Prior = (option: MageNoirOption) => number

const even: Prior = () => 1

const priorBy = (state: MageNoir, question: MageNoirQuestion): Prior => {
  switch (question.kind) {
    case 'gather':
      return gathering(state, question.seat)
    case 'takePile':
      return taking(state, question.seat)
    case 'main':
      return acting(state, question.seat)
    case 'give':
      return giving(playerOf(state, question.seat))
    case 'effect':
      return choosing(state, question.seat)
    case 'handLimit':
      return dropping
    case 'window':
      return (option) => (option.do === 'pass' ? 3 : 1)
    case 'order':
      return (option) => (option.do === 'inOrder' ? 4 : 1)
    default:
      return even
  }
}

/** Shortage of each element: the cost of the cards in hand beyond the reserve. */
const lackOf = (player: Player): Bag => {
  const need = neededBy(player)
  return need.map((count, at) => Math.max(0, count - player.reserve[at]!))
}

const gathering = (state: MageNoir, seat: Seat): Prior => {
  const lack = lackOf(playerOf(state, seat))
  return (option) => {
    if (option.do !== 'put') return 1
    const at = placeOf(option.element)
    const there = state.ether[piles.indexOf(option.pile)]![at]!
    return lack[at]! > there ? 1 + Math.min(3, lack[at]! - there) : 0.15
  }
}

const taking = (state: MageNoir, seat: Seat): Prior => {
  const need = lackOf(playerOf(state, seat))
  return (option) => {
    if (option.do !== 'take') return 1
    return 0.1 + (5 * manaValue(state.ether[piles.indexOf(option.pile)]!, need)) ** 2
  }
}

const acting = (state: MageNoir, seat: Seat): Prior => {
  const player = playerOf(state, seat)
  const lack = lackOf(player)
  return (option) => {
    switch (option.do) {
      case 'prepare': {
        const card = cardOf(option.card)
        if (card.type === 'ritual') return isMageNoir(state, seat) ? 0.5 : 4
        if (card.type !== 'spell') return 1 + promises[option.card]!.inPlay
        return 1.5 + promises[option.card]!.inHand * 4 + demandFor(option.card, player)
      }
      case 'activate': {
        const demand = demandFor(option.card, player)
        return Math.max(0.1, promises[option.card]!.once - demand)
      }
      case 'channel':
        return 0.1 + 2 * demandFor(option.card, player)
      case 'use':
        return using(option.card)
      case 'exchange':
        return lack[placeOf(option.element)]! > 0 ? 0.05 : 0.005
      default:
        // Some things can be done without end: the longer a turn has lasted, the more likely it is over.
        return 0.8 * (1 + state.actions ** 2 / 20)
    }
  }
}

/** Abilities that can be used without end, or cost a permanent, are seldom worth a thought. */
const using = (card: string): number => {
  let most = 0.02
  for (const { ability } of cardOf(card).uses) {
    const costs = ability.cost.map(({ kind }) => kind)
    if (costs.includes('sacrifice')) continue
    if (costs.length > 0 || ability.then.some((sentence) => verbOf(sentence).tempts)) most = 0.3
  }
  return most
}

const giving = (player: Player): Prior => {
  const need = neededBy(player)
  return (option) => {
    if (option.do !== 'give') return 1
    const at = placeOf(option.element)
    return player.reserve[at]! > need[at]! ? 1 : 0.1
  }
}

const choosing = (state: MageNoir, seat: Seat): Prior => {
  const sentence = sentenceAt(innermost(state, 'effect')!)
  const foe = other(seat)
  const wanted = sentence !== undefined && verbOf(sentence).hurts ? foe : seat
  return (option) => {
    switch (option.do) {
      case 'player':
        return option.seat === wanted ? 3 : 0.03
      case 'card':
        return playerOf(state, wanted).board.some(({ n }) => n === option.n) ? 1 : 0.05
      case 'discard':
        return dropping(option)
      case 'yes':
      case 'pay':
        return 2
      default:
        return 1
    }
  }
}

const dropping: Prior = (option) =>
  option.do === 'discard' ? 1 / (0.5 + promises[option.card]!.inHand * 5) : 1
