import type { Storage } from '../storage/storage.ts'

/** Whether the server can do what it is there for. */
export interface Health {
  /** Whether something can be stored now, found out by storing something; asked often, it is found out once a second. */
  canStore(): Promise<boolean>
  /** An answer could not be stored. */
  refused(): void
  /** Whether answers were refused of late because they could not be stored. */
  refusesAnswers(): boolean
}

/** How long what was found out holds, and how long a refused answer is remembered, in milliseconds. */
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
