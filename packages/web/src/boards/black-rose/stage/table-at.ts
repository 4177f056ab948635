import type { BlackRoseView, MageView, NamedModel, Owner } from '@conclave/black-rose'
import type { Kit } from '../kit.ts'
import { withFact } from './facts.ts'
import type { Entry } from './steps.ts'

type Table = BlackRoseView

/** Part of a table that an event may change. When the last event about a part is told, the part is as it will be. */
type Part =
  | `body ${Owner}`
  | `evocation ${number}`
  | `room ${string}`
  | `sheet ${number}`
  | `quests ${number}`
  | 'deck'
  | 'events'

const bodyOf = (model: NamedModel): Part => ('n' in model ? `evocation ${model.n}` : `body ${model.seat}`)

const partsOf = ({ event }: Entry): readonly Part[] => {
  switch (event.event) {
    case 'stepped':
    case 'placed':
    case 'summoned':
    case 'evocationRemoved':
    case 'damaged':
    case 'damageConverted':
    case 'healed':
    case 'upgraded':
    case 'transmuted':
    case 'called':
    case 'damageMoved':
      return [bodyOf(event.model)]
    case 'cubesBack':
      return [event.from === null ? `room ${event.room}` : bodyOf(event.from)]
    case 'wentToCell':
    case 'jinxed':
    case 'jinxRemedied':
    case 'jinxRemoved':
    case 'jinxBites':
    case 'inhibited':
      return [`body ${event.seat}`]
    case 'jinxMoved':
      return [`body ${event.seat}`, `body ${event.whom}`]
    case 'instabilityPlaced':
    case 'instabilityConverted':
    case 'instabilityRemoved':
    case 'roomActivated':
    case 'roomBlocked':
    case 'roomRefreshed':
    case 'roomRebuilt':
    case 'roomDestroyed':
      return [`room ${event.room}`]
    case 'actionSpent':
    case 'cast':
    case 'activated':
    case 'declared':
    case 'triggered':
    case 'discarded':
    case 'drewFromGrimoire':
    case 'sacrificed':
    case 'spellRemoved':
    case 'takenFromMemories':
      return [`sheet ${event.seat}`]
    case 'questOpened':
    case 'questProgressed':
    case 'questCompleted':
    case 'questSolved':
    case 'questDiscarded':
      return [`quests ${event.seat}`]
    case 'actionRevealed':
    case 'avatarReacts':
    case 'actionForgone':
    case 'actionsDiscarded':
    case 'avatarPlus':
      return ['deck']
    case 'eventDrawn':
    case 'eventMoved':
    case 'eventDiscarded':
      return ['events']
    default:
      return []
  }
}

const bodyIn = (after: MageView): Partial<MageView> => ({
  place: after.place,
  damage: after.damage,
  health: after.health,
  jinxes: after.jinxes,
  inhibited: after.inhibited,
})

const sheetIn = (after: MageView): Partial<MageView> => ({
  hand: after.hand,
  known: after.known,
  grimoire: after.grimoire,
  inGrimoire: after.inGrimoire,
  memories: after.memories,
  slots: after.slots,
  actions: after.actions,
})

const questsIn = (after: MageView): Partial<MageView> => ({
  quests: after.quests,
  completed: after.completed,
  toSolve: after.toSolve,
})

const withMage = (
  table: Table,
  after: Table,
  seat: Owner,
  part: (mage: MageView) => Partial<MageView>,
): Table => ({
  ...table,
  mages: table.mages.map((mage, at) => {
    const then = after.mages[at]
    return at === seat && then !== undefined ? { ...mage, ...part(then) } : mage
  }),
})

const withEvocation = (table: Table, after: Table, n: number): Table => {
  const then = after.evocations.find((each) => each.n === n)
  const others = table.evocations.filter((each) => each.n !== n)
  return {
    ...table,
    evocations: then === undefined ? others : [...others, then].sort((one, other) => one.n - other.n),
  }
}

const withAvatar = (table: Table, after: Table, fields: readonly (keyof NonNullable<Table['avatar']>)[]) => {
  const then = after.avatar
  if (table.avatar === undefined || then === undefined) return table
  const taken = Object.fromEntries(fields.map((field) => [field, then[field]]))
  return { ...table, avatar: { ...table.avatar, ...taken } }
}

/** The table with one part of it as it will be. */
const settled = (table: Table, part: Part, after: Table): Table => {
  const [sort = '', name = ''] = part.split(' ')
  switch (sort) {
    case 'body':
      return Number(name) < 0
        ? withAvatar(table, after, ['place', 'damage', 'health', 'jinxes'])
        : withMage(table, after, Number(name), bodyIn)
    case 'evocation':
      return withEvocation(table, after, Number(name))
    case 'room': {
      const then = after.lodge.find(({ room }) => room === name)
      return then === undefined
        ? table
        : { ...table, lodge: table.lodge.map((laid) => (laid.room === name ? then : laid)) }
    }
    case 'sheet':
      return withMage(table, after, Number(name), sheetIn)
    case 'quests':
      return withMage(table, after, Number(name), questsIn)
    case 'deck':
      return withAvatar(table, after, ['back', 'decks', 'revealed', 'cards', 'plus'])
    default:
      return {
        ...table,
        events: after.events,
        drawn: after.drawn,
        eventDecks: after.eventDecks,
        eventDiscards: after.eventDiscards,
      }
  }
}

/**
 * The table between two views of it, when some of what happened between them has been told (ADR 15). It takes from both what
 * their viewer was shown, and from the events what everybody is told: nothing else can come into sight.
 */
export const tableAt: NonNullable<Kit['tableAt']> = (before, after, told, coming) => {
  const open = new Set(coming.flatMap(partsOf))
  const parts = [...new Set(told.flatMap(partsOf))].filter((part) => !open.has(part))
  const known = told.reduce<Table>((table, entry) => withFact(table, entry, after), before)
  return parts.reduce<Table>((table, part) => settled(table, part, after), known)
}
