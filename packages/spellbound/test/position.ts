import { frameOf, type ScriptedDraw, type Seat } from '@conclave/kernel'
import { scripted, type Table, table } from '@conclave/kernel/testing'
import { baseCards } from '../src/content/base-cards.ts'
import { copiesOf } from '../src/content/cards.ts'
import { spellbound } from '../src/game.ts'
import { procedures } from '../src/procedures/index.ts'
import { setup } from '../src/setup.ts'
import type { Spellbound, SpellboundOption, Stones } from '../src/state.ts'
import { type City, type Colour, type Location, type Piece, villageLocation } from '../src/words/board.ts'
import type { HeldSpellId, SpellId } from '../src/words/card.ts'
import { lawful } from './lawful.ts'

export const [red, blue, green, yellow] = [0, 1, 2, 3] as const

/** A village as a test writes it: a card lying face up, face down, or with stored influence. */
interface VillageSetup {
  readonly card?: string | null
  readonly faceDown?: boolean
  readonly stored?: readonly { readonly card: string; readonly value: number }[]
}

/** Changes that a test makes in the fixture STD of the spec (section 8). Piles are written top first. */
export interface Position {
  readonly seats?: number
  readonly variants?: Partial<Spellbound['variants']>
  readonly active?: Seat
  /** Point of the turn from which the match runs on. */
  readonly at?: 'turn' | 'witchTime' | 'story' | 'endOfStory' | 'handOfFate' | 'encounter' | 'finalBattle'
  readonly mages?: readonly Location[]
  readonly wands?: readonly number[]
  readonly spells?: readonly (readonly HeldSpellId[])[]
  readonly pieces?: Partial<Record<Piece, number>>
  /** Position on the track; 9 is recovered, 0 is lost. */
  readonly books?: Partial<Record<Colour, number>>
  readonly row?: readonly string[]
  readonly wickedRow?: readonly string[]
  readonly guards?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly sunStack?: readonly string[]
  /** Bottom to top, as the spec writes it. */
  readonly moonStack?: readonly string[]
  readonly minions?: number
  readonly wickedDeck?: readonly string[]
  readonly spellPile?: readonly SpellId[]
  readonly reserve?: readonly string[]
  readonly villages?: { readonly [slot: number]: VillageSetup }
  readonly stage?: number
  readonly watchman?: City
  readonly bag?: Stones
  readonly drawn?: Stones
  readonly supply?: Stones
  readonly moved?: boolean
  readonly fortunaDue?: boolean
  /** The turn that is laid out is the first; a refusal of an earlier one is of turn 0. */
  readonly refusals?: NonNullable<Spellbound['refusals']>
  /** Stones as 'sun' and 'moon', shuffles as 'unchanged' or the wanted order (the last card is the top). */
  readonly chance?: readonly ('sun' | 'moon' | ScriptedDraw)[]
}

const wickedOrder = [
  'troll-1',
  'witch-red-1',
  'witch-blue-1',
  'witch-green-1',
  'witch-yellow-1',
  'witch-red-2',
  'witch-blue-2',
  'witch-green-2',
  'witch-yellow-2',
  'troll-2',
]
const minionOrder = ['skeleton-army', 'goblin-spider-riders', 'danzer']

const draws = (chance: Position['chance']): ScriptedDraw[] =>
  (chance ?? []).map((draw) => (draw === 'sun' ? 0 : draw === 'moon' ? -1 : draw))

/** The frames that lead to where the turn stands. */
const stackAt = (at: NonNullable<Position['at']>) => {
  const frame = (procedure: string, locals: object, step?: string) => {
    const made = frameOf({ procedures }, procedure, locals)
    if (step !== undefined) made.step = step
    return made
  }
  const match = frame('match', {}, 'next')
  if (at === 'turn') return [match, frame('turn', {})]
  const after = {
    witchTime: 'story',
    story: 'endOfStory',
    endOfStory: 'handOfFate',
    handOfFate: 'over',
    encounter: 'over',
    finalBattle: 'over',
  }[at]
  if (at === 'encounter')
    return [match, frame('turn', {}, after), frame('handOfFate', {}, 'refill'), frame('encounter', {})]
  return [match, frame('turn', {}, after), frame(at, at === 'finalBattle' ? { allotted: 0 } : {})]
}

const top = (cards: readonly string[]): string[] => cards.slice().reverse()

