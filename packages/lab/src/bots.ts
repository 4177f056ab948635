import { type Bot, readBot } from '@conclave/bots'

/** True if a bot thinks for a time: its answers then depend on the machine and its load. */
export const goesByClock = (spec: string): boolean =>
  spec.split(':').some((part) => /^ms=/.test(part) && Number(part.slice(3)) > 0)

/** Reads which bot a text such as `adept:iterations=500` names. One that could not think is none. */
export const readPlayer = (spec: string): ReturnType<typeof readBot> => {
  const nothing = /:(?:iterations|ms)=0+(?![^:])/.exec(spec)
  if (nothing !== null)
    return {
      ok: false,
      problem: `bot '${spec}': '${nothing[0].slice(1)}' leaves it nothing to think with; give 1 or more`,
    }
  return readBot(spec, { clock: () => performance.now() })
}

/** Makes a bot whose name was read before: a worker's. */
export const makeBot = (spec: string): Bot => {
  const reading = readPlayer(spec)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.bot
}
