import { type MageNoir, type Player, type Rulings, settings } from '../state.ts'
import type { MageNoirView, PlayerView } from '../view.ts'
import { bagOf } from '../words/mana.ts'

/** Rulings that change nothing of what is looked at ahead. */
const others: Omit<Rulings, keyof MageNoirView['rulings']> = {
  turnLimit: 0,
  exchange: settings.exchange.default,
  bothDead: settings.bothDead.default,
  maelstrom: settings.maelstrom.default,
  backlash: settings.backlash.default,
  ignitionItself: settings.ignitionItself.default,
}

/** A card in the other hand: only that there is one. */
const unknown = ''

const playerIn = ({ life, reserve, hand, shown, board }: PlayerView): Player => {
  const cards = [...(hand.cards ?? [])]
  for (const card of shown) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1)
  const hidden = hand.cards === undefined ? hand.count - shown.length : 0
  return {
    life,
    reserve: bagOf(reserve),
    deck: [],
    seen: [],
    hand: [...cards, ...Array<string>(hidden).fill(unknown)],
    shown: [...shown],
    discard: [],
    board: board.map((on) => ({
      n: on.n,
      card: on.card,
      zone: on.zone,
      locked: bagOf(on.locked),
      life: on.life,
      ignored: on.ignored,
      doubled: on.doubled,
    })),
    piles: [],
    looked: false,
  }
}

/**
 * View, as the rules read it: to look ahead by the same functions that carry things out. Decks and stack are empty, nothing can
 * be played on it; it is made anew for every look, so that looking may change it.
 */
export const readable = (table: MageNoirView): MageNoir => {
  const [one, another] = table.players
  if (one === undefined || another === undefined) throw new Error('a duel has two players')
  return {
    seats: 2,
    chance: { kind: 'swift', a: 0, b: 0, c: 0, d: 0 },
    stack: [],
    questions: [],
    outcome: null,
    barrier: 0,
    decks: table.decks,
    rulings: {
      ...others,
      sharedComponents: table.rulings.sharedComponents,
      dropsInCounts: table.rulings.dropsInCounts,
      cancelUnblockable: table.rulings.cancelUnblockable,
      source: table.rulings.source,
    },
    decides: 0,
    turn: table.turn,
    active: table.active,
    phase: table.phase,
    actions: 0,
    players: [playerIn(one), playerIn(another)],
    ether: [bagOf(table.ether[0]), bagOf(table.ether[1])],
    arrivals: 0,
    // What a discard leads to is not looked at: an order of it would need its list.
    turnEffects: table.turnEffects.flatMap(({ kind, seat, card }) =>
      kind === 'cancelDamage' ? [{ kind, seat, card }] : [],
    ),
    waiting: [],
  }
}