/** The fixture STD with these changes: three mages in the wilderness, everything at its start, no village in use. */
const positionOf = (position: Position = {}): Spellbound => {
  const seats = position.seats ?? 3
  const variants = { trollBreaker: false, dan: 0, witchFinder: false, ...position.variants }
  const state = setup(variants, seats, { kind: 'swift', a: 1, b: 2, c: 3, d: 4 })
  const active = position.active ?? red
  Object.assign(state, {
    chance: scripted(draws(position.chance)),
    stack: stackAt(position.at ?? 'story'),
    barrier: 0,
    active,
    acting: active,
    turn: 1,
    moved: position.moved ?? false,
    fresh: 0,
    stage: position.stage ?? 1,
    watchman: position.watchman ?? null,
    bag: { sun: 3, moon: 2, ...position.bag },
    drawn: { sun: 0, moon: 0, ...position.drawn },
    supply: { sun: 5, moon: 6, ...position.supply },
    pieces: { red: 1, blue: 1, green: 1, yellow: 1, troll: 1, ...position.pieces },
    books: { red: 4, blue: 4, green: 4, yellow: 4, silver: 4, ...position.books },
    fortuna: { due: position.fortunaDue ?? false, visited: false },
    refusals: position.refusals ?? [],
  })
  const slots = (Object.entries(state.books) as [Colour, number][])
    .filter(([, at]) => at === 9)
    .map(([book]) => book)
  state.bookSlots.splice(0, state.bookSlots.length, ...slots)
  const row = position.row ?? []
  const deck = position.deck ?? copiesOf(baseCards)
  Object.assign(state.zones, {
    deck: top(deck),
    discard: (position.discard ?? []).slice(),
    mageRow: row.slice(),
    wickedRow: (position.wickedRow ?? []).slice(),
    guards: (position.guards ?? []).slice(),
    sunStack: (position.sunStack ?? []).slice(),
    moonStack: (position.moonStack ?? []).slice(),
    minionPile: minionOrder.slice(position.minions ?? 0).reverse(),
    minions: minionOrder.slice(0, position.minions ?? 0),
    wickedDeck: top(position.wickedDeck ?? wickedOrder),
    reserve: (position.reserve ?? []).slice(),
    box: [],
    removed: [],
  })
  if (position.spellPile !== undefined) state.zones.spellPile = top(position.spellPile)
  for (let seat = 0; seat < seats; seat++) {
    state.mages[seat] = position.mages?.[seat] ?? 'wilderness'
    state.wands[seat] = position.wands?.[seat] ?? 1
    state.spells[seat] = position.spells?.[seat]?.slice() ?? []
  }
  for (let village = 0; village < 12; village++) {
    const wanted = position.villages?.[village + 1]
    state.villages[village] = wanted?.card ?? null
    state.revealed[village] = wanted?.faceDown !== true
    for (const { card, value } of wanted?.stored ?? []) state.stored.push({ village, card, value })
  }
  return state
}

/** Lays out a position and runs it to its first question. */
export const lay = (position: Position = {}): Table<Spellbound, SpellboundOption> =>
  table(spellbound, positionOf(position), { show: describePosition, lawful })

/** The position in a few lines, for failures. */
const describePosition = (state: Spellbound): string =>
  [
    `turn ${state.turn}, ${state.phase}, active ${state.active}, acting ${state.acting}, stage ${state.stage}`,
    `mages ${state.mages.join(', ')}; wands ${state.wands.join(' ')}; spells ${JSON.stringify(state.spells)}`,
    `pieces ${JSON.stringify(state.pieces)} books ${JSON.stringify(state.books)}`,
    `row ${state.zones.mageRow.join(', ')} | wicked ${state.zones.wickedRow.join(', ')}`,
    `villages ${state.villages
      .map((card, at) =>
        card === null ? '' : `${villageLocation(at)} ${card}${state.revealed[at] ? '' : ' (down)'}`,
      )
      .filter(Boolean)
      .join(', ')}`,
  ].join('\n')

/** Plays a turn that uses nothing: a card to the tower, the rest discarded down to two, the end of Story. */
export const idleTurn = (t: Table<Spellbound, SpellboundOption>, seat: Seat): void => {
  t.choose(seat, { do: 'send', card: t.state.zones.mageRow.find((card) => card !== 'fortuna-deck')! })
  while (!t.offers(seat, { do: 'endStory' })) {
    t.choose(seat, { do: 'discard', card: t.state.zones.mageRow.find((card) => card !== 'fortuna-deck')! })
  }
  t.choose(seat, { do: 'endStory' })
}
