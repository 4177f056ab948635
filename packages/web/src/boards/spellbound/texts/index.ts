import { type Message, say } from '@conclave/kernel'
import type { Catalogues, Gap, GapsOf } from '@conclave/texts'
import { type BoardText, type BoardTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

const prefix = 'board.'

const named = (texts: BoardTexts): { readonly [id: string]: string } =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [prefix + id, text]))

/** The board's own texts, under ids that no game uses. */
export const boardTexts: Catalogues = { en: named(en), fr: named(fr), it: named(it) }

type GapsIn<Id extends BoardText> = GapsOf<(typeof en)[Id]>

/** Something that the board says; an id that no language has does not compile, nor other gaps than the text has. */
export const words = <Id extends BoardText>(
  id: Id,
  ...[gaps]: [GapsIn<Id>] extends [never] ? [] : [gaps: { readonly [Name in GapsIn<Id>]: Gap }]
): Message => say(prefix + id, gaps)
