import { jinxKinds } from '../../words/board.ts'
import type { Jinx } from '../../words/card.ts'

/** [REB-CMP.21, 11.4] Twelve jinx cards: three of each kind, with two spaces each. What they do stands in `table/jinxes.ts`. */
export const jinxes: readonly Jinx[] = jinxKinds.map((kind) => ({ kind, copies: 3, spaces: 2 }))
