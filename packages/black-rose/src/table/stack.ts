import type { Calls, Interruptible } from '../procedures/procedure.ts'
import type { BlackRose } from '../state.ts'

// Frames are made by the procedures alone; this is where their locals are read back.

/** The locals of the innermost running procedure of this name, if there is one. */
export const innermost = <N extends keyof Calls>(state: BlackRose, procedure: N): Calls[N] | undefined =>
  state.stack.findLast((frame) => frame.procedure === procedure)?.locals as unknown as Calls[N] | undefined

/** What the reaction at hand interrupts: the procedure that has opened the innermost window. */
export const interrupted = (state: BlackRose): Interruptible | undefined => {
  const at = state.stack.findLastIndex(({ procedure }) => procedure === 'window')
  const locals = state.stack[at - 1]?.locals as unknown as Partial<Interruptible> | undefined
  return locals?.voided === undefined ? undefined : (locals as Interruptible)
}
