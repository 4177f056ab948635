import type { Kit } from './kit.ts'
import { measure, turnOf } from './measure.ts'
import { tallyOf } from './tally.ts'

/** Figures of a match that is over: nothing of them needs a page. */
const figures: Pick<Kit, 'measure' | 'tallyOf' | 'turnOf'> = { measure, tallyOf, turnOf }
export default figures
