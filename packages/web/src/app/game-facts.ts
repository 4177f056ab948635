import type { UiText } from '../texts/ui-texts.ts'

/** What people want to know of a game before its code is loaded. */
interface GameFacts {
  readonly name: string
  readonly text: UiText
  /** From a quick match to a long one. */
  readonly minutes: readonly [number, number]
  readonly weight: 1 | 2 | 3
  readonly spirit: 'together' | 'against'
  readonly lesson: boolean
}

const facts: { readonly [game: string]: GameFacts } = {
  spellbound: {
    name: 'Spellbound',
    text: 'game.spellbound',
    minutes: [45, 75],
    weight: 2,
    spirit: 'together',
    lesson: true,
  },
  'mage-noir': {
    name: 'Mage Noir',
    text: 'game.mage-noir',
    minutes: [30, 60],
    weight: 3,
    spirit: 'against',
    lesson: true,
  },
  'black-rose': {
    name: 'Black Rose Wars',
    text: 'game.black-rose',
    minutes: [45, 125],
    weight: 3,
    spirit: 'against',
    lesson: true,
  },
}

/** Undefined for a game that nobody has described yet: it can be played all the same. */
export const factsOf = (game: string): GameFacts | undefined => facts[game]

export const gameName = (game: string): string => facts[game]?.name ?? game
