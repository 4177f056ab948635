import { below } from '@conclave/kernel'
import type { Bot } from './bot.ts'

/** Rare enough that a match goes its way, often enough that self-play meets every spell cast out of turn. */
const interjectsOnceIn = 16

/** Takes any option, all alike. */
export const random: Bot = {
  spec: 'random',
  answer: (_sight, _question, options, chance) => options[below(chance, options.length)]!,
  interject: (_sight, _question, options, chance) =>
    below(chance, interjectsOnceIn) === 0 ? options[below(chance, options.length)]! : null,
}
