import { type Bot, type Means, readBot } from '../src/index.ts'

/** The bot of this name; a wrong name fails the test. */
export const botOf = (spec: string, means: Means = { clock: () => 0 }): Bot => {
  const reading = readBot(spec, means)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.bot
}
