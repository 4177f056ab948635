import type { Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import { type BoardCard, type MageNoir, playerOf } from '../state.ts'
import type { Line } from '../words/card.ts'
import type { Word } from '../words/effect.ts'
import { isComponent, isMageNoir } from './board.ts'
import { doublingOf, grantedTo, hasAny, lendersOf, weightOf } from './count.ts'

/** Units that a component supplies for a line; a Water Drop that may count twice does so only if it has to. */
export const supplyOf = (state: MageNoir, seat: Seat, on: BoardCard, word: Word, need: number): number => {
  const doubling = doublingOf(state, on, word)
  const plain = weightOf(state, seat, on, doubling > 1 && isMageNoir(state, seat) ? doubling : 1)
  if (need <= plain || doubling === 1 || on.doubled) return plain
  return weightOf(state, seat, on, doubling)
}

/** [MN-5.31, MN-5.38] The components that could serve a line, in order of arrival. */
const candidatesFor = (state: MageNoir, seat: Seat, { word, equipmentOnly }: Line): BoardCard[] => {
  const lenders = lendersOf(state, seat, word)
  return playerOf(state, seat).board.filter(
    (on) =>
      isComponent(on) &&
      (!equipmentOnly || on.zone === 'equipment') &&
      (cardOf(on.card).allWords.includes(word) || hasAny(on, lenders)),
  )
}

const isBorrowing = (on: BoardCard, word: Word): boolean => !cardOf(on.card).allWords.includes(word)

/** The cards that may be picked next for a line. */
export const nextPicks = (
  state: MageNoir,
  seat: Seat,
  line: Line,
  picked: readonly BoardCard[],
  taken: readonly number[],
): BoardCard[] => {
  const borrowing = picked.filter((on) => isBorrowing(on, line.word)).length
  const most = grantedTo(state, seat, line.word)
  return candidatesFor(state, seat, line).filter(
    (on) =>
      !picked.includes(on) && !taken.includes(on.n) && (borrowing < most || !isBorrowing(on, line.word)),
  )
}

/** The cards picked for a line, in the order of arrival, whichever was clicked first. */
export const withPick = (picked: readonly BoardCard[], on: BoardCard): BoardCard[] =>
  [...picked, on].sort((one, two) => one.n - two.n)

/** True if a line is covered by these cards and by none too many (MN-5.33); undefined: more are needed. */
export const coverage = (
  state: MageNoir,
  seat: Seat,
  line: Line,
  picked: readonly BoardCard[],
): boolean | undefined => {
  if (picked.length === 0) return undefined
  let need = line.count
  const supplies = picked.map((on) => {
    const supply = supplyOf(state, seat, on, line.word, need)
    need -= supply
    return supply
  })
  if (need > 0) return undefined
  return supplies.every((supply) => need + supply > 0)
}

/** True if all that could serve a line together is enough: then some of it is enough and none too many. */
const suffices = (state: MageNoir, seat: Seat, line: Line, taken: readonly number[]): boolean => {
  let need = line.count
  let borrowable = grantedTo(state, seat, line.word)
  for (const on of candidatesFor(state, seat, line)) {
    if (taken.includes(on.n) || (isBorrowing(on, line.word) && borrowable-- <= 0)) continue
    need -= supplyOf(state, seat, on, line.word, need)
    if (need <= 0) return true
  }
  return false
}

/** True if the lines from `at` on can be covered without the cards used before; cards up to `tried` have been tried. */
export const canCover = (
  state: MageNoir,
  seat: Seat,
  lines: readonly Line[],
  at: number,
  picked: readonly BoardCard[],
  taken: readonly number[],
  tried = 0,
): boolean => {
  const line = lines[at]
  if (line === undefined) return true
  // With nothing picked for the last line, no other line can be left short.
  if (picked.length === 0 && at === lines.length - 1) return suffices(state, seat, line, taken)
  const covered = coverage(state, seat, line, picked)
  if (covered === false) return false
  if (covered === true) {
    const used = state.rulings.sharedComponents ? taken : [...taken, ...picked.map(({ n }) => n)]
    return canCover(state, seat, lines, at + 1, [], used)
  }
  // No set of cards is tried in two orders.
  return nextPicks(state, seat, line, picked, taken).some(
    (on) => on.n > tried && canCover(state, seat, lines, at, withPick(picked, on), taken, on.n),
  )
}

/** True if there is no component at all for one of these lines: most cards in hand are out of reach by that. */
export const lacksAny = (state: MageNoir, seat: Seat, lines: readonly Line[]): boolean => {
  const { board } = playerOf(state, seat)
  for (const { word } of lines) {
    if (board.some((on) => isComponent(on) && !isBorrowing(on, word))) continue
    const lenders = lendersOf(state, seat, word)
    if (lenders.length === 0 || !board.some((on) => isComponent(on) && hasAny(on, lenders))) return true
  }
  return false
}
