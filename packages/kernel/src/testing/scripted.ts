import type { ChanceState, ScriptedDraw } from '../state.ts'

/** A generator that gives what a test wrote down, and fails when the script has run out. */
export const scripted = (draws: readonly ScriptedDraw[]): ChanceState => ({
  kind: 'scripted',
  draws: draws.slice(),
})
