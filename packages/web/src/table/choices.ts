export const seatKinds = ['me', 'screen', 'friend', 'bot'] as const

/** Who shall sit in a seat of a new table. */
export interface SeatChoice {
  readonly key: number
  readonly kind: (typeof seatKinds)[number]
  readonly name: string
  /** The level of a bot, kept while somebody else is chosen. */
  readonly level: string
}

/** What can be chosen of an online table beyond the game. */
export interface OnlineChoice {
  readonly watchable: boolean
  readonly windows: 'measured' | 'fast'
  readonly windowSeconds: number
  readonly advice: 'bots' | 'always' | 'never'
  /** What happens when somebody stays away, and which bot sits in for her then. */
  readonly absence: { readonly how: 'bot' | 'vote'; readonly bot: string }
}
