import { contentOf } from '../content/content.ts'
import {
  type EditionId,
  type EvocationKind,
  editionIds,
  type PrintedElement,
  type SpellType,
} from '../words/board.ts'
import type { Spell, SpellSide } from '../words/card.ts'
import type { Amount, Sentence, Sentences } from '../words/effect.ts'
import type { ModelKind, Models, Range, Where } from '../words/select.ts'
import { onEntering, type Trigger } from '../words/trigger.ts'
import { cube } from './weights.ts'

/** What a spell promises, without a look at the table. All but `damage`, `sweep`, `heal` and `cubes` is in Power Points. */
export interface Sketch {
  readonly type: SpellType
  readonly element: PrintedElement
  /** Brings this wherever one stands. */
  plain: number
  /** Brings this to whoever has evocations. */
  company: number
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
  /** What a trap or a protection waits for, and what it brings then. */
  waits: readonly Waiting[]
}

interface Waiting {
  readonly on: Trigger
  readonly worth: number
}

/** Farther than any two rooms are apart. */
export const everywhere = 9

const numberOf = (range: Range): number => (range === 'lodge' ? everywhere : range)

const reachOf = (where: Where): number => {
  if (typeof where === 'object') return numberOf(where.within)
  return where === 'around' ? 1 : 0
}

const roughly = (amount: Amount): number => {
  if (typeof amount === 'number') return amount
  switch (amount.by) {
    case 'strength':
      return 2 + amount.plus
    case 'count':
      return Math.min(amount.most, amount.plus + 1)
    case 'near':
      return (amount.here + amount.far) / 2
    case 'noted':
    case 'same':
      return 2
  }
}

const isOwn = (kind: ModelKind): boolean => kind.startsWith('your')

/** What comes of the models that a sentence is about: how many, and whether they are one's own evocations. */
const manyOf = (models: Models): number => (models.models === 'upTo' ? models.count : 1)
const isCompany = (models: Models): boolean => 'kind' in models && isOwn(models.kind)
const isSelf = (models: Models): boolean => models.models === 'you'

const evocationWorth = (edition: EditionId, kind: EvocationKind): number => {
  const { attack, movement, powers, health } = contentOf(edition).evocations[kind]
  return 0.2 + 0.45 * attack + (attack > 0 ? 0.1 * movement : 0) + 0.05 * health + 0.6 * powers.length
}

/** A hit on somebody: on each of several, on everybody in the Lodge, or on one. */
const hit = (sketch: Sketch, amount: number, models: Models): void => {
  if (isSelf(models)) return
  if (models.models === 'each') {
    const reach = reachOf(models.where)
    sketch.sweep += reach === everywhere ? 2.5 * amount : amount
    sketch.reach = Math.max(sketch.reach, reach)
    return
  }
  sketch.damage += amount * manyOf(models)
  if ('where' in models) sketch.reach = Math.max(sketch.reach, reachOf(models.where))
}

const add = (sketch: Sketch, worth: number, models: Models): void => {
  if (isCompany(models)) sketch.company += worth
  else sketch.plain += worth
}

const lastingWorth = { strength: 0.6, movement: 0.3, sweep: 0.4, prowl: 0.8 } as const

/** What is counted by one's evocations is nothing without them. */
const gain = (sketch: Sketch, amount: Amount): void => {
  if (typeof amount === 'number' || amount.by !== 'count') {
    sketch.plain += roughly(amount)
    return
  }
  sketch.plain += amount.plus
  sketch.company += 1
}

/** Adds what one sentence promises. */
const sketchSentence = (edition: EditionId, sketch: Sketch, sentence: Sentence): void => {
  switch (sentence.verb) {
    case 'deal':
      hit(sketch, roughly(sentence.amount), sentence.to)
      return
    case 'attack':
      hit(sketch, 2 + sentence.bonus, { models: 'one', kind: 'enemyModel', where: 'yours' })
      return
    case 'step':
      if (isSelf(sentence.to)) sketch.reach += sentence.count
      add(sketch, 0.15 * sentence.count, sentence.to)
      return
    case 'heal':
      sketch.heal += roughly(sentence.amount)
      return
    case 'instability':
      sketch.cubes += sentence.count * (sentence.in.rooms === 'upTo' ? sentence.in.count : 1)
      // So many at once make most rooms fall.
      if (sentence.count >= 4) sketch.plain += 0.5
      return
    case 'gain':
      gain(sketch, sentence.amount)
      return
    case 'summon':
      sketch.plain += evocationWorth(edition, sentence.kind)
      sketch.summons++
      return
    case 'avoidDamage':
    case 'divertDamage':
      sketch.plain += cube * (sentence.count === 'all' ? 5 : sentence.count)
      return
    case 'lasting':
      sketch.plain += lastingWorth[sentence.rule.rule]
      return
    case 'inhibit':
      sketch.plain += sentence.what === 'move' ? 0.4 : 0.25
      return
    case 'may':
      sketchAll(edition, sketch, sentence.then)
      return
    case 'when':
    case 'eachMage':
      sketchAll(edition, sketch, sentence.then)
      return
    case 'choose':
      sketchAll(edition, sketch, bestOf(edition, sketch, sentence.options))
      return
    case 'pay':
      sketch.plain -= sentence.power + 0.35 * sentence.cards
      sketchAll(edition, sketch, sentence.then)
      return
    case 'losePower':
      sketch.plain += isSelf(sentence.to) ? -sentence.count : 0.4 * sentence.count
      return
    case 'removeEvocation':
      sketch.plain += isCompany(sentence.to) ? 0 : 0.6
      return
    case 'act':
    case 'replaceEvocation':
      add(sketch, 1, sentence.to)
      return
    default: {
      const worth = worths[sentence.verb] ?? 0
      const count = 'count' in sentence && typeof sentence.count === 'number' ? sentence.count : 1
      if ('to' in sentence) add(sketch, worth * count, sentence.to)
      else sketch.plain += worth * (sentence.verb === 'library' ? sentence.keep : count)
    }
  }
}

