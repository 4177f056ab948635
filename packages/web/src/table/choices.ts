export const seatKinds = ['me', 'screen', 'friend', 'bot'] as const

/** Choice of who sits in a seat of a new table. */
export interface SeatChoice {
  readonly key: number
  readonly kind: (typeof seatKinds)[number]
  readonly name: string
  /** The level of a bot, kept while somebody else is chosen. */
  readonly level: string
}

/** Choices for an online table beyond the game. */
export interface OnlineChoice {
  readonly watchable: boolean
  readonly windows: 'measured' | 'fast'
  readonly windowSeconds: number
  readonly advice: 'bots' | 'always' | 'never'
  /** Absence: what happens when somebody stays away, and the bot that sits in for her then. */
  readonly absence: { readonly how: 'bot' | 'vote'; readonly bot: string }
}
