import { type Message, say } from '@conclave/kernel'
import type { Catalogues } from '@conclave/texts'
import { type DeckText, type DeckTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const prefix = 'decks.'

const named = (texts: DeckTexts) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [prefix + id, text]))

/** Texts of the deck builder, under ids that no game uses. */
export const deckTexts: Catalogues = { en: named(en), fr: named(fr), it: named(it) }

export const deckWords = (id: DeckText, gaps?: NonNullable<Message['with']>): Message =>
  say(prefix + id, gaps)
