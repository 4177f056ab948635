import { type Message, say } from '@conclave/kernel'
import { phrase, rangeText } from '../wording/words.ts'
import { type Element, elements, type SpellType, spellTypes } from '../words/board.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import type { Trigger } from '../words/trigger.ts'
import { clauseText } from './clauses.ts'

/** The sentences of an effect as they are printed; one that comes several times in a row is said once. */
const sentencesText = (effect: Sentences, on: Trigger | null): Message[] => {
  const said: { readonly sentence: Sentence; times: number }[] = []
  for (const sentence of effect) {
    const last = said.at(-1)
    if (last !== undefined && JSON.stringify(last.sentence) === JSON.stringify(sentence)) last.times++
    else said.push({ sentence, times: 1 })
  }
  if (said.length === 0) return [phrase('text.sentence', { clause: phrase('text.nothing') })]
  return said.map(({ sentence, times }) => {
    const clause = clauseOf(sentence, on)
    return phrase('text.sentence', { clause: times === 1 ? clause : phrase('text.times', { times, clause }) })
  })
}

/** An effect as it is printed. */
export const effectText = (effect: Sentences): Message =>
  phrase('text.effect', { sentences: sentencesText(effect, null) })

/** An effect after what brings it about: the first sentence goes on from there. */
export const effectAfter = (effect: Sentences, on: Trigger | null = null): Message => {
  const [first, ...rest] = sentencesText(effect, on)
  return rest.length === 0 ? first! : phrase('text.effect.after', { first: first!, rest })
}

/** Text of a sentence: the thing that is cancelled can be named where it is known. */
const clauseOf = (sentence: Sentence, on: Trigger | null): Message => {
  if (sentence.verb !== 'cancel') return clauseText(sentence)
  switch (on?.on) {
    case 'targeted':
    case 'damage':
    case 'losePower':
    case 'moved':
    case 'activates':
      return phrase(`verb.cancel.${on.on}`)
    default:
      return clauseText(sentence)
  }
}

/** Text of a trigger: another mage does something, or you yourself do. */
export const triggerText = (trigger: Trigger, who: 'another' | 'you'): Message => {
  const on = whenText(trigger, who)
  return 'within' in trigger && trigger.within !== undefined
    ? phrase('on.within', { on, range: rangeText(trigger.within) })
    : on
}

const whenText = (trigger: Trigger, who: 'another' | 'you'): Message => {
  const gaps = { who }
  switch (trigger.on) {
    case 'damaged':
      if (trigger.to === 'yourEvocation') return phrase('on.damaged.yourEvocation')
      return trigger.by === 'any'
        ? phrase('on.damaged.you', { atLeast: trigger.atLeast })
        : phrase(`on.damaged.you.${trigger.by}`)
    case 'damage':
      if (trigger.lethal) return phrase('on.damage.lethal')
      return trigger.to === 'you'
        ? phrase(`on.damage.you.${trigger.from}`)
        : phrase('on.damage.yourEvocation.any')
    case 'targeted':
      return phrase(`on.targeted.${trigger.by}`)
    case 'enters':
      return trigger.where === 'adjacent' || trigger.where === 'yourTotem'
        ? phrase(`on.enters.${trigger.where}`, gaps)
        : phrase('on.enters.colour', { ...gaps, colour: phrase(`roomColour.${trigger.where}`) })
    case 'activates':
      return phrase('on.activates', { ...gaps, colour: say(`roomColour.${trigger.colour}`) })
    case 'endsActivation':
      return phrase('on.endsActivation', { ...gaps, colour: phrase(`roomColour.${trigger.colour}`) })
    case 'casts':
      return castsText(trigger.what, gaps)
    case 'gains':
      return phrase('on.gains', { ...gaps, atLeast: trigger.atLeast })
    case 'losePower':
    case 'moved':
      return phrase(`on.${trigger.on}`)
    default:
      return phrase(`on.${trigger.on}`, gaps)
  }
}

const castsText = (what: string, gaps: { readonly who: string }): Message => {
  if (what === 'any' || what === 'quick') return phrase(`on.casts.${what}`, gaps)
  if ((elements as readonly string[]).includes(what))
    return phrase('on.casts.element', { ...gaps, what: phrase(`element.${what as Element}`) })
  if ((spellTypes as readonly string[]).includes(what))
    return phrase('on.casts.type', { ...gaps, what: phrase(`type.${what as SpellType}`) })
  throw new Error(`nobody can cast '${what}'`)
}
