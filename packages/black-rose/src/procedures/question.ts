import type { Manner } from '@conclave/kernel'
import type { Abouts, BlackRoseQuestion } from '../frames/abouts.ts'
import { type BlackRose, type Owner, rose } from '../state.ts'
import { answererOf } from '../table/actors.ts'

/** A question the match waits for. */
export const question = <Kind extends keyof Abouts>(
  state: BlackRose,
  owner: Owner,
  kind: Kind,
  about: Abouts[Kind],
  manner: Manner = 'turn',
): BlackRoseQuestion<Kind> => ({
  seat: answererOf(state, owner),
  kind,
  manner,
  about: owner === rose && about !== null ? { ...about, for: 'avatar' } : about,
})
