/** Target of a sentence: a foe whom the owner names, all others, the owner, or whoever sprang the card. */
export type Target = 'foe' | 'others' | 'self' | 'sprang'

export type Sentence =
  | { readonly verb: 'deal'; readonly amount: number; readonly to: Target }
  | { readonly verb: 'gamble'; readonly sides: number; readonly to: Target }
  | { readonly verb: 'heal'; readonly amount: number; readonly to: Target }
  | { readonly verb: 'draw'; readonly amount: number; readonly to: Target }
  | { readonly verb: 'spy'; readonly to: Target }
  | { readonly verb: 'lay'; readonly by: number; readonly rounds: number; readonly to: Target }
  | { readonly verb: 'prevent'; readonly amount: number; readonly to: Target }
  | { readonly verb: 'cancel'; readonly to: Target }

/** Moment at which a card can be flipped from the prepared slot; `never` for spells. */
type Springs = 'never' | 'cast' | 'flip' | 'struck'

export interface Card {
  readonly count: number
  readonly springs: Springs
  readonly light: readonly Sentence[]
  readonly dark: readonly Sentence[]
}

const deal = (amount: number, to: Target): Sentence => ({ verb: 'deal', amount, to })
const gamble = (sides: number, to: Target): Sentence => ({ verb: 'gamble', sides, to })
const heal = (amount: number): Sentence => ({ verb: 'heal', amount, to: 'self' })
const draw = (amount: number): Sentence => ({ verb: 'draw', amount, to: 'self' })
const spy = (): Sentence => ({ verb: 'spy', to: 'foe' })
const armour = (by: number, rounds: number): Sentence => ({ verb: 'lay', by: -by, rounds, to: 'self' })
const curse = (by: number, rounds: number): Sentence => ({ verb: 'lay', by, rounds, to: 'foe' })
const prevent = (amount: number): Sentence => ({ verb: 'prevent', amount, to: 'self' })
const cancel = (): Sentence => ({ verb: 'cancel', to: 'sprang' })

export const cards = {
  bolt: { count: 6, springs: 'never', light: [deal(2, 'foe')], dark: [deal(1, 'others')] },
  leech: { count: 4, springs: 'never', light: [deal(1, 'foe'), heal(1)], dark: [deal(1, 'self'), draw(2)] },
  mail: { count: 4, springs: 'never', light: [armour(1, 2)], dark: [curse(1, 2)] },
  gamble: {
    count: 4,
    springs: 'never',
    light: [gamble(3, 'foe')],
    dark: [gamble(2, 'others'), deal(1, 'self')],
  },
  spy: { count: 4, springs: 'never', light: [spy()], dark: [draw(1), deal(1, 'foe')] },
  snare: { count: 5, springs: 'cast', light: [deal(2, 'sprang')], dark: [cancel()] },
  knot: { count: 4, springs: 'flip', light: [cancel()], dark: [deal(1, 'sprang')] },
  ward: { count: 5, springs: 'struck', light: [prevent(2)], dark: [prevent(1), deal(1, 'sprang')] },
} as const satisfies { readonly [kind: string]: Card }

export type Kind = keyof typeof cards
export type Side = 'light' | 'dark'

export const cardOf = (kind: Kind): Card => cards[kind]
