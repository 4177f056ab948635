import type { Loaded } from '@conclave/games'
import type { View } from '@conclave/kernel'
import type { SpeakTable } from '../texts/index.ts'
import { blackRose } from './black-rose.ts'
import { blackRosePiles } from './black-rose-piles.ts'
import type { Drawings } from './board-type.ts'
import { generic } from './generic.ts'
import { mageNoir } from './mage-noir.ts'
import { mageNoirPiles } from './mage-noir-piles.ts'
import { spellbound } from './spellbound.ts'
import { spellboundPiles } from './spellbound-piles.ts'

/** The one place where the type of a game's table has to be believed: a game's id names its drawings. */
const drawings: { readonly [game: string]: Drawings<object> } = {
  spellbound: { board: spellbound, piles: spellboundPiles },
  'mage-noir': { board: mageNoir, piles: mageNoirPiles },
  'black-rose': { board: blackRose, piles: blackRosePiles },
}

/** The table as a viewer sees it, as text of a given width: its board, or its piles. */
export const boardOf = (
  { game, texts }: Loaded,
  view: View,
  speak: SpeakTable,
  width: number,
  what: keyof Drawings<object> = 'board',
): string => (drawings[game.id]?.[what] ?? generic)({ view, texts, speak, width })
