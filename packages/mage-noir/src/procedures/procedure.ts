import { framesOf, type Manner, type Next, procedureOf, type Question, type Seat } from '@conclave/kernel'
import type { Abouts } from '../frames/abouts.ts'
import type { Calls, Follow } from '../frames/calls.ts'
import type { MageNoir, MageNoirOption } from '../state.ts'

export const procedure = procedureOf<MageNoir, MageNoirOption, Calls, Abouts>()

/** The locals of the procedures at work. */
export const { innermost, running } = framesOf<Calls>()

/** Carries out a procedure that was decided on elsewhere. */
export const follow = <Step extends string>(next: Follow, then: Step): Next<Calls, Step, never> => ({
  to: 'call',
  then,
  ...next,
})

/** A question the match waits for. */
export const question = <K extends keyof Abouts>(
  seat: Seat,
  kind: K,
  about: Abouts[K],
  manner: Manner = 'turn',
): Question<K, Abouts[K]> => ({ seat, kind, manner, about })
