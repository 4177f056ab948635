import { foreseen, type Hit, hitBy, type MageNoirOption, type MageNoirView } from '@conclave/mage-noir'
import type { Thing } from '../../table/table.ts'
import { printedOn } from './card/printed.ts'
import type { Question } from './kit.ts'

/** Foretold life on the board, drawn on whoever has it. */
export interface Foretold {
  readonly before: number
  readonly after: number
  /** True if it comes for certain, and is not one of several that can be chosen. */
  readonly sure: boolean
  /** True if its victim has a card that may do something about it. */
  readonly answered: boolean
}

const thingOf = ({ seat, n }: Hit): Thing => (n === 0 ? `mage:${seat}` : `board:${n}`)

const told = (hit: Hit, sure: boolean): Foretold => ({
  before: hit.before,
  after: Math.max(0, hit.after),
  sure,
  answered: hit.answers.length > 0,
})

/** Forecast of the card looked at if it were used now: by its place in the hand or on the board. */
const ofCard = (thing: Thing, table: MageNoirView, seat: number, options: readonly MageNoirOption[]) => {
  const [place, id = ''] = thing.split(':')
  if (place === 'hand' && options.some((option) => option.do === 'prepare' && option.card === id))
    return foreseen(table, seat, id, 0, printedOn(id)?.type === 'spell' ? 'activate' : 'enter')
  if (place !== 'board') return []
  return options.flatMap((option) =>
    (option.do === 'activate' || option.do === 'use') && `${option.n}` === id
      ? foreseen(table, seat, option.card, option.n, option.do)
      : [],
  )
}

/**
 * Forecast of a question's answers for lives, on each target; in a main phase that of the card looked at. What one card does to
 * the same life twice is told as one.
 */
export const foretoldBy = (
  table: MageNoirView,
  question: Question | null,
  options: readonly MageNoirOption[],
  lookedAt: Thing | null,
): ReadonlyMap<Thing, Foretold> => {
  const found = new Map<Thing, Foretold>()
  if (question === null) return found
  if (question.kind === 'main') {
    if (lookedAt === null) return found
    for (const { aim, hits } of ofCard(lookedAt, table, question.seat, options))
      for (const hit of hits) {
        const { before, sure, answered } = found.get(thingOf(hit)) ?? { ...told(hit, aim === 'all') }
        const next = told(hit, aim === 'all')
        found.set(thingOf(hit), {
          ...next,
          before,
          sure: sure || next.sure,
          answered: answered || next.answered,
        })
      }
    return found
  }
  for (const option of options) {
    const hit = hitBy(table, question, option)
    if (hit !== null) found.set(thingOf(hit), told(hit, options.length === 1))
  }
  return found
}
