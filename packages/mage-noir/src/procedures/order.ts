import type { Seat } from '@conclave/kernel'
import { newDoing } from '../frames/making.ts'
import { type MageNoir, playerOf, type Used } from '../state.ts'
import { cardOn, isAlike } from '../table/board.ts'
import { tollOfAll } from '../verbs/index.ts'
import { sentencesOf } from '../verbs/lists.ts'
import { addTolls, noToll, type Toll } from '../verbs/toll.ts'

/** Something that a card is going to do: a trigger, or an ability that was announced. */
interface Coming {
  readonly list: string
  readonly seat: Seat
  readonly card: string
  readonly n: number
  readonly used?: readonly Used[]
}

/** True if two of them do the same for the same player, so that their order does not matter. */
export const isSame = (state: MageNoir, one: Coming, another: Coming): boolean => {
  if (one.list !== another.list || one.seat !== another.seat) return false
  const [on, also] = [cardOn(state, one.n), cardOn(state, another.n)]
  return on === undefined || also === undefined ? on === also : isAlike(on, also)
}

/** One of each sort, in the order in which they wait. */
export const oneOfEach = <T>(all: readonly T[], isEqual: (one: T, another: T) => boolean): T[] => {
  const found: T[] = []
  for (const each of all) if (!found.some((before) => isEqual(before, each))) found.push(each)
  return found
}

/**
 * [MN-6.52] True if all of them are certain to do the same in whatever order: nobody is asked anything, nothing wakes, and what
 * they add and take adds up. Nobody may die of it, or the last would not happen.
 */
export const areCertain = (state: MageNoir, coming: readonly Coming[]): boolean => {
  let sum: Toll = noToll
  for (const { list, seat, card, n, used = [] } of coming) {
    const toll = tollOfAll(state, sentencesOf(list), newDoing(list, seat, { card, n }, [n], { used }))
    if (toll === null) return false
    sum = addTolls(sum, toll)
  }
  return [0, 1].every((seat) => {
    const { life, deck } = playerOf(state, seat)
    return life > sum.life[seat]! && deck.length >= sum.deck[seat]!
  })
}
