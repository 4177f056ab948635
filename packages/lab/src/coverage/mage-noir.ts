import { cards, encodeDeck, type MageNoirEvent, preconstructedIds } from '@conclave/mage-noir'
import type { Summon } from './witness.ts'

type Card = (typeof cards)[number]
type Sentence = Extract<Card['abilities'][number], { then: unknown }>['then'][number]
type Verb = Sentence['verb']
type Happening = MageNoirEvent['event']

/** Evidence that a verb was run, while a card that has it is at work. A verb without an entry does not compile. */
const evidence: { readonly [V in Verb]: readonly Happening[] } = {
  damage: ['damageDealt', 'permanentDamaged', 'damagePrevented'],
  damageEach: ['damageDealt', 'permanentDamaged', 'damagePrevented'],
  damageSplit: ['damageDealt', 'permanentDamaged', 'damagePrevented'],
  lose: ['lifeLost', 'permanentLostLife'],
  gain: ['lifeGained', 'permanentGainedLife'],
  gainEach: ['lifeGained', 'permanentGainedLife'],
  draw: ['cardDrawn', 'knownCardDrawn', 'deckEmpty'],
  discardHand: ['cardDiscarded'],
  discardDownTo: ['cardDiscarded'],
  discard: ['cardLeft'],
  returnToHand: ['cardLeft'],
  retrieve: ['cardRetrieved'],
  putOnDeck: ['cardLeft'],
  shuffleIn: ['cardShuffledIn'],
  search: ['cardFound', 'nothingFound'],
  putPrepared: ['cardReturnedToPreparation'],
  lookTop: ['topLookedAt', 'topTaken'],
  takeEther: ['manaTaken'],
  takeInfinite: ['manaCreated'],
  emptyReserve: ['reserveEmptied'],
  addLocked: ['manaLocked'],
  placeMana: ['manaLocked'],
  moveLocked: ['manaLocked'],
  spreadLocked: ['manaLocked', 'manaTaken'],
  swapLocked: ['manaSwapped'],
  release: ['manaAdded'],
  pick: ['effectApplied', 'cardLeft'],
  apply: ['effectApplied'],
  applyEach: ['effectApplied'],
  choose: ['cardDiscarded', 'lifeLost', 'lifeGained', 'permanentGainedLife', 'manaLocked'],
  may: ['cardReturnedToPreparation', 'manaLocked'],
  mayPay: ['manaPaid'],
  payOr: ['manaPaid', 'cardLeft'],
  when: ['lifeGained', 'cardDrawn', 'knownCardDrawn', 'cardLeft', 'manaLocked'],
  thisTurn: ['turnRuleBegan'],
}

const isVerb = (name: string): name is Verb => Object.hasOwn(evidence, name)

/** Every verb of the game. */
export const mageNoirVerbs: readonly string[] = Object.keys(evidence)

/** The verbs in the sentences of a card, at whatever depth. */
const verbsOf: { readonly [card: string]: readonly Verb[] } = Object.fromEntries(
  cards.map(({ id, abilities }) => [
    id,
    [...JSON.stringify(abilities).matchAll(/"verb":"(\w+)"/g)].flatMap(([, name]) =>
      name !== undefined && isVerb(name) ? [name] : [],
    ),
  ]),
)

/** Notes the cards and verbs of Mage Noir that did what they are for. */
export const mageNoirWitness: Summon<MageNoirEvent> = (notes) => {
  let atWork = new Set<Verb>()
  return {
    hear: (event) => {
      const used = usedCard(event)
      if (used !== undefined) notes.cards.add(used)
      if (begins.has(event.event)) atWork = new Set()
      for (const verb of verbsOf[workingCard(event) ?? ''] ?? []) atWork.add(verb)
      for (const verb of atWork) if (evidence[verb].includes(event.event)) notes.verbs.add(verb)
    },
  }
}

/** With these something new begins. */
const begins = new Set<Happening>(['turnBegan', 'phaseBegan', 'cardPrepared', 'cardActivated', 'abilityUsed'])

/** The card that sets to work with this event. */
const workingCard = (event: MageNoirEvent): string | undefined => {
  switch (event.event) {
    case 'cardActivated':
    case 'abilityUsed':
    case 'triggered':
    case 'effectApplied':
      return event.card
    default:
      return undefined
  }
}

/** The card that does its work in this event: some by lying on the board, some by being a component. */
const usedCard = (event: MageNoirEvent): string | undefined => {
  switch (event.event) {
    case 'cardActivated':
      return isActive(event.card) ? event.card : undefined
    case 'cardPrepared':
      return printed.get(event.card)?.type === 'spell' ? undefined : event.card
    case 'cardChanneled':
      return isActive(event.card) ? undefined : event.card
    default:
      return workingCard(event)
  }
}

const printed = new Map(cards.map((card) => [card.id, card]))

const isActive = (card: string): boolean =>
  printed.get(card)?.abilities.some(({ on }) => on === 'activate') === true

const elements = ['air', 'fire', 'water', 'vegetal'] as const

/** A deck with two of each card of these elements, and of the arcane one: all 69 cards are played in some match. */
const deckOf = (...wanted: readonly string[]): string =>
  encodeDeck(
    Object.fromEntries(
      cards.filter(({ element }) => [...wanted, 'arcane'].includes(element)).map(({ id }) => [id, 2]),
    ),
  )

const decks = [
  ...preconstructedIds,
  ...elements.flatMap((one, at) => elements.slice(at + 1).map((another) => deckOf(one, another))),
]

/** The decks of one match after the other: every one against every other. */
export const mageNoirOptions = (match: number): { readonly [name: string]: string } => ({
  deck0: decks[match % decks.length] ?? 'burning-wrath',
  deck1: decks[(match + 1 + Math.floor(match / decks.length)) % decks.length] ?? 'growing-canopy',
})
