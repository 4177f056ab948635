import { below, findOption, keyOf } from '@conclave/kernel'
import type { Bot } from './bot.ts'

/** Rare enough that a match goes its way, often enough that self-play meets every spell cast out of turn. */
const interjectsOnceIn = 16

/** Takes any option, all alike; but what only gives something away it takes as seldom as it speaks out of turn. */
export const random: Bot = {
  spec: 'random',
  answer: ({ game }, { kind }, options, chance) => {
    const keeping = game.searchHints?.keeps?.[kind]
    const kept = keeping && findOption(options, keyOf(keeping))
    if (kept !== undefined && below(chance, interjectsOnceIn) > 0) return kept
    return options[below(chance, options.length)]!
  },
  interject: (_sight, _question, options, chance) =>
    below(chance, interjectsOnceIn) === 0 ? options[below(chance, options.length)]! : null,
}
