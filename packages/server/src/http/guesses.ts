/** A way to try a password: from one address, for one account. */
interface Trials {
  failures: number
  /** Being checked right now: they count as wrong until they were right. */
  underway: number
  /** Nothing is looked at before. */
  notBefore: number
}

/** So many wrong passwords cost nothing; then each doubles the wait, up to the longest. */
const free = 4
const longestWait = 60_000
/** After so long without a wrong password they are forgotten. */
const memory = 15 * 60_000
/** So many ways are remembered at once. */
const most = 20_000

/** Slows guessing down: the wait grows with every wrong password, for one account from one address. Nobody else waits for it. */
export interface Guesses {
  /** Time to wait before the next try, in milliseconds; 0: now, and then `tried` must be called. */
  wait(account: string, address: string): number
  tried(account: string, address: string, right: boolean): void
  /** A wrong one was tried at another process. */
  heard(account: string, address: string): void
}

export const guesses = (now: () => number): Guesses => {
  const kept = new Map<string, Trials>()
  const keyOf = (account: string, address: string): string => `${address} ${account}`
  const trialsOf = (key: string): Trials => {
    const found = kept.get(key)
    if (found !== undefined && (found.underway > 0 || now() - found.notBefore < memory)) return found
    if (kept.size >= most) forgetOldest(kept)
    const fresh = { failures: 0, underway: 0, notBefore: 0 }
    kept.delete(key)
    kept.set(key, fresh)
    return fresh
  }
  const fail = (trials: Trials): void => {
    trials.failures++
    const wait = trials.failures < free ? 0 : 1000 * 2 ** Math.min(6, trials.failures - free)
    trials.notBefore = now() + Math.min(longestWait, wait)
  }
  return {
    wait: (account, address) => {
      const trials = trialsOf(keyOf(account, address))
      const left = Math.max(0, trials.notBefore - now())
      if (left > 0) return left
      if (trials.underway > 0 && trials.failures + trials.underway >= free) return 1000
      trials.underway++
      return 0
    },
    tried: (account, address, right) => {
      const key = keyOf(account, address)
      const trials = kept.get(key)
      if (trials === undefined) return
      trials.underway--
      if (right) kept.delete(key)
      else fail(trials)
    },
    heard: (account, address) => fail(trialsOf(keyOf(account, address))),
  }
}

const forgetOldest = (kept: Map<string, Trials>): void => {
  for (const [key, { underway }] of kept) {
    if (underway > 0) continue
    kept.delete(key)
    return
  }
}
