import type { TableEvent } from '@conclave/kernel'
import { cards } from '@conclave/spellbound'
import type { Summon } from './witness.ts'

type Sentence = Extract<(typeof cards)[number], { kind: 'spell' }>['effect']
type Verb = Sentence['verb']

/** What shows that a verb was run, while a card that has it is at work. A verb without an entry does not compile. */
const evidence: { readonly [V in Verb]: (event: TableEvent) => boolean } = {
  move: ({ event, by }) => event === 'mageMoved' && by === 'move',
  magic: ({ event }) => event === 'wandCharged' || event === 'stonesDrawn',
  influence: ({ event }) => event === 'influenceUsed',
  search: ({ event }) => event === 'bookAdvanced',
  discardRow: ({ event, from }) => event === 'cardDiscarded' && (from === 'wickedRow' || from === 'mageRow'),
  discardTower: ({ event, from }) => event === 'cardDiscarded' && from === 'moonStack',
  warlockPair: ({ event, from }) => event === 'cardDiscarded' && from === 'moonStack',
  guard: ({ event, to }) => event === 'cardFinished' && to === 'guards',
  placeWatchman: ({ event }) => event === 'watchmanPlaced',
  pushBackAtWatchman: ({ event }) => event === 'pieceRetreated',
  moveWatchman: ({ event }) => event === 'watchmanPlaced',
  changeling: ({ event }) => event === 'changelingTook',
  advanceBook: ({ event }) => event === 'bookAdvanced',
  flipStone: ({ event }) => event === 'stoneFlipped',
  preventStep: ({ event }) => event === 'stepPrevented',
  switchActing: ({ event }) => event === 'mageSteered',
  placeMage: ({ event, by }) => event === 'mageMoved' && by === 'teleport',
  revealVillages: ({ event }) => event === 'villageRevealed',
  retreatTroll: ({ event, piece }) => event === 'pieceRetreated' && piece === 'troll',
  advance: ({ event, cause }) =>
    event === 'pieceAdvanced' && (cause === 'witchCard' || cause === 'trollCard'),
  chargeWand: ({ event }) => event === 'wandCharged',
}

/** These need no card in play: they happen when their card comes up or is visited. */
const happening: readonly Verb[] = ['advance', 'chargeWand', 'preventStep']

/** Every verb of the game. */
export const spellboundVerbs: readonly string[] = Object.keys(evidence)

/** Notes the cards and verbs of Spellbound that did what they are for. */
export const spellboundWitness: Summon = (notes) => {
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
const verbsAtWork = (event: TableEvent, placed: boolean): readonly Verb[] | undefined => {
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
const usedCard = ({ event, card, seat, row }: TableEvent): string | undefined => {
  switch (event) {
    case 'cardPlayed':
    case 'spellCast':
    case 'minionArrived':
      return String(card)
    case 'cardSent':
      // The only card whose use is to be sent.
      return card === 'pixies' ? card : undefined
    case 'cardDrawn':
      return row === 'wickedRow' || card === 'fortuna-deck' ? String(card) : undefined
    case 'villageRevealed':
      return cards.some(({ id, kind }) => id === card && kind !== 'ally') ? String(card) : undefined
    case 'wandUsed':
      return `wand-${colours[Number(seat)]}`
    default:
      return undefined
  }
}
