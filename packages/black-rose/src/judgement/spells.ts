import { everythingIn } from '../content/content.ts'
import { blank, type Counting, type Estimate, farOf, roughTotal } from '../verbs/estimate.ts'
import { addValue } from '../verbs/index.ts'
import type { EditionId } from '../words/board.ts'
import type { Aim, Spell, SpellSide } from '../words/card.ts'
import type { Sentences } from '../words/effect.ts'
import { a, within } from '../words/select.ts'
import { isTarget, isToModels } from '../words/targets.ts'
import { onEntering } from '../words/trigger.ts'

const countingIn = (edition: EditionId): Counting => {
  const counting: Counting = {
    edition,
    count: (sentences: Sentences, into: Estimate) => {
      for (const sentence of sentences) addValue(sentence, into, counting)
    },
  }
  return counting
}

/** The sentences with their target as the model that it is: what is done to one's own evocation is nothing without one. */
const aimed = (effect: Sentences, aim: Aim): Sentences =>
  aim.at === 'one'
    ? effect.map((sentence) =>
        isToModels(sentence) && isTarget(sentence.to)
          ? { ...sentence, to: a(aim.kind, within(aim.range)) }
          : sentence,
      )
    : effect

/** A side that waits brings something only if what it waits for happens, and then wherever one stands. */
const estimateSide = ({ type, element, aim, effect, on }: SpellSide, { count }: Counting): Estimate => {
  const estimate = blank(type, element)
  if ('range' in aim) estimate.reach = farOf(aim.range)
  count(aimed(effect, aim), estimate)
  return on === null ? estimate : { ...blank(type, element), waits: [{ on, worth: roughTotal(estimate) }] }
}

/** Estimates of both sides of a spell. A room trap has one. */
export interface SpellEstimate {
  readonly light: Estimate
  readonly dark: Estimate
  readonly unstable: boolean
}

const estimateSpell = ({ sides, roomTrap, unstable }: Spell, counting: Counting): SpellEstimate => {
  if (roomTrap !== null) {
    const waits = roomTrap.effects.map((effect, at) => {
      const estimate = blank('trap', roomTrap.element)
      counting.count(effect, estimate)
      return { on: onEntering(roomTrap.colours[at]!), worth: roughTotal(estimate) }
    })
    const trap = { ...blank('trap', roomTrap.element), waits }
    return { light: trap, dark: trap, unstable }
  }
  const [light, dark] = [sides.light!, sides.dark!]
  return { light: estimateSide(light, counting), dark: estimateSide(dark, counting), unstable }
}

const estimateEdition = (edition: EditionId): ReadonlyMap<string, SpellEstimate> => {
  const counting = countingIn(edition)
  return new Map([...everythingIn(edition).spells].map(([id, spell]) => [id, estimateSpell(spell, counting)]))
}

const estimated = new Map<EditionId, ReadonlyMap<string, SpellEstimate>>()

/** Estimates of an edition's spells, made when they are first asked for. */
const estimatesIn = (edition: EditionId): ReadonlyMap<string, SpellEstimate> => {
  const known = estimated.get(edition)
  if (known !== undefined) return known
  const estimates = estimateEdition(edition)
  estimated.set(edition, estimates)
  return estimates
}

export const estimateOf = (edition: EditionId, card: string): SpellEstimate => estimatesIn(edition).get(card)!
