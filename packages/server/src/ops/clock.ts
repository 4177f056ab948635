/** The server's clock, in milliseconds since 1970. */
export interface Clock {
  now(): number
  /** True while the system's clock says something else, because it was set or stood still. */
  isOff(): boolean
}

/** Of the time that passes, so much goes into coming back to the system's clock. */
const share = 0.1

/** Difference of the two, in milliseconds, before nobody knows which one is right. */
const bearable = 60_000

/**
 * A clock that goes on evenly whatever happens to the system's, and comes back to that by and by. Were it set back by an hour,
 * limits would refuse everybody for an hour; ahead, all would count as gone, and their time to react as over.
 */
export const steadyClock = (wall = Date.now, even = () => performance.now()): Clock => {
  let time = wall()
  let last = even()
  const now = (): number => {
    const moment = even()
    const passed = moment - last
    last = moment
    const most = passed * share
    time += passed + Math.max(-most, Math.min(most, wall() - (time + passed)))
    return Math.round(time)
  }
  return { now, isOff: () => Math.abs(wall() - now()) > bearable }
}
