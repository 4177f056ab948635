import type { Seat } from '@conclave/kernel'
import type { BlackRoseQuestion } from '../frames/abouts.ts'
import { type BlackRose, type BlackRoseOption, cell, editionOf, type Mage, mageOf } from '../state.ts'
import { distance } from '../table/hexes.ts'
import { hexOf } from '../table/lodge.ts'
import { sheetOf } from '../table/models.ts'

import { nextStandard } from '../table/sheet.ts'
import { slotNames } from '../words/board.ts'
import { cardWorth } from './prune.ts'
import { type Reach, reachFor, sideWorth } from './reach.ts'
import { rivalsOf } from './rivals.ts'
import { estimateOf } from './spells.ts'

type Prior = (option: BlackRoseOption) => number

const even: Prior = () => 1

/** Likelihood of a choice: each point of worth makes it so much likelier. */
const likely = (worth: number): number => Math.exp(2 * Math.min(worth, 4))

const givingTo =
  (taken: BlackRoseOption['do'], more: number): Prior =>
  (option) =>
    option.do === taken ? more : 1

/** The prepared spells by what they are worth here and now; blows and the like before idle walks. */
const acting = (state: BlackRose, seat: Seat): Prior => {
  const mage = mageOf(state, seat)
  const reach = reachFor(state, seat)
  return (option) => {
    switch (option.do) {
      case 'castNext':
        return readyWorth(state, mage, slotNames.indexOf(nextStandard(mage) ?? 'quick'), reach)
      case 'castQuick':
        return readyWorth(state, mage, 0, reach)
      case 'attack':
        // [REB-ACT.9] Where one may fight alone, that is for the room's sake.
        return !editionOf(state).fightsAlone || enemiesIn(state, seat, mage.place) > 0 ? 2.5 : 0.8
      case 'move':
        return 1.2
      case 'evocation':
        return 1.5
      case 'quest':
        return 20
      case 'sacrifice':
        return 0.05
      default:
        return 0.25
    }
  }
}

const readyWorth = (state: BlackRose, { sheet, slots }: Mage, at: number, reach: Reach): number => {
  const card = sheet[at]
  if (card === null || card === undefined) return 1
  const side = slots[slotNames[at]!].sides[0]!
  return 0.3 + 1.5 * Math.max(0, sideWorth(estimateOf(state.rules.edition, card)[side], reach))
}

/** [REB-LDG.3] A ruin that may be used without end. */
const isOpenRuin = (state: BlackRose, room: number): boolean =>
  state.lodge[room]!.destroyed && editionOf(state).lodgeIsRuined

/** Pull of a room: enemies at hand, a token to turn. */
const pull = (state: BlackRose, seat: Seat, room: number): number => {
  let sum = state.lodge[room]!.token === 'bright' ? 1 : isOpenRuin(state, room) ? 0.8 : 0.5
  for (const other of rivalsOf(state, seat)) {
    const { place } = mageOf(state, other)
    if (place !== cell) sum += place === room ? 1 : distance(place, room) === 1 ? 0.4 : 0
  }
  return sum
}

const walking =
  (state: BlackRose, seat: Seat): Prior =>
  (option) =>
    option.do === 'room' ? pull(state, seat, hexOf(state, option.room)) : 1

/**
 * Priors of targets: others before oneself, mages before evocations, the wounded before the sound; where the most of them are.
 */
const aiming =
  (state: BlackRose, seat: Seat): Prior =>
  (option) => {
    switch (option.do) {
      case 'target': {
        if (option.seat === seat) return 0.5
        return 1 + 3 * (mageOf(state, option.seat).damage.length / sheetOf(state, option.seat).health)
      }
      case 'evocation':
        return option.seat === seat ? 0.4 : 0.8
      case 'room':
        return 0.3 + enemiesIn(state, seat, hexOf(state, option.room))
      case 'enough':
        return 0.3
      default:
        return 1
    }
  }

const enemiesIn = (state: BlackRose, seat: Seat, room: number): number => {
  let sum = 0
  for (const other of rivalsOf(state, seat)) if (mageOf(state, other).place === room) sum++
  for (const { owner, place } of state.evocations) if (owner !== seat && place === room) sum += 0.4
  return sum
}

/** Cards by what they promise from here. */
const choosing = (state: BlackRose, seat: Seat): Prior => {
  const reach = reachFor(state, seat)
  const { draft } = mageOf(state, seat)
  return (option) => {
    switch (option.do) {
      case 'card':
        return likely(cardWorth(state, option.card, reach))
      case 'side':
        return draft.card === null
          ? 1
          : likely(sideWorth(estimateOf(state.rules.edition, draft.card)[option.side], reach))
      default:
        return 1
    }
  }
}

/** Priors of discards: the worst first. */
const dropping = (state: BlackRose, seat: Seat): Prior => {
  const reach = reachFor(state, seat)
  return (option) => ('card' in option ? 1 / likely(cardWorth(state, option.card, reach)) : 1)
}

const priorBy = (state: BlackRose, { kind, seat }: BlackRoseQuestion): Prior => {
  switch (kind) {
    case 'component':
      return acting(state, seat)
    case 'step':
      return walking(state, seat)
    case 'aim':
    case 'attackTarget':
    case 'effect':
      return aiming(state, seat)
    case 'planCard':
    case 'planSide':
    case 'libraryKeep':
      return choosing(state, seat)
    case 'study':
      return dropping(state, seat)
    case 'activateHere':
      return givingTo('activate', 4)
    case 'react':
      return givingTo('trigger', 4)
    case 'completeQuest':
      return givingTo('quest', 20)
    case 'giveUpQuest':
      return givingTo('pass', 6)
    case 'nextEvocation':
      return givingTo('evocation', 6)
    case 'evocationTurn':
      return givingTo('attack', 6)
    default:
      return even
  }
}

/** Prior probabilities, not normalised: how likely each answer is before any thought. */
export const priors = (
  state: BlackRose,
  question: BlackRoseQuestion,
  options: readonly BlackRoseOption[],
): number[] => options.map(priorBy(state, question))
