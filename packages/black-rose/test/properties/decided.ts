import { below, type ChanceState, type Question } from '@conclave/kernel'
import type { BlackRose, BlackRoseOption } from '../../src/state.ts'

/** Answers at random, but seldom changes its mind, so that matches end. */
export const decided = (
  _: BlackRose,
  __: Question,
  options: readonly BlackRoseOption[],
  chance: ChanceState,
): BlackRoseOption => {
  const lots = options.flatMap((option) => Array<BlackRoseOption>(weightOf(option)).fill(option))
  return lots[below(chance, lots.length)]!
}

const weightOf = (option: BlackRoseOption): number => {
  switch (option.do) {
    case 'back':
    case 'takeBack':
    case 'unready':
      return 1
    case 'ready':
    case 'trigger':
      return 6
    default:
      return 3
  }
}
