import { type Seat, tell } from '@conclave/kernel'
import { eventOf } from '../content/content.ts'
import { happened } from '../events.ts'
import {
  type BlackRose,
  cell,
  type LaidEvent,
  type ModelId,
  mageOf,
  type Owner,
  rose,
  type Summoned,
} from '../state.ts'
import type { Element, Phase, Timing } from '../words/board.ts'
import type { EventRule } from '../words/card.ts'
import type { LastingRule } from '../words/effect.ts'
import { hasJinx } from './jinxes.ts'
import { colourAt } from './lodge.ts'
import { cardOfEvocation, evocationModel, evocationsOf, sheetOf } from './models.ts'
import { upgraded } from './upgrades.ts'

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

/**
 * [BRW-EVT.7, REB-EVT.2] True if an event's rule holds in this phase: the one that its marker names, but the damage of evocations
 * holds while they act, too.
 */
const holdsNow = ({ phase }: BlackRose, timing: Timing, sort: EventRule['rule']): boolean =>
  timing === 'evocation' || timing === 'cleanUp'
    ? phase === timing
    : phase === 'action' || (sort === 'evocationAttacks' && phase === 'evocation')

/** The phases in which rules of events hold. */
const ruledPhases: readonly Phase[] = ['action', 'evocation', 'cleanUp']

/** The rules of one sort that hold now, with the events they come from. */
const rulesNow = <R extends EventRule['rule']>(
  state: BlackRose,
  sort: R,
): { readonly card: string; readonly rule: RuleOf<R> }[] => {
  if (!ruledPhases.includes(state.phase)) return []
  const isOfSort = (rule: EventRule): rule is RuleOf<R> => rule.rule === sort
  return eventRules(state).flatMap(({ event, rule }) =>
    isOfSort(rule) && holdsNow(state, eventOf(state.rules.edition, event.card).timing, sort)
      ? [{ card: `event.${event.card}`, rule }]
      : [],
  )
}

const rulesOf = <R extends EventRule['rule']>(state: BlackRose, sort: R): RuleOf<R>[] =>
  rulesNow(state, sort).map(({ rule }) => rule)

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** Something that makes damage more or less, and the card that says so: `event.manners-please`. */
export interface Modifier {
  readonly card: string
  readonly by: number
}

const sumOf = (modifiers: readonly Modifier[]): number => sum(modifiers.map(({ by }) => by))

const lastingOf = <R extends LastingRule['rule']>(
  state: BlackRose,
  seat: Seat,
  sort: R,
): Extract<LastingRule, { rule: R }>[] =>
  state.lasting
    .filter((lasting) => lasting.seat === seat && lasting.model === undefined)
    .map(({ rule }) => rule)
    .filter((rule): rule is Extract<LastingRule, { rule: R }> => rule.rule === sort)

/** Modifiers from lasting rules of some sorts for a mage, or for one of her evocations. */
const lastingModifiers = (
  state: BlackRose,
  seat: Owner,
  sorts: readonly LastingRule['rule'][],
  model?: ModelId,
): Modifier[] =>
  state.lasting.flatMap((lasting) =>
    lasting.seat === seat &&
    lasting.model === model &&
    sorts.includes(lasting.rule.rule) &&
    'by' in lasting.rule
      ? [{ card: lasting.card, by: lasting.rule.by }]
      : [],
  )

/** Modifiers that make a mage stronger until the end of the round. */
export const strengthModifiers = (state: BlackRose, seat: Seat): Modifier[] =>
  lastingModifiers(state, seat, ['strength'])

/** [11.8] The attack has been made that was to be a stronger one. */
export const spendNextAttack = (state: BlackRose, seat: Seat): void => {
  if (lastingModifiers(state, seat, ['nextAttack']).length === 0) return
  state.lasting = state.lasting.filter(
    (lasting) => lasting.seat !== seat || lasting.rule.rule !== 'nextAttack',
  )
}

/** Modifiers of events for the Avatar alone. */
const forAvatar = (
  state: BlackRose,
  owner: Owner,
  sort: 'avatarSpeed' | 'avatarStrength' | 'avatarEvocations',
): Modifier[] =>
  owner === rose ? rulesNow(state, sort).map(({ card, rule }) => ({ card, by: rule.by })) : []

/** Modifiers of a mage's physical attacks, and not of her strength: altars in her room, and events. */
const attackModifiers = (state: BlackRose, seat: Seat): Modifier[] => {
  const { place } = mageOf(state, seat)
  const altars = evocationsOf(state, seat)
    .filter((evocation) => evocation.place === place)
    .flatMap((evocation) =>
      cardOfEvocation(state, evocation).powers.flatMap((power) =>
        power.power === 'attackHere' ? [{ card: `evocation.${evocation.kind}`, by: power.by }] : [],
      ),
    )
  return [
    ...altars,
    ...lastingModifiers(state, seat, ['attacks', 'nextAttack']),
    ...forAvatar(state, seat, 'avatarStrength'),
    ...rulesNow(state, 'mageAttacks').map(({ card, rule }) => ({ card, by: rule.by })),
  ]
}

/** The strength of a mage: her sheet's, and what lasts. */
export const strengthOf = (state: BlackRose, seat: Seat): number =>
  sheetOf(state, seat).strength + sumOf(strengthModifiers(state, seat))

/** [BRW-V.3] Everything that changes what a physical attack of a mage deals, beside her sheet. */
export const blowModifiers = (state: BlackRose, seat: Seat): Modifier[] => [
  ...strengthModifiers(state, seat),
  ...attackModifiers(state, seat),
]

/** [BRW-V.3] Damage of a mage's physical attack. */
export const blowOf = (state: BlackRose, seat: Seat): number =>
  Math.max(0, sheetOf(state, seat).strength + sumOf(blowModifiers(state, seat)))

