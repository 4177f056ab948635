import { framesOf } from '@conclave/kernel'
import type { Calls, Interruptible } from '../frames/calls.ts'
import type { BlackRose } from '../state.ts'

/** The locals of the procedures at work. */
export const { innermost, running } = framesOf<Calls>()

type Running<N extends keyof Calls> = {
  readonly [P in N]: { readonly procedure: P; readonly locals: Calls[P]; readonly at: number }
}[N]

/** The innermost running procedure of these names, with its locals. */
export const innermostOf = <N extends keyof Calls>(
  { stack }: Pick<BlackRose, 'stack'>,
  names: readonly N[],
): Running<N> | undefined => {
  const at = stack.findLastIndex(({ procedure }) => names.some((name) => name === procedure))
  const name = names.find((each) => each === stack[at]?.procedure)
  if (name === undefined) return undefined
  const locals = innermost({ stack: stack.slice(0, at + 1) }, name)!
  return { procedure: name, locals, at }
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

/** What the reaction at hand interrupts: the procedure that has opened the innermost window. */
export const interrupted = ({ stack }: BlackRose): Interruptible | undefined => {
  const opened = stack.slice(
    0,
    stack.findLastIndex(({ procedure }) => procedure === 'window'),
  )
  const name = interruptible.find((each) => each === opened.at(-1)?.procedure)
  return name === undefined ? undefined : innermost({ stack: opened }, name)
}
