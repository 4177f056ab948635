/**
 * Paces of showing events, apart from the speed of motion: step by step by hand, slowly, as usual, fast, or not at all: then only
 * the log tells them.
 */
export const paces = ['hand', 'slow', 'usual', 'fast', 'off'] as const
export type Pace = (typeof paces)[number]
