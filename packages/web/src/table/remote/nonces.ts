import { freshSeed } from '../local/plan.ts'

/** Nonce commitment: what this browser remembers of an online table, so that its shuffles can be checked afterwards. */
export interface NonceKept {
  /** The fingerprint of the server's seed as it was first heard: another one later would be a fraud. */
  readonly commitment: string
  /** Nonce that this browser adds to the shuffles, if it comes before the match begins. */
  readonly nonce: string
}

type Kept = { readonly [table: string]: NonceKept }

const storageKey = 'conclave.pledges'

/** So many tables are remembered. */
const most = 200

/** For browsers that keep nothing. */
let made: Kept = {}

const isNonce = (kept: unknown): kept is NonceKept =>
  typeof kept === 'object' &&
  kept !== null &&
  'commitment' in kept &&
  typeof kept.commitment === 'string' &&
  'nonce' in kept &&
  typeof kept.nonce === 'string'

const nonces = (): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return made
    const read = Object.entries(kept).flatMap(([table, nonce]) =>
      isNonce(nonce) ? [[table, nonce] as const] : [],
    )
    return { ...made, ...Object.fromEntries(read) }
  } catch {
    return made
  }
}

/** The nonce of a table: the first one stays, also when the page is loaded again. */
export const nonceFor = (table: string, commitment: string): NonceKept => {
  const known = nonces()
  const own = known[table]
  if (own !== undefined) return own
  const fresh = { commitment, nonce: freshSeed().slice(0, 43) }
  made = Object.fromEntries([...Object.entries(known), [table, fresh] as const].slice(-most))
  try {
    localStorage.setItem(storageKey, JSON.stringify(made))
  } catch {
    // It holds until the page is closed.
  }
  return fresh
}

export const nonceOf = (table: string): NonceKept | undefined => nonces()[table]

/** True if this browser's part is in the shuffles of a match; null if it never had one. */
export const isOwnPartIn = (match: {
  readonly commitment?: string
  readonly nonces?: readonly string[]
}): boolean | null => {
  const own = Object.values(nonces()).find(({ commitment }) => commitment === match.commitment)
  return own === undefined ? null : (match.nonces ?? []).includes(own.nonce)
}
