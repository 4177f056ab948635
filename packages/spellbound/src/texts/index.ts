import { type GameTexts, say } from '@conclave/kernel'
import { cards } from '../content/cards.ts'
import type { SpellboundOption } from '../state.ts'
import { infoOf, type SpellboundCard } from './cards.ts'
import { chapterOf } from './chapters.ts'
import { en } from './en.ts'
import { eventText, outcomeText } from './events.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { optionText } from './options.ts'
import { questionText } from './questions.ts'

/** Speech of Spellbound, and its cards with their facts. */
interface SpellboundTexts extends GameTexts<SpellboundOption> {
  readonly cards: readonly SpellboundCard[]
}

export const texts: SpellboundTexts = {
  catalogues: { en, fr, it },
  cards: cards.map(infoOf),
  question: questionText,
  option: optionText,
  event: eventText,
  outcome: outcomeText,
  judged: (part, speaksFor) => say(`judged.${part}.${speaksFor ? 'for' : 'against'}`),
  chapterOf,
}