/** [11.4, RUL-81] Slowness of a mage for a jinx. */
const slowness = (state: BlackRose, seat: Seat): number => (hasJinx(state, seat, 'slowness') ? -1 : 0)

/** [BRW-V.17, RUL-24] Number of rooms that a physical move of a mage goes; at least one. */
export const movementOf = (state: BlackRose, seat: Seat): number =>
  Math.max(
    1,
    sheetOf(state, seat).movement +
      sum(lastingOf(state, seat, 'movement').map(({ by }) => by)) +
      sum(rulesOf(state, 'movement').map(({ by }) => by)) +
      sumOf(forAvatar(state, seat, 'avatarSpeed')) +
      slowness(state, seat),
  )

export const sweeps = (state: BlackRose, seat: Seat): boolean => lastingOf(state, seat, 'sweep').length > 0

/** Number of steps that a mage prowls in the Evocation Phase; -1 if she does not. */
export const prowlOf = (state: BlackRose, seat: Seat): number =>
  Math.max(-1, ...lastingOf(state, seat, 'prowl').map(({ steps }) => steps))

/** Number of times that she prowls. */
export const prowlsOf = (state: BlackRose, seat: Seat): number => lastingOf(state, seat, 'prowl').length

const evocationModifiers = (state: BlackRose): Modifier[] =>
  rulesNow(state, 'evocationAttacks').map(({ card, rule }) => ({ card, by: rule.by }))

const lastingOnEvocation = (state: BlackRose, { owner, n }: Summoned): Modifier[] =>
  lastingModifiers(state, owner, ['strength', 'attacks'], evocationModel(n))

/** [11.5, VRB-44] Modifiers of this evocation's attack: upgrades, what lasts, events. */
export const evocationBlowModifiers = (state: BlackRose, evocation: Summoned): Modifier[] => [
  ...lastingOnEvocation(state, evocation),
  ...forAvatar(state, evocation.owner, 'avatarEvocations'),
  ...evocationModifiers(state),
]

/** The strength of an evocation: its card's, and what upgrades and lasting rules add. */
export const evocationStrength = (state: BlackRose, evocation: Summoned): number =>
  cardOfEvocation(state, evocation).attack +
  upgraded(state, evocation, 'attack') +
  sumOf(lastingOnEvocation(state, evocation))

export const evocationBlow = (state: BlackRose, evocation: Summoned): number =>
  Math.max(
    0,
    cardOfEvocation(state, evocation).attack +
      upgraded(state, evocation, 'attack') +
      sumOf(evocationBlowModifiers(state, evocation)),
  )

export const evocationSpeed = (state: BlackRose, evocation: Summoned): number =>
  Math.max(
    0,
    cardOfEvocation(state, evocation).movement +
      upgraded(state, evocation, 'movement') +
      sumOf(lastingModifiers(state, evocation.owner, ['movement'], evocationModel(evocation.n))),
  )

export const halvesHealing = (state: BlackRose): boolean => rulesOf(state, 'halfHealing').length > 0

/** True if an event gives the vortex to every Combat spell. */
export const hasWildVortex = (state: BlackRose): boolean => rulesOf(state, 'wildVortex').length > 0

/** Modifiers taken off physical attacks on the Avatar. */
export const armourModifiers = (state: BlackRose): Modifier[] =>
  rulesNow(state, 'avatarArmour').map(({ card, rule }) => ({ card, by: -rule.by }))

/** True if the Avatar leaves out its first further card. */
export const ignoresPlus = (state: BlackRose): boolean => rulesOf(state, 'noPlus').length > 0

/** Modifiers of the first damage of a spell cast from a room. */
export const spellModifiers = (state: BlackRose, origin: number): Modifier[] =>
  origin === cell
    ? []
    : rulesNow(state, 'spellDamage').flatMap(({ card, rule }) =>
        rule.from === colourAt(state, origin) ? [{ card, by: rule.by }] : [],
      )

/** The log says what changes damage, where it does. */
export const tellModifiers = (modifiers: readonly Modifier[]): void => {
  for (const { card, by } of modifiers)
    tell?.(happened({ event: 'damageChanged', amount: by, by: card }, 'BRW-DMG.2'))
}

/** [BRW-CAST.5] Number of cubes that the symbol places. */
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

/** True if an event keeps the rooms of this hex's colour shut. */
export const isSealed = (state: BlackRose, at: number): boolean =>
  state.phase === 'action' &&
  eventRules(state).some(
    ({ event, rule }) =>
      rule.rule === 'sealed' && event.colour !== null && event.colour === colourAt(state, at),
  )

/** Modifiers taken off the first damage of a mage in a round. */
export const firstDamageModifiers = (state: BlackRose): Modifier[] =>
  rulesNow(state, 'firstDamage').map(({ card, rule }) => ({ card, by: -rule.less }))

/** [REB-INS.6] Bonus for first place in a room that is rebuilt. */
export const firstFlagBonus = (state: BlackRose): number => sum(rulesOf(state, 'flags').map(({ by }) => by))

/** Gain of the Black Rose for each room that is rebuilt. */
export const bloomOf = (state: BlackRose): Modifier[] =>
  rulesNow(state, 'bloom').map(({ card, rule }) => ({ card, by: rule.by }))

/** Gain of the Black Rose for each trophy that her Avatar takes. */
export const feastOf = (state: BlackRose): Modifier[] =>
  rulesNow(state, 'feast').map(({ card, rule }) => ({ card, by: rule.by }))

export const solvingBonus = (state: BlackRose): number => sum(rulesOf(state, 'solving').map(({ by }) => by))
