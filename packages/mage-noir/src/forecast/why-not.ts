import type { Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { MageNoirQuestion } from '../frames/abouts.ts'
import { isMageNoir } from '../table/board.ts'
import { linesOf } from '../table/plans.ts'
import { canCover } from '../table/supplies.ts'
import type { MageNoirView } from '../view.ts'
import type { Line } from '../words/card.ts'
import { elements, type Mana } from '../words/mana.ts'
import { readable } from './readable.ts'

export type WhyNot =
  | { readonly why: 'over' | 'asked' | 'notYourTurn' | 'notYourMain' | 'together' | 'onlyMageNoir' }
  | { readonly why: 'mana'; readonly lacks: Mana }
  | { readonly why: 'components'; readonly lines: readonly Pick<Line, 'word' | 'count' | 'equipmentOnly'>[] }
  | { readonly why: 'notYours' | 'component' | 'itself' | 'price' | 'mainOnly' | 'turnOnly' | 'answer' }

type Asked = MageNoirQuestion['kind'] | null

/** Reason why nothing at all can be done with one's own cards now; null if something can. */
const unheard = ({ outcome, active, phase }: MageNoirView, seat: Seat, asked: Asked): WhyNot | null => {
  if (outcome !== null) return { why: 'over' }
  if (asked !== null && asked !== 'main' && asked !== 'anyTime') return { why: 'asked' }
  if (active !== seat) return { why: 'notYourTurn' }
  return phase === 'main' ? null : { why: 'notYourMain' }
}

/** [MN-5.1, MN-3.30] Reason why a card in hand cannot be prepared now. */
export const whyNotPrepared = (
  table: MageNoirView,
  seat: Seat,
  card: string,
  asked: Asked,
): WhyNot | null => {
  const state = readable(table)
  const { preparing } = cardOf(card)
  // That holds whatever the moment is.
  if (preparing.some(({ rule }) => rule.kind === 'onlyMageNoir') && !isMageNoir(state, seat))
    return { why: 'onlyMageNoir' }
  const deaf = unheard(table, seat, asked)
  if (deaf !== null) return deaf
  const { reserve, costs } = table.players[seat]!
  const lacks = lackedOf(costs?.[card] ?? cardOf(card).cost, reserve)
  if (Object.keys(lacks).length > 0) return { why: 'mana', lacks }
  const lines = linesOf(state, seat, card)
  const open = lines.filter((line) => !canCover(state, seat, [line], 0, [], []))
  if (open.length > 0) return { why: 'components', lines: open }
  return canCover(state, seat, lines, 0, [], []) ? null : { why: 'together' }
}

const lackedOf = (cost: Mana, reserve: Mana): Mana =>
  Object.fromEntries(
    elements.flatMap((element) => {
      const count = (cost[element] ?? 0) - (reserve[element] ?? 0)
      return count > 0 ? [[element, count]] : []
    }),
  )

/** [MN-3.31, MN-3.35, MN-3.38] Reason why nothing can be done with a card on the board now. */
export const whyNotUsed = (table: MageNoirView, seat: Seat, n: number, asked: Asked): WhyNot | null => {
  const owner = table.players.findIndex(({ board }) => board.some((on) => on.n === n))
  const on = table.players[owner]?.board.find((each) => each.n === n)
  if (on === undefined) return null
  if (owner !== seat) return { why: 'notYours' }
  if (on.zone === 'channelled') return { why: 'component' }
  const deaf = unheard(table, seat, asked)
  if (on.zone === 'prepared' || on.zone === 'resolving') return deaf
  const [use] = cardOf(on.card).uses
  if (use === undefined) return { why: 'itself' }
  if (deaf?.why === 'over' || deaf?.why === 'asked') return deaf
  const { window } = use.ability
  if (window === 'main' && deaf !== null) return { why: 'mainOnly' }
  if (window === 'turn' && deaf?.why === 'notYourTurn') return { why: 'turnOnly' }
  return window === 'any' && asked === null ? { why: 'answer' } : { why: 'price' }
}
