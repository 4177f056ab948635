import { evocationCard } from '../content/content.ts'
import type { EditionId, EvocationKind, PrintedElement, SpellType } from '../words/board.ts'
import type { Amount, Sentence, Sentences } from '../words/effect.ts'
import type { Models, Range, Where } from '../words/select.ts'
import { isOwnKind } from '../words/targets.ts'
import type { Trigger } from '../words/trigger.ts'

/** A cube on an enemy's health bar, in Power Points: the fifth or twelfth part of a defeat. */
export const cube = 0.42

/** Estimate of sentences, without a look at the table. All but `damage`, `sweep`, `heal` and `cubes` is in Power Points. */
export interface Estimate {
  readonly type: SpellType
  readonly element: PrintedElement
  /** Brings this wherever one stands. */
  plain: number
  /** Brings this to whoever has evocations. */
  evocations: number
  /** Damage to a single model within reach. */
  damage: number
  /** Damage to every enemy in one room within reach. */
  sweep: number
  reach: number
  heal: number
  /** Instability that it places. */
  cubes: number
  /** Evocations that it summons. */
  summons: number
  /** Triggers that a trap or a protection waits for, and the gain of each. */
  waits: readonly Waiting[]
}

interface Waiting {
  readonly on: Trigger
  readonly worth: number
}

/** Counting of the sentences inside a sentence, by the cards of an edition. */
export interface Counting {
  readonly edition: EditionId
  count(sentences: Sentences, into: Estimate): void
}

export const blank = (type: SpellType, element: PrintedElement): Estimate => ({
  type,
  element,
  plain: 0,
  evocations: 0,
  damage: 0,
  sweep: 0,
  reach: 0,
  heal: 0,
  cubes: 0,
  summons: 0,
  waits: [],
})

export const roughTotal = ({ plain, evocations, damage, sweep, heal, cubes }: Estimate): number =>
  plain + 0.5 * evocations + cube * (damage + sweep) + 0.2 * heal + 0.3 * cubes

/** Farther than any two rooms are apart. */
export const everywhere = 9

export const farOf = (range: Range): number => (range === 'lodge' ? everywhere : range)

const reachOf = (where: Where): number => {
  if (typeof where === 'object') return farOf(where.within)
  return where === 'around' ? 1 : 0
}

/** An amount as it mostly is. */
export const roughly = (amount: Amount): number => {
  if (typeof amount === 'number') return amount
  switch (amount.by) {
    case 'strength':
      return 2 + amount.plus
    case 'count':
      return Math.min(amount.most, amount.plus + 1)
    case 'near':
      return (amount.here + amount.far) / 2
    case 'jinxesOn':
    case 'umbrasOn':
    case 'haunted':
    case 'leads':
      return Math.min(amount.most, 1)
    case 'noted':
    case 'same':
    case 'ignored':
    case 'speed':
      return 2
  }
}

/** Number of models that a sentence is about. */
const manyOf = (models: Models): number => (models.models === 'upTo' ? models.count : 1)
export const isOwnEvocations = (models: Models): boolean => 'kind' in models && isOwnKind(models.kind)
export const isSelf = (models: Models): boolean => models.models === 'you'

/** A hit on somebody: on each of several, on everybody in the Lodge, or on one. */
export const hit = (into: Estimate, amount: number, models: Models): void => {
  if (isSelf(models)) return
  if (models.models === 'each') {
    const reach = reachOf(models.where)
    into.sweep += reach === everywhere ? 2.5 * amount : amount
    into.reach = Math.max(into.reach, reach)
    return
  }
  into.damage += amount * manyOf(models)
  if ('where' in models) into.reach = Math.max(into.reach, reachOf(models.where))
}

/** Adds the worth of a sentence: one about one's evocations is worth nothing without them. */
export const add = (into: Estimate, worth: number, models: Models): void => {
  if (isOwnEvocations(models)) into.evocations += worth
  else into.plain += worth
}

/** Adds an amount: one counted by one's evocations is nothing without them. */
export const addAmount = (into: Estimate, amount: Amount): void => {
  if (typeof amount === 'number' || amount.by !== 'count') {
    into.plain += roughly(amount)
    return
  }
  into.plain += amount.plus
  into.evocations += 1
}

/** A verb that is worth so much for each that it counts. */
export const worth =
  (each: number) =>
  (sentence: Sentence, into: Estimate): void => {
    const count = 'count' in sentence && typeof sentence.count === 'number' ? sentence.count : 1
    if ('to' in sentence) add(into, each * count, sentence.to)
    else into.plain += each * count
  }

/** A verb that brings its controller nothing that bots would count. */
export const worthNothing = (): void => {}

/** So much damage less. */
export const worthAvoiding = ({ count }: { readonly count: number | 'all' }, into: Estimate): void => {
  into.plain += cube * (count === 'all' ? 5 : count)
}

export const evocationWorth = (edition: EditionId, kind: EvocationKind): number => {
  const { attack, movement, powers, health } = evocationCard(edition, kind)
  return 0.2 + 0.45 * attack + (attack > 0 ? 0.1 * movement : 0) + 0.05 * health + 0.6 * powers.length
}

/** The list that promises most. */
export const bestOf = (
  lists: readonly Sentences[],
  { type, element }: Estimate,
  { count }: Counting,
): Sentences => {
  let best: Sentences = []
  let most = Number.NEGATIVE_INFINITY
  for (const list of lists) {
    const estimate = blank(type, element)
    count(list, estimate)
    if (roughTotal(estimate) > most) {
      best = list
      most = roughTotal(estimate)
    }
  }
  return best
}
