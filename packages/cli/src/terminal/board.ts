import type { Loaded } from '@conclave/games'
import type { Language, View } from '@conclave/kernel'
import { speakTable } from '../texts/index.ts'
import type { Board } from './board-type.ts'
import { generic } from './generic.ts'
import { spellbound } from './spellbound.ts'

const boards: { readonly [game: string]: Board } = { spellbound }

/** The table as a viewer sees it, as text of a given width. */
export const boardOf = ({ game, texts }: Loaded, view: View, language: Language, width: number): string =>
  (boards[game.id] ?? generic)({ view, texts, speak: speakTable(texts, language), width })
