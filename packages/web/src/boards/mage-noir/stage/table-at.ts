import type { MageNoirView, PlayerView } from '@conclave/mage-noir'
import type { Kit } from '../kit.ts'
import { joined } from '../mana.ts'
import type { Entry } from './deeds.ts'

type Table = MageNoirView

/** Part of a table that an event may change. When the last event about a part is told, the part is as it will be. */
type Part =
  | `card ${number}`
  | `hand ${number}`
  | `deck ${number}`
  | `discard ${number}`
  | `reserve ${number}`
  | 'ether'

const partsOf = ({ event }: Entry): readonly Part[] => {
  switch (event.event) {
    case 'openingKept':
    case 'cardDrawn':
    case 'knownCardDrawn':
    case 'drew':
    case 'cardFound':
    case 'topTaken':
      return [`hand ${event.seat}`, `deck ${event.seat}`]
    case 'deckShuffled':
    case 'topLookedAt':
    case 'topSeen':
      return [`deck ${event.seat}`]
    case 'cardShuffledIn':
      return [`deck ${event.seat}`, `discard ${event.seat}`]
    case 'cardDiscarded':
    case 'cardRetrieved':
      return [`hand ${event.seat}`, `discard ${event.seat}`]
    case 'cardPrepared':
      return [`card ${event.n}`, `hand ${event.seat}`, `reserve ${event.seat}`]
    case 'cardReturnedToPreparation':
      return [`card ${event.n}`, `discard ${event.seat}`]
    case 'cardActivated':
    case 'cardChanneled':
    case 'permanentDamaged':
    case 'permanentLostLife':
    case 'permanentGainedLife':
      return [`card ${event.n}`]
    case 'cardLeft':
      return [`card ${event.n}`, `hand ${event.seat}`, `deck ${event.seat}`, `discard ${event.seat}`, 'ether']
    case 'manaLocked':
    case 'manaSwapped':
      return [`card ${event.n}`, `reserve ${event.seat}`, 'ether']
    case 'manaAdded':
      return ['ether']
    case 'pileTaken':
    case 'manaExchanged':
    case 'manaTaken':
    case 'manaPaid':
    case 'manaCreated':
    case 'reserveEmptied':
      return [`reserve ${event.seat}`, 'ether']
    default:
      return []
  }
}

const withPlayer = (
  table: Table,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): Table => ({
  ...table,
  players: table.players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player)),
})

type Laid = PlayerView['board'][number]

const withCard = (table: Table, n: number, change: (on: Laid) => Partial<Laid>): Table => ({
  ...table,
  players: table.players.map((player) =>
    player.board.some((on) => on.n === n)
      ? { ...player, board: player.board.map((on) => (on.n === n ? { ...on, ...change(on) } : on)) }
      : player,
  ),
})

/** Table with the facts that an event tells exactly. */
const withFact = (table: Table, { event }: Entry): Table => {
  switch (event.event) {
    case 'turnBegan':
      return { ...table, turn: event.turn, active: event.seat }
    case 'phaseBegan':
      return { ...table, phase: event.phase, active: event.seat }
    case 'damageDealt':
    case 'lifeLost':
    case 'lifeGained':
      return withPlayer(table, event.seat, () => ({ life: event.life }))
    case 'permanentDamaged':
    case 'permanentLostLife':
    case 'permanentGainedLife':
      return withCard(table, event.n, () => ({ life: event.life }))
    case 'cardActivated':
      return withCard(table, event.n, () => ({ zone: 'resolving' }))
    case 'cardChanneled':
      return withCard(table, event.n, () => ({ zone: 'channelled' }))
    case 'cardLeft':
      return withPlayer(table, event.seat, ({ board }) => ({ board: board.filter(({ n }) => n !== event.n) }))
    case 'manaAdded': {
      const [left, right] = table.ether
      const more = { [event.element]: 1 }
      return {
        ...table,
        ether: event.pile === 'left' ? [joined(left, more), right] : [left, joined(right, more)],
      }
    }
    default:
      return table
  }
}

/** A board with one card as it will be, in the order of arrival. */
const boardWith = (
  board: PlayerView['board'],
  after: PlayerView['board'],
  n: number,
): PlayerView['board'] => {
  const then = after.find((on) => on.n === n)
  const others = board.filter((on) => on.n !== n)
  return then === undefined ? others : [...others, then].sort((one, other) => one.n - other.n)
}

/** The table with one part of it as it will be. */
const settled = (table: Table, part: Part, after: Table): Table => {
  const [sort = '', number = ''] = part.split(' ')
  const at = Number(number)
  const then = after.players[at]
  switch (sort) {
    case 'ether':
      return { ...table, ether: after.ether }
    case 'card':
      return {
        ...table,
        players: table.players.map((player, seat) => ({
          ...player,
          board: boardWith(player.board, after.players[seat]?.board ?? [], at),
          mageNoir: after.players[seat]?.mageNoir ?? player.mageNoir,
        })),
      }
    case 'hand':
      return then === undefined
        ? table
        : withPlayer(table, at, () => ({ hand: then.hand, shown: then.shown, costs: then.costs }))
    case 'deck':
      return then === undefined ? table : withPlayer(table, at, () => ({ deck: then.deck, top: then.top }))
    case 'discard':
      return then === undefined ? table : withPlayer(table, at, () => ({ discard: then.discard }))
    default:
      return then === undefined ? table : withPlayer(table, at, () => ({ reserve: then.reserve }))
  }
}

/**
 * The table between two views of it, when some of what happened between them has been told (ADR 15). It takes from both what
 * their viewer was shown, and from the events what everybody is told: nothing else can come into sight.
 */
export const tableAt: NonNullable<Kit['tableAt']> = (before, after, told, coming) => {
  if (coming.length === 0) return after
  const open = new Set(coming.flatMap(partsOf))
  const parts = [...new Set(told.flatMap(partsOf))].filter((part) => !open.has(part))
  const known = told.reduce<Table>(withFact, before)
  return parts.reduce<Table>((table, part) => settled(table, part, after), known)
}
