import type { LocalsTable } from './procedure.ts'
import type { Frame, TableState } from './state.ts'

// A frame is stored with the locals that its procedure was called with (the compiler checks every call), and the name
// of the procedure tells which they are. So this is the one place where that has to be believed.
const localsOf = <Calls extends LocalsTable, N extends keyof Calls>({ locals }: Frame): Calls[N] =>
  locals as unknown as Calls[N]

type Stacked = Pick<TableState, 'stack'>

/** Makes the readers of a game's stack: the locals of procedures at work, with their types. */
export const framesOf = <Calls extends LocalsTable>() => {
  type Name = keyof Calls & string
  return {
    /** The locals of the innermost running procedure of this name, if there is one; of those below `end`, if it is given. */
    innermost: <N extends Name>({ stack }: Stacked, name: N, end = stack.length): Calls[N] | undefined => {
      let at = end - 1
      while (at >= 0 && stack[at]!.procedure !== name) at--
      return at < 0 ? undefined : localsOf<Calls, N>(stack[at]!)
    },
    /** Those of all running procedures of this name, the outermost first. */
    running: <N extends Name>({ stack }: Stacked, procedure: N): Calls[N][] =>
      stack.filter((frame) => frame.procedure === procedure).map((frame) => localsOf<Calls, N>(frame)),
  }
}
