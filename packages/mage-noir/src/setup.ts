import { type ChanceState, type Chosen, frameOf, shuffle } from '@conclave/kernel'
import { cardsIn, encodeDeck, problemWithDecks, readDeck } from './decks.ts'
import { procedures } from './procedures/index.ts'
import type { MageNoir, Player, Rulings, settings } from './state.ts'
import { emptyBag } from './words/mana.ts'

const startingLife = 20
const openingPile = 5

const newPlayer = (): Player => ({
  life: startingLife,
  reserve: emptyBag(),
  deck: [],
  seen: [],
  hand: [],
  shown: [],
  discard: [],
  board: [],
  piles: [],
  looked: false,
})

const decidingSeat = (decides: string): number => (decides === 'random' ? -1 : decides === 'seat0' ? 0 : 1)

const deckOf = (text: string) => {
  const reading = readDeck(text)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.deck
}

/** [MN-2.1 to MN-2.3] Shuffled decks, and two piles of five in front of each player. */
export const setup = (chosen: Chosen<typeof settings>, seats: number, chance: ChanceState): MageNoir => {
  const problem = problemWithDecks(chosen)
  if (problem !== null) throw new Error(problem)
  const decks = [deckOf(chosen.deck0), deckOf(chosen.deck1)] as const
  const state: MageNoir = {
    seats,
    chance,
    stack: [],
    questions: [],
    outcome: null,
    barrier: 0,
    decks: [encodeDeck(decks[0]), encodeDeck(decks[1])],
    rulings: rulingsOf(chosen),
    decides: decidingSeat(chosen.decides),
    turn: 0,
    active: 0,
    phase: 'opening',
    actions: 0,
    players: [newPlayer(), newPlayer()],
    ether: [emptyBag(), emptyBag()],
    arrivals: 0,
    turnEffects: [],
    waiting: [],
  }
  state.players.forEach((player, seat) => {
    player.deck.push(...cardsIn(decks[seat]!))
    shuffle(state, player.deck)
    for (let pile = 0; pile < 2; pile++) player.piles.push(player.deck.splice(-openingPile).reverse())
    player.seen.push(...player.deck.map(() => 0))
  })
  state.stack.push(frameOf({ procedures }, 'match', {}))
  return state
}

const rulingsOf = (chosen: Chosen<typeof settings>): Rulings => ({
  turnLimit: chosen.turnLimit === 'none' ? 0 : Number(chosen.turnLimit),
  exchange: chosen.exchange,
  bothDead: chosen.bothDead,
  maelstrom: chosen.maelstrom,
  sharedComponents: chosen.sharedComponents,
  dropsInCounts: chosen.dropsInCounts,
  cancelUnblockable: chosen.cancelUnblockable,
  backlash: chosen.backlash,
  source: chosen.source,
  ignitionItself: chosen.ignitionItself,
})
