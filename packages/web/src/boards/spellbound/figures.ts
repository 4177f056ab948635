import type { Kit } from './kit.ts'
import { measure, turnOf } from './measure.ts'
import { tallyOf } from './tally.ts'

/** What is counted of a match that is over: nothing of it needs a page. */
const figures: Pick<Kit, 'measure' | 'tallyOf' | 'turnOf'> = { measure, tallyOf, turnOf }
export default figures
