import type { Storage } from '../storage/storage.ts'

/** Health: whether the server can do its work. */
export interface Health {
  /** True if something can be stored now, found out by storing something; asked often, it is found out once a second. */
  canStore(): Promise<boolean>
  /** An answer could not be stored. */
  refused(): void
  /** True if answers were refused of late because they could not be stored. */
  refusesAnswers(): boolean
}

/** Times for which a finding holds, and for which a refused answer is remembered, in milliseconds. */
const holds = 1000
const remembers = 30_000

export const healthOf = (
  storage: Pick<Storage, 'check'>,
  now: () => number,
  failed: (error: unknown) => void,
): Health => {
  let asked = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(true)
  let lastRefused = Number.NEGATIVE_INFINITY
  return {
    canStore: () => {
      if (now() - asked >= holds) {
        asked = now()
        answer = storage.check().then(
          () => true,
          (error: unknown) => {
            failed(error)
            return false
          },
        )
      }
      return answer
    },
    refused: () => {
      lastRefused = now()
    },
    refusesAnswers: () => now() - lastRefused < remembers,
  }
}
