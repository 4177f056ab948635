import { say } from '@conclave/kernel'
import type { SpellboundOption, SpellboundView } from '@conclave/spellbound'
import type { Thing } from '../../table/table.ts'
import type { Kit, Question } from './kit.ts'
import { placesOf } from './outcome.ts'

export const thingsOf = (
  option: SpellboundOption,
  question: Question,
  table: SpellboundView,
): readonly Thing[] => {
  switch (option.do) {
    case 'play':
      return [`card:${option.card}`, ...(question.kind === 'story' ? placesOf(option.card, table) : [])]
    case 'send':
    case 'discard':
    case 'remove':
      return [`card:${option.card}`]
    // The same card may lie on display, too.
    case 'destroy':
    case 'burn':
      return [`tower:${option.card}`]
    case 'giveUp':
      return [`stored:${option.village}:${option.card}`]
    case 'move':
      return [`location:${option.to}`]
    case 'wand':
      return [`wand:${question.seat}`]
    case 'cast':
      return [`spell:${option.spell}`]
    case 'search':
    case 'book':
      return [`book:${option.book}`]
    case 'watchman':
      return [`location:city:${option.city}`]
    case 'hat':
      return [`piece:${option.hat}`]
    case 'changeling':
      return [`location:village:${option.village + 1}`]
    case 'carry':
    case 'puppet':
    case 'whisk':
    case 'propose':
      return [`mage:${option.mage}`]
    case 'influence': {
      const at = table.players[table.acting]?.location
      return at === undefined ? [] : [`location:${at}`]
    }
    default:
      return []
  }
}

/** Things that a question is about, where nothing on the board answers it: the mage that is asked for, and her goal. */
export const spokenOf = (question: Question | null): readonly Thing[] => {
  if (question?.kind !== 'consent') return []
  const { to } = question.about
  const mage: Thing = `mage:${question.seat}`
  return to === null ? [mage] : [`location:${to}`, mage]
}

/** A card that lies on display, or a spell that lies ready. */
export const cardOf = (thing: Thing): string | undefined => /^(?:card|spell):(.*)$/.exec(thing)?.[1]

/** The card that asks: the one being resolved, or the one that the question is about. */
export const sourceOf = (question: Question, { current }: SpellboundView): string | undefined => {
  const { about } = question
  if (about !== null && 'spell' in about) return about.spell
  return about !== null && 'card' in about ? about.card : current?.card
}

/** Calls: suggestions that have no thing on the board. */
export const calls: NonNullable<Kit['calls']> = [
  { thing: 'answer:magic', name: say('way.magic') },
  { thing: 'answer:finish', name: say('way.finish') },
  { thing: 'answer:endStory', name: say('way.endStory') },
  { thing: 'answer:declare', name: say('way.declare') },
]

/** Discards a card unused, or gives up what waits at a village: nothing comes of it. */
export const throwsAway = (option: SpellboundOption): boolean =>
  option.do === 'discard' || option.do === 'giveUp'

const endings: readonly SpellboundOption['do'][] = ['endStory', 'finish', 'decline', 'proceed']

/** Ends the Story, a card or a window. */
export const isEnding = (option: SpellboundOption): boolean => endings.includes(option.do)

/** The card that an answer is about. */
export const cardIn = (option: SpellboundOption): string | undefined =>
  'card' in option ? option.card : option.do === 'cast' ? option.spell : undefined

/**
 * Buttons for the parts of a card, a cast or a consent, beside the answer that ends it: a question of yes or no has both as
 * buttons.
 */
export const buttonsOf: NonNullable<Kit['buttonsOf']> = (_, options) =>
  options
    .filter((option) => ['search', 'magic', 'influence'].includes(option.do) || isAsked(option, options))
    .map((option) => ({ options: [option] }))

/** A spell that is asked about, and not merely at hand. */
const isAsked = (option: SpellboundOption, options: readonly SpellboundOption[]): boolean =>
  option.do === 'cast' && options.some((other) => other.do === 'decline')
