import { below, type ChanceState, type Question } from '@conclave/kernel'
import type { Cellar, CellarOption } from './state.ts'

/** Answers at random, but seldom changes its mind, so that matches end. */
export const decided = (
  _: Cellar,
  __: Question,
  options: readonly CellarOption[],
  chance: ChanceState,
): CellarOption => {
  const lots = options.flatMap((option) => Array<CellarOption>(weightOf(option)).fill(option))
  return lots[below(chance, lots.length)]!
}

const weightOf = (option: CellarOption): number => {
  switch (option.do) {
    case 'back':
    case 'takeBack':
    case 'unready':
      return 1
    case 'ready':
      return 4
    case 'flip':
      return 12
    default:
      return 6
  }
}