/** What the other verbs are worth, for each that they count. */
const worths: { readonly [verb: string]: number } = {
  convertDamage: 0.35,
  transferDamage: 0.5,
  convertInstability: 0.3,
  removeInstability: 0.05,
  roseGains: -0.3,
  roseLoses: 0.35,
  stealPower: 1.4,
  crown: 0.6,
  grimoire: 0.45,
  library: 0.5,
  browse: 0.2,
  search: 0.5,
  discard: 0.3,
  drawQuest: 0.6,
  chooseQuest: 0.6,
  stealQuest: 1,
  lookAtQuests: 0.05,
  completeQuest: 2.5,
  revealSpells: 0.1,
  loseSpell: 0.7,
  castFromHand: 1.2,
  forgotten: 0.8,
  place: 0.3,
  swap: 0.3,
  sendBack: 0.4,
  endMove: 0.3,
  toCell: 0.8,
  activate: 0.7,
  refresh: 0.2,
  block: 0.15,
  swapRooms: 0.1,
  refreshActions: 1.7,
  loseAction: 0.8,
  lookAtEvents: 0.05,
  moveEvent: 0.2,
  avoid: 1,
  cancel: 1,
  redirect: 1.2,
}

const sketchAll = (edition: EditionId, sketch: Sketch, sentences: Sentences): void => {
  for (const sentence of sentences) sketchSentence(edition, sketch, sentence)
}

const blank = (type: SpellType, element: PrintedElement): Sketch => ({
  type,
  element,
  plain: 0,
  company: 0,
  damage: 0,
  sweep: 0,
  reach: 0,
  heal: 0,
  cubes: 0,
  summons: 0,
  waits: [],
})

const roughTotal = ({ plain, company, damage, sweep, heal, cubes }: Sketch): number =>
  plain + 0.5 * company + cube * (damage + sweep) + 0.2 * heal + 0.3 * cubes

const bestOf = (edition: EditionId, { type, element }: Sketch, lists: readonly Sentences[]): Sentences => {
  let best: Sentences = []
  let most = Number.NEGATIVE_INFINITY
  for (const list of lists) {
    const sketch = blank(type, element)
    sketchAll(edition, sketch, list)
    if (roughTotal(sketch) > most) {
      best = list
      most = roughTotal(sketch)
    }
  }
  return best
}

/** A side that waits brings something only if what it waits for happens, and then wherever one stands. */
const sketchSide = (edition: EditionId, { type, element, aim, effect, on }: SpellSide): Sketch => {
  const sketch = blank(type, element)
  if ('range' in aim) sketch.reach = numberOf(aim.range)
  sketchAll(edition, sketch, effect)
  return on === null ? sketch : { ...blank(type, element), waits: [{ on, worth: roughTotal(sketch) }] }
}

/** What both sides of a spell promise. A room trap has one. */
export interface Sketches {
  readonly light: Sketch
  readonly dark: Sketch
  /** What the symbol shakes. */
  readonly unstable: boolean
}

const sketchSpell = (edition: EditionId, { sides, roomTrap, unstable }: Spell): Sketches => {
  if (roomTrap !== null) {
    const waits = roomTrap.effects.map((effect, at) => {
      const sketch = blank('trap', roomTrap.element)
      sketchAll(edition, sketch, effect)
      return { on: onEntering(roomTrap.colours[at]!), worth: roughTotal(sketch) }
    })
    const trap = { ...blank('trap', roomTrap.element), waits }
    return { light: trap, dark: trap, unstable }
  }
  const [light, dark] = [sides.light!, sides.dark!]
  return { light: sketchSide(edition, light), dark: sketchSide(edition, dark), unstable }
}

const sketchEdition = (edition: EditionId): ReadonlyMap<string, Sketches> =>
  new Map([...contentOf(edition).spells].map(([id, spell]) => [id, sketchSpell(edition, spell)]))

const sketched = new Map<EditionId, ReadonlyMap<string, Sketches>>(
  editionIds.map((edition) => [edition, sketchEdition(edition)]),
)

/** What a spell promises. */
export const sketchesOf = (edition: EditionId, card: string): Sketches => sketched.get(edition)!.get(card)!
