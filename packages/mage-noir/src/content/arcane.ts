import { always } from '../words/card.ts'
import { ritualOf } from './making.ts'

const ritual = ritualOf('arcane')

/** Section 8, card 69: the only arcane card of the base set. */
export const arcane = [ritual(69, 'rite-of-passage', { cost: { arcane: 2 } }, always({ kind: 'mageNoir' }))]
