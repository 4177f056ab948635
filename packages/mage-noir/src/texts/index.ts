import { type GameTexts, say } from '@conclave/kernel'
import { cards } from '../content/cards.ts'
import type { MageNoirOption } from '../state.ts'
import { infoOf, type MageNoirCard } from './cards.ts'
import { chapterOf } from './chapters.ts'
import { en } from './en.ts'
import { eventText, outcomeText } from './events.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { objectionText } from './objections.ts'
import { optionText } from './options.ts'
import { questionText } from './questions.ts'

/** Speech of Mage Noir, and its cards with their facts. */
interface MageNoirTexts extends GameTexts<MageNoirOption> {
  readonly cards: readonly MageNoirCard[]
}

export const texts: MageNoirTexts = {
  catalogues: { en, fr, it },
  cards: cards.map(infoOf),
  question: questionText,
  option: optionText,
  event: eventText,
  outcome: outcomeText,
  judged: (part, speaksFor) => say(`judged.${part}.${speaksFor ? 'for' : 'against'}`),
  objection: objectionText,
  chapterOf,
}
