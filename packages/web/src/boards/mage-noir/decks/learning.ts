import { type Deck, encodeDeck } from '@conclave/mage-noir'

/** Two decks for a first duel: legal, of one element each, and with few cards that do more than one thing. */
export const learningDecks = {
  sparks: {
    flame: 4,
    'draconic-flame': 4,
    'flame-projectile': 4,
    'fiery-arrow': 4,
    'fire-ball': 4,
    'magma-eruption': 4,
    'fire-whip': 4,
    'crimson-ring': 4,
    fission: 4,
    'burning-robe': 2,
    'crimson-ritual': 2,
  },
  saplings: {
    seed: 4,
    'sprouted-seed': 4,
    'animated-tree': 4,
    'dead-tree': 4,
    'enchanted-forest': 4,
    'hostile-forest': 4,
    'ephemeral-brambles': 4,
    'the-sylvan-healer': 4,
    'bark-armor': 4,
    'druid-ring': 2,
    'ritual-of-decomposition': 2,
  },
} as const satisfies { readonly [name: string]: Deck }

export const learningIds = ['sparks', 'saplings'] as const

/** The short code of a learning deck: what a table is set up with. */
export const learningCode = (id: keyof typeof learningDecks): string => encodeDeck(learningDecks[id])
