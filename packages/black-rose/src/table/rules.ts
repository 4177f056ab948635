import type { Seat } from '@conclave/kernel'
import { eventOf, mageSheetOf } from '../content/content.ts'
import { type BlackRose, cell, type LaidEvent, mageOf } from '../state.ts'
import type { Element } from '../words/board.ts'
import type { EventRule, MageSheet } from '../words/card.ts'
import type { LastingRule } from '../words/effect.ts'
import { colourAt } from './lodge.ts'
import { cardOfEvocation, evocationsOf } from './models.ts'

/** The sheet of a mage as printed. */
export const sheetOf = (state: BlackRose, seat: Seat): MageSheet =>
  mageSheetOf(state.rules.edition, mageOf(state, seat).name)

/** [BRW-EVT.7] The rules of the events on the board that hold in the Action Phase (and, for evocations, after it). */
export const eventRules = (
  state: BlackRose,
): readonly { readonly event: LaidEvent; readonly rule: EventRule; readonly at: number }[] => {
  const found: { event: LaidEvent; rule: EventRule; at: number }[] = []
  for (const event of state.events) {
    if (event === null) continue
    const { rules } = eventOf(state.rules.edition, event.card)
    for (let at = 0; at < rules.length; at++) found.push({ event, rule: rules[at]!, at })
  }
  return found
}

type RuleOf<R extends EventRule['rule']> = Extract<EventRule, { rule: R }>

/** The rules of one sort that hold now. */
const rulesOf = <R extends EventRule['rule']>(state: BlackRose, sort: R): RuleOf<R>[] => {
  if (state.phase !== 'action' && !(sort === 'evocationAttacks' && state.phase === 'evocation')) return []
  return eventRules(state)
    .map(({ rule }) => rule)
    .filter((rule): rule is RuleOf<R> => rule.rule === sort)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

const lastingOf = <R extends LastingRule['rule']>(
  state: BlackRose,
  seat: Seat,
  sort: R,
): Extract<LastingRule, { rule: R }>[] =>
  state.lasting
    .filter((lasting) => lasting.seat === seat)
    .map(({ rule }) => rule)
    .filter((rule): rule is Extract<LastingRule, { rule: R }> => rule.rule === sort)

/** [BRW-V.3] What a physical attack of a mage deals. */
export const strengthOf = (state: BlackRose, seat: Seat): number => {
  const { place } = mageOf(state, seat)
  const altars = evocationsOf(state, seat)
    .filter((evocation) => evocation.place === place)
    .flatMap((evocation) => cardOfEvocation(state, evocation).powers)
  const here = altars.map((power) => (power.power === 'attackHere' ? power.by : 0))
  return Math.max(
    0,
    sheetOf(state, seat).strength +
      sum(lastingOf(state, seat, 'strength').map(({ by }) => by)) +
      sum(here) +
      sum(rulesOf(state, 'mageAttacks').map(({ by }) => by)),
  )
}

/** [BRW-V.17] How far a physical move of a mage goes; at least one room. */
export const movementOf = (state: BlackRose, seat: Seat): number =>
  Math.max(
    1,
    sheetOf(state, seat).movement +
      sum(lastingOf(state, seat, 'movement').map(({ by }) => by)) +
      sum(rulesOf(state, 'movement').map(({ by }) => by)),
  )

export const sweeps = (state: BlackRose, seat: Seat): boolean => lastingOf(state, seat, 'sweep').length > 0

/** How far a mage prowls in the Evocation Phase; -1 if she does not. */
export const prowlOf = (state: BlackRose, seat: Seat): number =>
  Math.max(-1, ...lastingOf(state, seat, 'prowl').map(({ steps }) => steps))

/** How often. */
export const prowlsOf = (state: BlackRose, seat: Seat): number => lastingOf(state, seat, 'prowl').length

/** How much more an attack of an evocation deals. */
export const evocationBonus = (state: BlackRose): number =>
  sum(rulesOf(state, 'evocationAttacks').map(({ by }) => by))

/** How much more the first damage of a spell cast from a room deals. */
export const spellBonus = (state: BlackRose, origin: number): number =>
  origin === cell
    ? 0
    : sum(
        rulesOf(state, 'spellDamage')
          .filter(({ from }) => from === colourAt(state, origin))
          .map(({ by }) => by),
      )

/** [BRW-CAST.5] How many cubes the symbol places. */
export const symbolCubes = (state: BlackRose): number =>
  Math.max(1, ...rulesOf(state, 'symbol').map(({ count }) => count))

/** The longest range at which spells of an element can be cast. */
export const longestRange = (state: BlackRose, element: Element): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...rulesOf(state, 'shortRange')
      .filter((rule) => rule.element === element)
      .map(({ range }) => range),
  )

/** Whether an event keeps the rooms of this hex's colour shut. */
export const isSealed = (state: BlackRose, at: number): boolean =>
  state.phase === 'action' &&
  eventRules(state).some(
    ({ event, rule }) =>
      rule.rule === 'sealed' && event.colour !== null && event.colour === colourAt(state, at),
  )

/** How much is taken off the first damage a mage takes in a round. */
export const firstDamageLess = (state: BlackRose): number =>
  sum(rulesOf(state, 'firstDamage').map(({ less }) => less))
