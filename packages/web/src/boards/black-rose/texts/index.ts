import { type Message, say } from '@conclave/kernel'
import type { Catalogues, Gap, GapsOf } from '@conclave/texts'
import { en as flowEn } from './flow/en.ts'
import { fr as flowFr } from './flow/fr.ts'
import { it as flowIt } from './flow/it.ts'
import { en as glossaryEn } from './glossary/en.ts'
import { fr as glossaryFr } from './glossary/fr.ts'
import { it as glossaryIt } from './glossary/it.ts'
import { en as hintsEn } from './hints/en.ts'
import { fr as hintsFr } from './hints/fr.ts'
import { it as hintsIt } from './hints/it.ts'
import { en as legendEn } from './legend/en.ts'
import { fr as legendFr } from './legend/fr.ts'
import { it as legendIt } from './legend/it.ts'
import { en as promptEn } from './prompt/en.ts'
import { fr as promptFr } from './prompt/fr.ts'
import { it as promptIt } from './prompt/it.ts'
import { en as rebirthEn } from './rebirth/en.ts'
import { fr as rebirthFr } from './rebirth/fr.ts'
import { it as rebirthIt } from './rebirth/it.ts'
import { en as scenesEn } from './scenes/en.ts'
import { fr as scenesFr } from './scenes/fr.ts'
import { it as scenesIt } from './scenes/it.ts'
import { en as setupEn } from './setup/en.ts'
import { fr as setupFr } from './setup/fr.ts'
import { it as setupIt } from './setup/it.ts'
import { en as spellsEn } from './spells/en.ts'
import { fr as spellsFr } from './spells/fr.ts'
import { it as spellsIt } from './spells/it.ts'
import { en as tableEn } from './table/en.ts'
import { fr as tableFr } from './table/fr.ts'
import { it as tableIt } from './table/it.ts'

const prefix = 'board.'

const en = {
  ...tableEn,
  ...spellsEn,
  ...promptEn,
  ...rebirthEn,
  ...scenesEn,
  ...setupEn,
  ...hintsEn,
  ...flowEn,
  ...legendEn,
}
type BoardText = keyof typeof en
type BoardTexts = { readonly [Id in BoardText]: string }
const fr: BoardTexts = {
  ...tableFr,
  ...spellsFr,
  ...promptFr,
  ...rebirthFr,
  ...scenesFr,
  ...setupFr,
  ...hintsFr,
  ...flowFr,
  ...legendFr,
}
const it: BoardTexts = {
  ...tableIt,
  ...spellsIt,
  ...promptIt,
  ...rebirthIt,
  ...scenesIt,
  ...setupIt,
  ...hintsIt,
  ...flowIt,
  ...legendIt,
}

const named = (texts: BoardTexts): { readonly [id: string]: string } =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [prefix + id, text]))

/** The board's own texts, under ids that no game uses: those of the table, of hand and sheet, of the prompt bar, of Rebirth, of scenes, of the page for new tables, of the hints, of what comes of an answer, of the legend; and the glossary. */
export const boardTexts: Catalogues = {
  en: { ...named(en), ...glossaryEn },
  fr: { ...named(fr), ...glossaryFr },
  it: { ...named(it), ...glossaryIt },
}

type GapsIn<Id extends BoardText> = GapsOf<(typeof en)[Id]>

/** Something that the board says; an id that no language has does not compile, nor other gaps than the text has. */
export const words = <Id extends BoardText>(
  id: Id,
  ...[gaps]: [GapsIn<Id>] extends [never] ? [] : [gaps: { readonly [Name in GapsIn<Id>]: Gap }]
): Message => say(prefix + id, gaps)
