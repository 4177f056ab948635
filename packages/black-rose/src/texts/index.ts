import type { GameTexts } from '@conclave/kernel'
import type { BlackRoseOption } from '../state.ts'
import type { EditionId } from '../words/board.ts'
import { type BlackRoseCard, cardsOf } from './cards.ts'
import { chapterOf } from './chapters.ts'
import { en } from './en.ts'
import { eventText, outcomeText } from './events.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { optionTextIn } from './options.ts'
import { questionTextIn } from './questions.ts'

const catalogues = { en, fr, it }

/** How Black Rose Wars speaks, and its cards with their facts. */
interface BlackRoseTexts extends GameTexts<BlackRoseOption> {
  readonly cards: readonly BlackRoseCard[]
}

/** How an edition speaks. */
export const textsIn = (edition: EditionId): BlackRoseTexts => ({
  catalogues,
  cards: cardsOf(edition),
  question: questionTextIn(edition),
  option: optionTextIn(edition),
  event: eventText,
  outcome: outcomeText,
  chapterOf,
})
