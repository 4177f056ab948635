import { type Outcome, type Seat, showZone, type Viewer, type ZoneView } from '@conclave/kernel'
import type { Packet } from './frames/calls.ts'
import { running } from './procedures/procedure.ts'
import {
  type BoardCard,
  type BoardZone,
  type MageNoir,
  type Phase,
  playerOf,
  type Rulings,
  type TurnEffect,
} from './state.ts'
import { handLimitOf, isMageNoir, isProtector } from './table/board.ts'
import { costOf } from './table/cost.ts'
import { knownTops, zones } from './table/knowledge.ts'
import { type Element, type Mana, manaOf, type Pile, piles } from './words/mana.ts'

interface BoardCardView {
  readonly n: number
  readonly card: string
  readonly zone: BoardZone
  readonly locked: Mana
  readonly life: number
  readonly protector: boolean
  readonly ignored: number
  readonly doubled: boolean
}

export interface PlayerView {
  readonly life: number
  readonly mageNoir: boolean
  readonly reserve: Mana
  readonly deck: ZoneView
  /** Cards of the deck that the viewer knows, from the top down; null is one that she does not know. */
  readonly top: readonly (string | null)[]
  readonly hand: ZoneView
  /** The cards in hand that everybody has seen. */
  readonly shown: readonly string[]
  readonly discard: ZoneView
  readonly board: readonly BoardCardView[]
  /** The viewer's own opening piles, while she chooses. */
  readonly piles: readonly ZoneView[]
  readonly handLimit: number
  /** Costs of the cards in the viewer's own hand, as of now. */
  readonly costs: { readonly [card: string]: Mana } | null
}

export interface MageNoirView {
  readonly decks: readonly [string, string]
  readonly turn: number
  /** [MN-3.64] The turn after which the duel is a draw; 0: there is none. */
  readonly turnLimit: number
  /** The rulings of this table by which components and blows are counted. */
  readonly rulings: Pick<Rulings, CountedBy>
  readonly phase: Phase
  readonly active: Seat
  readonly players: readonly PlayerView[]
  readonly ether: readonly [Mana, Mana]
  readonly turnEffects: readonly {
    readonly kind: TurnEffect['kind']
    readonly seat: Seat
    readonly card: string
    /** The element that is exchanged one for one, if it is that. */
    readonly element: Element | null
  }[]
  /** The Mana that somebody is adding to the ether: what has to come, what may be any, and the pile that is next. */
  readonly batch: BatchView | null
  /** The triggers and announced abilities that wait for their order or turn. */
  readonly waiting: readonly { readonly seat: Seat; readonly card: string; readonly n: number }[]
  /** The cards at work, outermost first. */
  readonly working: readonly { readonly seat: Seat; readonly card: string; readonly n: number }[]
  /** The damage about to be dealt, while somebody may answer it. */
  readonly packets: readonly PacketView[]
  readonly outcome: Outcome | null
}

/** The rulings that whoever looks ahead has to know. */
type CountedBy = 'sharedComponents' | 'dropsInCounts' | 'cancelUnblockable' | 'source'

interface BatchView {
  readonly seat: Seat
  readonly card: string
  readonly rest: Mana
  readonly free: number
  /** Pile to which the next Mana goes; null when the player may choose. */
  readonly pile: Pile | null
}

export interface PacketView {
  readonly by: Seat
  readonly source: string
  readonly seat: Seat
  readonly n: number
  readonly amount: number
  readonly unblockable: boolean
}

/** Built up from the state, field by field. */
export const view = (state: MageNoir, viewer: Viewer): MageNoirView => ({
  decks: [state.decks[0], state.decks[1]],
  turn: state.turn,
  turnLimit: state.rulings.turnLimit,
  rulings: rulingsIn(state.rulings),
  phase: state.phase,
  active: state.active,
  players: [playerView(state, 0, viewer), playerView(state, 1, viewer)],
  ether: [manaOf(state.ether[0]), manaOf(state.ether[1])],
  turnEffects: state.turnEffects.map((effect) => ({
    kind: effect.kind,
    seat: effect.seat,
    card: effect.card,
    element: effect.kind === 'exchangeRate' ? effect.element : null,
  })),
  batch: batchIn(state),
  waiting: waitingIn(state),
  working: workingIn(state),
  packets: packetsIn(state),
  outcome: state.outcome,
})

const rulingsIn = ({
  sharedComponents,
  dropsInCounts,
  cancelUnblockable,
  source,
}: Rulings): MageNoirView['rulings'] => ({ sharedComponents, dropsInCounts, cancelUnblockable, source })

const playerView = (state: MageNoir, seat: Seat, viewer: Viewer): PlayerView => {
  const player = playerOf(state, seat)
  const mine = viewer === seat
  const inHand = [...player.hand, ...player.shown]
  const hand = showZone(zones.hand, inHand, mine)
  return {
    life: player.life,
    mageNoir: isMageNoir(state, seat),
    reserve: manaOf(player.reserve),
    deck: showZone(zones.deck, player.deck, mine),
    top: knownTops(player, viewer),
    hand,
    shown: showZone(zones.shown, player.shown, mine).cards ?? [],
    discard: showZone(zones.discard, player.discard, mine),
    board: player.board.map((on) => boardCardView(state, seat, on)),
    piles: player.piles.map((pile) => showZone(zones.piles, pile, mine)),
    handLimit: handLimitOf(state, seat),
    costs: hand.cards === undefined ? null : costsIn(state, seat, inHand),
  }
}

const costsIn = (state: MageNoir, seat: Seat, cards: readonly string[]): { [card: string]: Mana } => {
  const costs: { [card: string]: Mana } = {}
  for (const card of cards) costs[card] ??= manaOf(costOf(state, seat, card))
  return costs
}

const boardCardView = (state: MageNoir, seat: Seat, on: BoardCard): BoardCardView => ({
  n: on.n,
  card: on.card,
  zone: on.zone,
  locked: manaOf(on.locked),
  life: on.life,
  protector: isProtector(state, seat, on),
  ignored: on.ignored,
  doubled: on.doubled,
})

/** Triggers that wait; the one that is being asked about comes last. */
const waitingIn = (state: MageNoir): MageNoirView['waiting'] => {
  const triggers = [...running(state, 'triggers').flatMap(({ queue }) => queue), ...state.waiting]
  const announced = running(state, 'instant').flatMap((each) => each.announced)
  const isInstant = state.stack.at(-1)?.procedure === 'instant'
  return (isInstant ? [...triggers, ...announced] : [...announced, ...triggers]).map(({ seat, card, n }) => ({
    seat,
    card,
    n,
  }))
}

const batchIn = (state: MageNoir): BatchView | null => {
  const batch = running(state, 'batch').at(-1)
  if (batch === undefined) return null
  const { seat, card, rest, free, pile } = batch
  return { seat, card, rest: manaOf(rest), free, pile: piles[pile] ?? null }
}

const workingIn = (state: MageNoir): MageNoirView['working'] =>
  running(state, 'effect').map(({ seat, card, n }) => ({ seat, card, n }))

const packetsIn = (state: MageNoir): PacketView[] =>
  (running(state, 'damage').at(-1)?.packets ?? []).map(packetView)

const packetView = ({ by, source, seat, n, amount, unblockable }: Packet): PacketView => ({
  by,
  source,
  seat,
  n,
  amount,
  unblockable,
})
