import { framesOf } from '@conclave/kernel'
import type { Calls, Interruptible } from '../procedures/procedure.ts'
import type { BlackRose } from '../state.ts'

/** The locals of the procedures at work. */
export const { innermost, running } = framesOf<Calls>()

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
