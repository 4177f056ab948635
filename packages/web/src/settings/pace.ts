/**
 * How what happens is shown, apart from how fast things move: step by step by hand, slowly, as usual, fast, or not at all: then
 * only the log tells it.
 */
export const paces = ['hand', 'slow', 'usual', 'fast', 'off'] as const
export type Pace = (typeof paces)[number]
