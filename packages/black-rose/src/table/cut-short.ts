import type { Doing } from '../procedures/procedure.ts'
import { type BlackRose, mageOf, rose } from '../state.ts'
import { innermost } from './stack.ts'

/** [BRW-R.58] What is left of an effect is lost when its mage has been defeated. */
export const isCutShort = (
  state: BlackRose,
  { by, you, falls }: Pick<Doing, 'by' | 'you' | 'falls'>,
): boolean => by !== rose && mageOf(state, you).falls !== falls

/** Whether that befell the effect to which the procedure at hand belongs. */
export const isCauseCutShort = (state: BlackRose): boolean => {
  const cause = innermost(state, 'effect')
  return cause !== undefined && isCutShort(state, cause)
}
