import type { Question, TableEvent } from '@conclave/kernel'
import { cards } from '../../src/content/cards.ts'
import type { Happening } from '../../src/events.ts'
import type { Abouts } from '../../src/frames/abouts.ts'

/** Everything that can happen; an event that is missing here does not compile. */
const events: { readonly [E in Happening['event']]: true } = {
  matchBegan: true,
  openingKept: true,
  starterChosen: true,
  turnBegan: true,
  phaseBegan: true,
  cardDrawn: true,
  knownCardDrawn: true,
  deckEmpty: true,
  deckShuffled: true,
  manaAdded: true,
  pileTaken: true,
  cardPrepared: true,
  componentUsed: true,
  cardActivated: true,
  cardChanneled: true,
  abilityUsed: true,
  manaExchanged: true,
  triggered: true,
  effectApplied: true,
  damageDealt: true,
  permanentDamaged: true,
  damagePrevented: true,
  damageRedirected: true,
  lifeLost: true,
  lifeGained: true,
  permanentLostLife: true,
  permanentGainedLife: true,
  cardLeft: true,
  cardDiscarded: true,
  cardRetrieved: true,
  cardFound: true,
  nothingFound: true,
  cardReturnedToPreparation: true,
  cardShuffledIn: true,
  topLookedAt: true,
  topTaken: true,
  manaTaken: true,
  manaPaid: true,
  manaCreated: true,
  manaLocked: true,
  manaSwapped: true,
  reserveEmptied: true,
  turnRuleBegan: true,
  turnEnded: true,
  matchWon: true,
  matchDrawn: true,
  drew: true,
  topSeen: true,
}

/** Every kind of question; one that is missing here does not compile. */
const questions: { readonly [K in keyof Abouts]: true } = {
  opening: true,
  starter: true,
  gather: true,
  batch: true,
  takePile: true,
  main: true,
  anyTime: true,
  plan: true,
  give: true,
  window: true,
  protect: true,
  order: true,
  release: true,
  effect: true,
  price: true,
  unique: true,
  handLimit: true,
}

/** Two Kings with different lives on one side, and both mages dead at once, take more luck than a record needs. */
const rare = ['event matchDrawn', 'question unique']

/** Features that the recorded matches together must show. */
export const wanted: readonly string[] = [
  ...cards.map(({ id }) => `card ${id}`),
  ...Object.keys(events).map((event) => `event ${event}`),
  ...Object.keys(questions).map((kind) => `question ${kind}`),
  'event matchWon MN-3.60',
  'event matchWon MN-3.61',
].filter((feature) => !rare.includes(feature))

export const asked = ({ kind }: Question): string => `question ${kind}`

export const shown = ({ event, card, reason }: TableEvent): string[] => [
  `event ${event}`,
  ...(event === 'cardPrepared' ? [`card ${String(card)}`] : []),
  ...(event === 'matchWon' ? [`event matchWon ${String(reason)}`] : []),
]
