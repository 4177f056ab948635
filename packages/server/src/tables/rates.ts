import type { Seat } from '@conclave/kernel'
import { type Rate, type TokenBucket, type TokenBuckets, tokenBucket, tokenBuckets } from './rate-limit.ts'

/** Sorts of messages that are counted: all of them, lines of chat, and gestures that everybody at the table is sent. */
type Spoken = 'messages' | 'chat' | 'gestures'

/**
 * Rate limits: how fast people may speak. It is counted by seat, however many lines she has opened; by table, because everybody
 * there hears it; and by address, generously: a school has a single one.
 */
export interface Rates {
  readonly seat: { readonly [S in Spoken]: Rate }
  readonly table: { readonly [S in 'chat' | 'gestures' | 'presence']: Rate }
  readonly address: { readonly [S in Spoken | 'handshakes']: Rate }
}

export const usualRates: Rates = {
  seat: {
    messages: { burst: 60, perSecond: 30 },
    chat: { burst: 6, perSecond: 0.5 },
    gestures: { burst: 12, perSecond: 3 },
  },
  table: {
    chat: { burst: 20, perSecond: 2 },
    gestures: { burst: 30, perSecond: 8 },
    presence: { burst: 10, perSecond: 2 },
  },
  address: {
    messages: { burst: 1500, perSecond: 300 },
    chat: { burst: 120, perSecond: 15 },
    gestures: { burst: 240, perSecond: 40 },
    handshakes: { burst: 300, perSecond: 10 },
  },
}

/** Allowance of each address. */
export type AddressAllowance = { readonly [S in keyof Rates['address']]: TokenBuckets<string> }

export const addressAllowance = ({ address }: Rates, now: () => number): AddressAllowance => ({
  messages: tokenBuckets(address.messages, now),
  chat: tokenBuckets(address.chat, now),
  gestures: tokenBuckets(address.gestures, now),
  handshakes: tokenBuckets(address.handshakes, now),
})

/** Allowance of each seat of a table, and of the table as a whole. */
export interface TableAllowance {
  readonly seat: { readonly [S in Spoken]: TokenBuckets<Seat> }
  readonly table: { readonly [S in keyof Rates['table']]: TokenBucket }
}

export const tableAllowance = ({ seat, table }: Rates, now: () => number): TableAllowance => ({
  seat: {
    messages: tokenBuckets(seat.messages, now),
    chat: tokenBuckets(seat.chat, now),
    gestures: tokenBuckets(seat.gestures, now),
  },
  table: {
    chat: tokenBucket(table.chat, now),
    gestures: tokenBucket(table.gestures, now),
    presence: tokenBucket(table.presence, now),
  },
})
