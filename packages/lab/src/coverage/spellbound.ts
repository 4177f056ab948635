import { cards, type SpellboundEvent } from '@conclave/spellbound'
import type { Summon } from './witness.ts'

type Sentence = Extract<(typeof cards)[number], { kind: 'spell' }>['effect']
type Verb = Sentence['verb']

/** Evidence that a verb was run, while a card that has it is at work. A verb without an entry does not compile. */
const evidence: { readonly [V in Verb]: (event: SpellboundEvent) => boolean } = {
  move: (told) => told.event === 'mageMoved' && told.by === 'move',
  magic: ({ event }) => event === 'wandCharged' || event === 'stonesDrawn',
  influence: ({ event }) => event === 'influenceUsed',
  search: ({ event }) => event === 'bookAdvanced',
  discardRow: (told) =>
    told.event === 'cardDiscarded' && (told.from === 'wickedRow' || told.from === 'mageRow'),
  discardTower: (told) => told.event === 'cardDiscarded' && told.from === 'moonStack',
  warlockPair: (told) => told.event === 'cardDiscarded' && told.from === 'moonStack',
  guard: (told) => told.event === 'cardFinished' && told.to === 'guards',
  placeWatchman: ({ event }) => event === 'watchmanPlaced',
  pushBackAtWatchman: ({ event }) => event === 'pieceRetreated',
  moveWatchman: ({ event }) => event === 'watchmanPlaced',
  changeling: ({ event }) => event === 'changelingTook',
  advanceBook: ({ event }) => event === 'bookAdvanced',
  flipStone: ({ event }) => event === 'stoneFlipped',
  preventStep: ({ event }) => event === 'stepPrevented',
  switchActing: ({ event }) => event === 'mageSteered',
  placeMage: (told) => told.event === 'mageMoved' && told.by === 'teleport',
  revealVillages: ({ event }) => event === 'villageRevealed',
  retreatTroll: (told) => told.event === 'pieceRetreated' && told.piece === 'troll',
  advance: (told) =>
    told.event === 'pieceAdvanced' && (told.cause === 'witchCard' || told.cause === 'trollCard'),
  chargeWand: ({ event }) => event === 'wandCharged',
}

/** These need no card in play: they happen when their card comes up or is visited. */
const happening: readonly Verb[] = ['advance', 'chargeWand', 'preventStep']

/** Every verb of the game. */
export const spellboundVerbs: readonly string[] = Object.keys(evidence)

/** Notes the cards and verbs of Spellbound that did what they are for. */
export const spellboundWitness: Summon<SpellboundEvent> = (notes) => {
  let atWork: readonly Verb[] = []
  let placed = false
  return {
    hear: (event) => {
      const used = usedCard(event)
      if (used !== undefined) notes.cards.add(used)
      atWork = verbsAtWork(event, placed) ?? atWork
      if (event.event === 'watchmanPlaced') placed = true
      for (const verb of [...atWork, ...happening]) if (evidence[verb](event)) notes.verbs.add(verb)
    },
  }
}

/** The card whose verbs the coming events belong to, if this one begins something. */
const verbsAtWork = (event: SpellboundEvent, placed: boolean): readonly Verb[] | undefined => {
  if (event.event === 'phaseBegan' || event.event === 'encounterBegan' || event.event === 'turnBegan')
    return []
  const id = event.event === 'wandUsed' ? 'wand-red' : usedCard(event)
  const card = cards.find((each) => each.id === id)
  if (card?.kind === 'spell') return [card.effect.verb]
  if (card?.kind === 'wand') return card.powers.map(({ verb }) => verb)
  if (card?.kind === 'base') return card.effect.parts.flat().map(({ verb }) => verb)
  if (card?.kind !== 'ally') return undefined
  const { parts, pay } = placed ? card.effect : (card.first ?? card.effect)
  return [...pay, ...parts.flat()].map(({ verb }) => verb)
}

const colours = ['red', 'blue', 'green', 'yellow']

/** The card that does its work in this event. */
const usedCard = (told: SpellboundEvent): string | undefined => {
  switch (told.event) {
    case 'cardPlayed':
    case 'spellCast':
    case 'minionArrived':
      return told.card
    case 'cardSent':
      // The only card whose use is to be sent.
      return told.card === 'pixies' ? told.card : undefined
    case 'cardDrawn':
      return told.row === 'wickedRow' || told.card === 'fortuna-deck' ? told.card : undefined
    case 'villageRevealed':
      return cards.some(({ id, kind }) => id === told.card && kind !== 'ally') ? told.card : undefined
    case 'wandUsed':
      return `wand-${colours[told.seat]}`
    default:
      return undefined
  }
}
