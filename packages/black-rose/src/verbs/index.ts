import { type Message, say } from '@conclave/kernel'
import { sentencesOf } from '../content/content.ts'
import type { Doing } from '../procedures/procedure.ts'
import type { BlackRose, BlackRoseOption } from '../state.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import { choose, eachMage, may, pay, when } from './branch.ts'
import { castFromHand, discard, forgotten, grimoire, loseSpell, revealSpells, search } from './cards.ts'
import { convertDamage, deal, heal, transferDamage } from './damage.ts'
import { lookAtEvents, moveEvent } from './events.ts'
import { act, attack, removeEvocation, replaceEvocation, summon } from './evocations.ts'
import { convertInstability, instability, removeInstability } from './instability.ts'
import { browse, burnLibrary, library } from './library.ts'
import { endMove, inhibit, place, sendBack, step, swap, toCell } from './movement.ts'
import { crown, gain, losePower, roseGains, roseLoses, stealPower } from './power.ts'
import { chooseQuest, completeQuest, drawQuest, lookAtQuests, stealQuest } from './quests.ts'
import { avoid, avoidDamage, cancel, divertDamage, redirect } from './reactions.ts'
import { activate, block, lasting, loseAction, refresh, refreshActions, swapRooms } from './rooms.ts'
import type { Result, Verb } from './verb.ts'

/** A verb without an entry, a check, a way to run or a text does not compile. */
const verbs = {
  deal,
  convertDamage,
  heal,
  transferDamage,
  instability,
  convertInstability,
  removeInstability,
  gain,
  roseGains,
  roseLoses,
  losePower,
  stealPower,
  crown,
  grimoire,
  library,
  browse,
  search,
  discard,
  burnLibrary,
  drawQuest,
  chooseQuest,
  stealQuest,
  lookAtQuests,
  completeQuest,
  revealSpells,
  loseSpell,
  castFromHand,
  forgotten,
  step,
  place,
  swap,
  sendBack,
  endMove,
  toCell,
  attack,
  summon,
  act,
  removeEvocation,
  replaceEvocation,
  activate,
  refresh,
  block,
  swapRooms,
  inhibit,
  refreshActions,
  loseAction,
  lasting,
  lookAtEvents,
  moveEvent,
  avoidDamage,
  divertDamage,
  avoid,
  cancel,
  redirect,
  may,
  choose,
  pay,
  when,
  eachMage,
} satisfies {
  readonly [S in Sentence as S['verb']]: Verb<S>
}

// The table is typed by verb; a sentence finds its own entry by its verb.
const entry = (sentence: Sentence): Verb<Sentence> => verbs[sentence.verb] as Verb<Sentence>

/** The sentence that comes next in a list being carried out. */
export const sentenceAt = (state: BlackRose, { list, at }: Doing): Sentence | undefined =>
  sentencesOf(state.rules.edition, list)[at]

/** What is to be chosen besides whom and where; none when it just happens. */
export const waysToDo = (state: BlackRose, sentence: Sentence, doing: Doing): readonly BlackRoseOption[] =>
  entry(sentence).options?.(state, sentence, doing) ?? []

/** Who chooses. */
export const chooserOf = (state: BlackRose, sentence: Sentence, doing: Doing): number =>
  entry(sentence).asks?.(state, sentence, doing) ?? doing.you

export const runSentence = (
  state: BlackRose,
  sentence: Sentence,
  doing: Doing,
  option: BlackRoseOption | null,
): Result => entry(sentence).run(state, sentence, doing, option)

/** What is wrong with a sentence's arguments, or null. */
export const checkSentence = (sentence: Sentence): string | null => entry(sentence).check(sentence)

/** The printed text of a sentence. */
export const textOf = (sentence: Sentence): Message => entry(sentence).text(sentence, textOfAll)

/** The text of sentences that belong together. */
export const textOfAll = (sentences: Sentences): Message =>
  sentences.map(textOf).reduceRight((after, first) => say('text.andThen', { first, after }))
