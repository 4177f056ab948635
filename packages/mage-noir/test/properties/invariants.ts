import type { Seat } from '@conclave/kernel'
import { cardOf } from '../../src/content/cards.ts'
import { decodeDeck } from '../../src/decks.ts'
import type { Calls } from '../../src/frames/calls.ts'
import { type MageNoir, playerOf } from '../../src/state.ts'
import { hasLife } from '../../src/table/board.ts'
import { totalOf } from '../../src/words/mana.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

// Frames are made by the procedures alone; this is where their locals are read back.
const localsOf = <N extends keyof Calls>(state: MageNoir, procedure: N): Calls[N][] =>
  state.stack
    .filter((frame) => frame.procedure === procedure)
    .map(({ locals }) => locals as unknown as Calls[N])

/** All Mana that there is: in the ether, in reserves, under cards, and on the way to the ether. */
export const manaIn = (state: MageNoir): number =>
  sum(state.ether.map(totalOf)) +
  sum(state.players.map(({ reserve }) => totalOf(reserve))) +
  sum(state.players.flatMap(({ board }) => board.map(({ locked }) => totalOf(locked)))) +
  sum(localsOf(state, 'batch').map(({ rest }) => totalOf(rest))) +
  sum(localsOf(state, 'leave').flatMap(({ freed }) => freed.map(({ mana }) => totalOf(mana))))

/** Every card of a player, wherever it is. */
const cardsOf = (state: MageNoir, seat: Seat): string[] => {
  const { deck, hand, shown, discard, board, piles } = playerOf(state, seat)
  return [...deck, ...hand, ...shown, ...discard, ...board.map(({ card }) => card), ...piles.flat()].sort()
}

const deckList = (code: string): string[] => {
  const reading = decodeDeck(code)
  if ('problem' in reading) throw new Error(reading.problem)
  return Object.entries(reading.deck)
    .flatMap(([card, count]) => Array<string>(count).fill(card))
    .sort()
}

const problemOf = (state: MageNoir, seat: Seat): string | null => {
  const { deck, seen, hand, shown, reserve, board } = playerOf(state, seat)
  if (cardsOf(state, seat).join() !== deckList(state.decks[seat as 0 | 1]).join())
    return `the cards of seat ${seat} are not those of the deck`
  if (deck.length !== seen.length) return `what is known of the deck of seat ${seat} does not fit it`
  for (const list of [hand, shown])
    if (list.toSorted().join() !== list.join()) return 'a hand is out of order'
  if ([reserve, ...board.map(({ locked }) => locked)].some((bag) => bag.some((count) => count < 0)))
    return 'there is less than no Mana'
  return null
}

/** [4.4, 3] Breach of a law that holds whenever the active player may act: all checks have been made. */
const problemAtRest = (state: MageNoir): string | null => {
  for (const { board, life } of state.players) {
    if (life <= 0) return 'a dead player goes on'
    if (board.some((on) => hasLife(on) && on.life <= 0)) return 'a dead permanent stays'
    for (const slot of ['body', 'head', 'weapon']) {
      if (board.filter(({ card }) => cardOf(card).slot === slot).length > 1)
        return `two pieces for the ${slot}`
    }
    const unique = board.filter(({ card }) => cardOf(card).keywords.includes('unique'))
    if (new Set(unique.map(({ card }) => card)).size < unique.length) return 'two copies of a Unique card'
    if (board.some(({ card, locked }) => card === 'unleashed-ocean' && locked[2] === 0)) return 'a dry Ocean'
    if (board.some(({ card, locked }) => card === 'subtle-infiltration' && totalOf(locked) === 0))
      return 'an Infiltration without Mana'
  }
  return state.waiting.length > 0 ? 'a trigger was forgotten' : null
}

/** Breach of the laws of a state, or null (4.4). */
export const violation = (state: MageNoir): string | null => {
  if (state.ether.some((bag) => bag.some((count) => count < 0))) return 'the ether holds less than no Mana'
  const mana = sum(localsOf(state, 'batch').map(({ free }) => free))
  if (mana < 0) return 'more Mana was added than was free'
  const found = problemOf(state, 0) ?? problemOf(state, 1)
  if (found !== null || state.outcome !== null) return found
  return state.questions.some(({ kind }) => kind === 'main') ? problemAtRest(state) : null
}
