import type { Seat } from '@conclave/kernel'
import type { BlackRoseQuestion } from '../frames/abouts.ts'
import { type BlackRose, type BlackRoseOption, mageOf } from '../state.ts'
import { slotNames } from '../words/board.ts'
import { type Reach, reachFor, spellWorth } from './reach.ts'
import { estimateOf } from './spells.ts'

type Options = readonly BlackRoseOption[]

export const cardWorth = (state: BlackRose, card: string, reach: Reach): number =>
  spellWorth(estimateOf(state.rules.edition, card), reach)

/**
 * Answers that are worth a thought. A plan is made in one go, the quick spell first, without taking anything back; colours are
 * all alike; whoever has something better to do does not sacrifice a spell.
 */
export const prune = (state: BlackRose, question: BlackRoseQuestion, options: Options): Options => {
  const { kind, seat } = question
  switch (kind) {
    case 'chooseColour':
    case 'planSlot':
      return options.slice(0, 1)
    case 'planSide':
      return options.filter((option) => option.do !== 'back')
    case 'planCard': {
      const cards = options.filter((option) => option.do === 'card')
      if (cards.length > 0) return cards
      const ready = options.filter((option) => option.do === 'ready')
      return ready.length > 0 ? ready : options
    }
    case 'component': {
      // [REB-QST.4] What is completed is solved at once: that costs nothing.
      const solved = options.filter((option) => option.do === 'quest')
      if (solved.length > 0) return solved
      const better = options.filter((option) => option.do !== 'sacrifice')
      return better.some((option) => option.do !== 'end') ? better : options
    }
    // A spell is removed when the new ones are known.
    case 'librarySchool':
    case 'libraryKeep':
      return options.filter((option) => option.do !== 'remove')
    case 'study':
      return tidying(state, seat, options)
    case 'castFromHand':
      return overUsed(state, seat, options)
    default:
      return options
  }
}

/** Too many cards: which to discard. Otherwise, whether to be rid of the worst for good. */
const tidying = (state: BlackRose, seat: Seat, options: Options): Options => {
  const discards = options.filter((option) => option.do === 'card')
  if (discards.length > 0) return discards
  const reach = reachFor(state, seat)
  let worst: BlackRoseOption | undefined
  let least = Number.POSITIVE_INFINITY
  for (const option of options) {
    if (option.do !== 'remove') continue
    const worth = cardWorth(state, option.card, reach)
    if (worth < least) {
      least = worth
      worst = option
    }
  }
  const rest = options.filter((option) => option.do === 'end')
  return worst === undefined || least > poor ? rest : [...rest, worst]
}

/** A card that is not worth the place it takes. */
const poor = 0.45

/** A spell cast from hand takes the place of one that has done its work, if there is one. */
const overUsed = (state: BlackRose, seat: Seat, options: Options): Options => {
  const { sheet, slots } = mageOf(state, seat)
  const used = slotNames.find((slot, at) => sheet[at] !== null && slots[slot].status === 'used')
  const kept = options.filter((option) => !('slot' in option) || option.slot === used)
  return used === undefined || kept.length === 0 ? options : kept
}
