import type { Doing } from '../frames/calls.ts'
import { rose } from '../state.ts'
import type { Sentence, VerbName } from '../words/effect.ts'

/** Verbs about spells and quests: those in hand, in a Grimoire, in Memories or on a sheet, and the decks they come from. */
const aboutCards: readonly VerbName[] = [
  'grimoire',
  'library',
  'browse',
  'search',
  'discard',
  'mill',
  'drawQuest',
  'chooseQuest',
  'stealQuest',
  'lookAtQuests',
  'completeQuest',
  'revealSpells',
  'loseSpell',
  'castFromHand',
  'forgotten',
  'lookAtSpells',
  'putOnTop',
  'progress',
  'dropQuest',
  'learnForgotten',
  'again',
  'lookAtEvents',
  'refreshActions',
]

/** Verbs by which others can take from it all the same: cards from the top of its deck (RUL-89). */
const onItsDeck: readonly VerbName[] = ['discard', 'mill']

/**
 * True if the effect is the Avatar's own, not another mage's, nor that of an Umbra that haunts it, which nobody controls
 * (RUL-42).
 */
const isItsOwn = ({ by, source }: Pick<Doing, 'by' | 'source'>): boolean =>
  by === rose && !source.startsWith('evocation.')

/** [RUL-61, REB-AVA.22, REB-AVA.38] The Avatar has neither spells nor quests: what is said to it of them is left out. */
export const isBeyondAvatar = ({ verb }: Sentence, doing: Pick<Doing, 'by' | 'you' | 'source'>): boolean =>
  doing.you === rose && aboutCards.includes(verb) && (isItsOwn(doing) || !onItsDeck.includes(verb))
