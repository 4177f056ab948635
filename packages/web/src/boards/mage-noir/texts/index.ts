import { type Message, say } from '@conclave/kernel'
import { type Catalogues, type Gap, type GapsOf, joinCatalogues } from '@conclave/texts'
import { deckTexts } from '../decks/texts/index.ts'
import { type BoardText, type BoardTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const prefix = 'board.'

const named = (texts: BoardTexts): { readonly [id: string]: string } =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [prefix + id, text]))

const narrow = '\u202f'

/** French puts a narrow, unbreakable space before high punctuation. */
const spaced = (texts: { readonly [id: string]: string }): { readonly [id: string]: string } =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, text.replace(/ (?=[;:!?%»])/g, narrow)]))

/** The board's own texts, under ids that no game uses, and those of the deck builder. */
export const boardTexts: Catalogues = joinCatalogues(
  { en: named(en), fr: spaced(named(fr)), it: named(it) },
  deckTexts,
)

type GapsIn<Id extends BoardText> = GapsOf<(typeof en)[Id]>

/** Something that the board says; an id that no language has does not compile, nor other gaps than the text has. */
export const words = <Id extends BoardText>(
  id: Id,
  ...[gaps]: [GapsIn<Id>] extends [never] ? [] : [gaps: { readonly [Name in GapsIn<Id>]: Gap }]
): Message => say(prefix + id, gaps)
