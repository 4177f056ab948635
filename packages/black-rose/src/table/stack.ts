import { framesOf } from '@conclave/kernel'
import type { Calls, Interruptible } from '../frames/calls.ts'
import type { BlackRose } from '../state.ts'

/** The locals of the procedures at work. */
export const { innermost, running } = framesOf<Calls>()

type Running<N extends keyof Calls> = {
  readonly [P in N]: { readonly procedure: P; readonly locals: Calls[P]; readonly at: number }
}[N]

/** The innermost running procedure of these names, with its locals; of those below a place of the stack, if one is given. */
export const innermostOf = <N extends keyof Calls>(
  { stack }: Pick<BlackRose, 'stack'>,
  names: readonly N[],
  below = stack.length,
): Running<N> | undefined => {
  for (let at = below - 1; at >= 0; at--) {
    const { procedure } = stack[at]!
    for (const name of names)
      if (name === procedure) return { procedure: name, locals: innermost({ stack }, name, at + 1)!, at }
  }
  return undefined
}

/** The procedures that open windows: what a reaction can stop, for everybody or for some. */
const interruptible = [
  'cast',
  'damage',
  'losePower',
  'walk',
  'relocate',
  'activateRoom',
] as const satisfies readonly {
  [N in keyof Calls]: Calls[N] extends Interruptible ? N : never
}[keyof Calls][]

/** Interruption by the reaction at hand: the procedure that has opened the innermost window. */
export const interrupted = ({ stack }: BlackRose): Interruptible | undefined => {
  const window = stack.findLastIndex(({ procedure }) => procedure === 'window')
  const name = interruptible.find((each) => each === stack[window - 1]?.procedure)
  return name === undefined ? undefined : innermost({ stack }, name, window)
}
