import { type Message, say } from '@conclave/kernel'
import type { Catalogues } from '@conclave/texts'
import { type DeckText, type DeckTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const prefix = 'decks.'
const narrow = '\u202f'

const named = (texts: DeckTexts, change: (text: string) => string = (text) => text) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [prefix + id, change(text)]))

/** French puts a narrow, unbreakable space before high punctuation and inside its quotation marks. */
const spaced = (text: string): string => text.replace(/ (?=[;:!?%»])/g, narrow).replace(/« /g, `«${narrow}`)

/** What the deck builder says, under ids that no game uses. */
export const deckTexts: Catalogues = { en: named(en), fr: named(fr, spaced), it: named(it) }

export const deckWords = (id: DeckText, gaps?: NonNullable<Message['with']>): Message =>
  say(prefix + id, gaps)
