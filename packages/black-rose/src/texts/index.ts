import { type GameTexts, say } from '@conclave/kernel'
import { objectionTo } from '../objections.ts'
import type { BlackRoseOption } from '../state.ts'
import { en } from '../wording/en.ts'
import { fr } from '../wording/fr.ts'
import { it } from '../wording/it.ts'
import { phrase } from '../wording/words.ts'
import type { EditionId } from '../words/board.ts'
import { type BlackRoseCard, cardsOf, guestsOf } from './cards.ts'
import { chapterOf } from './chapters.ts'
import { eventText, outcomeText } from './events.ts'
import { optionTextIn } from './options.ts'
import { questionTextIn } from './questions.ts'

const catalogues = { en, fr, it }

/** Speech of Black Rose Wars, and its cards with their facts. */
interface BlackRoseTexts extends GameTexts<BlackRoseOption> {
  readonly cards: readonly BlackRoseCard[]
  readonly guests: readonly BlackRoseCard[]
}

export const textsIn = (edition: EditionId): BlackRoseTexts => ({
  catalogues,
  cards: cardsOf(edition),
  guests: guestsOf(edition),
  question: questionTextIn(edition),
  option: optionTextIn(edition),
  event: eventText,
  outcome: outcomeText,
  judged: (part, speaksFor) => say(`judged.${part}.${speaksFor ? 'for' : 'against'}`),
  objection: (chosen, seats) => {
    const objection = objectionTo(chosen, seats)
    return objection === null ? null : phrase(`objection.${objection}`)
  },
  chapterOf,
})
