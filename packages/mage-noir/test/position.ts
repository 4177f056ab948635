import { type Chosen, type Frame, frameOf, type ScriptedDraw, type Seat } from '@conclave/kernel'
import { type Part, scripted, type Table, table } from '@conclave/kernel/testing'
import { cardOf } from '../src/content/cards.ts'
import { mageNoir } from '../src/game.ts'
import { procedures } from '../src/procedures/index.ts'
import { setup } from '../src/setup.ts'
import {
  type BoardZone,
  type MageNoir,
  type MageNoirOption,
  type Phase,
  playerOf,
  settings,
  type TurnEffect,
} from '../src/state.ts'
import { arrive } from '../src/table/arrive.ts'
import { bagOf, elements, emptyBag, type Mana, manaOf } from '../src/words/mana.ts'
import { lawful } from './lawful.ts'

export type Duel = Table<MageNoir, MageNoirOption>

/** The active player of the vectors, and her opponent. */
export const [P, O] = [0, 1] as const

/** Mana as the rules write it: `Ve3 Wa1` in a bag, `Ai Fi` in a pile. */
const codes = { air: 'Ai', fire: 'Fi', water: 'Wa', vegetal: 'Ve', mineral: 'Mi', arcane: 'Ar' } as const

/** `'Ve3 Wa1'` as Mana; what stands there twice is added up. */
const mana = (text: string): Mana => {
  const found: { [E in (typeof elements)[number]]?: number } = {}
  for (const part of text.split(' ').filter(Boolean)) {
    const element = elements.find((each) => codes[each] === part.slice(0, 2))!
    found[element] = (found[element] ?? 0) + (part.length > 2 ? Number(part.slice(2)) : 1)
  }
  return found
}

/** A pile written Mana by Mana, `'Ai Ai Fi'`. */
const pile = (text: string): number[] => {
  const bag = emptyBag()
  for (const part of text.split(' ').filter(Boolean)) {
    const at = elements.findIndex((each) => codes[each] === part)
    if (at < 0) throw new Error(`'${part}' is no Mana`)
    bag[at] = bag[at]! + 1
  }
  return bag
}

/** A card on the board as a test writes it: with its printed cost and life unless told. */
type Laid =
  | string
  | { readonly card: string; readonly locked?: string; readonly life?: number; readonly ignored?: number }

export interface Side {
  readonly life?: number
  readonly reserve?: string
  readonly hand?: readonly string[]
  /** Cards in hand that the other player has seen. */
  readonly shown?: readonly string[]
  /** Top first. */
  readonly deck?: readonly string[]
  /** Bottom first. */
  readonly discard?: readonly string[]
  readonly prepared?: readonly Laid[]
  readonly channelled?: readonly Laid[]
  /** Permanents, equipment and rituals. */
  readonly play?: readonly Laid[]
  /** True if the player is a Mage Noir by a Rite of Passage. */
  readonly mn?: boolean
}

export interface Position {
  readonly active?: Seat
  readonly turn?: number
  readonly at?: 'start' | 'draw' | 'gather' | 'take' | 'main' | 'end'
  readonly p?: Side
  readonly o?: Side
  /** `'Ai Fi / Wa'`. */
  readonly ether?: string
  readonly turnEffects?: readonly TurnEffect[]
  readonly rulings?: Partial<MageNoir['rulings']>
  readonly chance?: readonly ScriptedDraw[]
  /** Without the Droplet in preparation that keeps the main phase of the active player open. */
  readonly bare?: boolean
}

export const defaults = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, setting.default]),
) as unknown as Chosen<typeof settings>

const steps = {
  start: 'begin',
  draw: 'beforeDraw',
  gather: 'beforeGather',
  take: 'beforeTake',
  main: 'end',
  end: 'over',
} as const

const frame = (procedure: string, step?: string): Frame => {
  const made = frameOf({ procedures }, procedure, {})
  if (step !== undefined) made.step = step
  return made
}

const stackAt = (at: NonNullable<Position['at']>): Frame[] => {
  const base = [frame('match', 'turn'), frame('turn', steps[at])]
  if (at === 'main') return [...base, frame('mainPhase')]
  return at === 'end' ? [...base, frame('endOfTurn')] : base
}

const layCards = (state: MageNoir, seat: Seat, cards: readonly Laid[], zone?: BoardZone): void => {
  for (const laid of cards) {
    const wanted = typeof laid === 'string' ? { card: laid } : laid
    const locked =
      wanted.locked === undefined ? cardOf(wanted.card).price.slice() : bagOf(mana(wanted.locked))
    const on = arrive(state, seat, wanted.card, locked)
    if (zone !== undefined) on.zone = zone
    if (wanted.life !== undefined) on.life = wanted.life
    if (wanted.ignored !== undefined) on.ignored = wanted.ignored
  }
}

const laySide = (state: MageNoir, seat: Seat, side: Side): void => {
  const player = playerOf(state, seat)
  const deck = (side.deck ?? Array<string>(10).fill('droplet')).toReversed()
  player.piles.length = 0
  player.life = side.life ?? 20
  player.deck.splice(0, player.deck.length, ...deck)
  player.seen.splice(0, player.seen.length, ...deck.map(() => 0))
  player.hand.push(...(side.hand ?? []).toSorted())
  player.shown.push(...(side.shown ?? []).toSorted())
  player.discard.push(...(side.discard ?? []))
  player.reserve.splice(0, 6, ...bagOf(mana(side.reserve ?? '')))
  if (side.mn === true) layCards(state, seat, ['rite-of-passage'])
  layCards(state, seat, side.play ?? [])
  layCards(state, seat, side.channelled ?? [], 'channelled')
  layCards(state, seat, side.prepared ?? [], 'prepared')
}

/** Section 12: P is active in her main phase, both have 20 life, nothing else is there; decks hold ten Droplets. */
export const positionOf = (position: Position = {}): MageNoir => {
  const state = setup(defaults, 2, { kind: 'swift', a: 1, b: 2, c: 3, d: 4 })
  const at = position.at ?? 'main'
  const phase: Phase = at
  const [left = '', right = ''] = (position.ether ?? ' / ').split('/')
  Object.assign(state, {
    chance: scripted(position.chance ?? []),
    stack: stackAt(at),
    barrier: 0,
    turn: position.turn ?? 5,
    active: position.active ?? P,
    phase,
    turnEffects: (position.turnEffects ?? []).slice(),
    rulings: { ...state.rulings, ...position.rulings },
    ether: [pile(left), pile(right)],
  })
  laySide(state, P, position.p ?? {})
  laySide(state, O, position.o ?? {})
  // A lone answer is given by itself: with nothing else to do, the turn would end before a test can look.
  if (at === 'main' && position.bare !== true) layCards(state, state.active, ['droplet'], 'prepared')
  return state
}

/** Lays out a position and runs it to its first question. */
export const lay = (position: Position = {}): Duel =>
  table(mageNoir, positionOf(position), { show: describePosition, lawful })

/** Answers that the vectors leave open: Mana in the order of the elements, to the left; nothing redirected; triggers in order. */
const usual: { readonly [kind: string]: Part<MageNoirOption> | 'first' } = {
  batch: 'first',
  release: 'first',
  protect: { do: 'accept' },
  order: { do: 'inOrder' },
  window: { do: 'pass' },
}

/** Answers what a test does not care about. */
export const usually = (t: Duel): void => {
  for (;;) {
    const asked = t.state.questions.find(({ kind }) => Object.hasOwn(usual, kind))
    if (asked === undefined) return
    const answer = usual[asked.kind]!
    t.choose(asked.seat, answer === 'first' ? (t.options(asked.seat)[0] as Part<MageNoirOption>) : answer)
  }
}

/** Gives these answers one after the other, and what is usual in between. */
export const play = (t: Duel, seat: Seat, ...answers: readonly Part<MageNoirOption>[]): void => {
  for (const answer of answers) {
    t.choose(seat, answer)
    usually(t)
  }
}

export const at = (seat: Seat) => ({ do: 'player', seat }) as const
export const activate = (card: string) => ({ do: 'activate', card }) as const
export const prepare = (card: string) => ({ do: 'prepare', card }) as const
export const on = (card: string) => ({ do: 'card', card }) as const

/** Lays out a position and answers what is usual before the test begins. */
export const began = (position: Position): Duel => {
  const t = lay(position)
  usually(t)
  return t
}

const life = (t: Duel, seat: Seat): number => playerOf(t.state, seat).life
export const lives = (t: Duel): [number, number] => [life(t, P), life(t, O)]

/** The life of the oldest permanent of this name, or undefined when there is none. */
export const lifeOf = (t: Duel, seat: Seat, card: string): number | undefined =>
  playerOf(t.state, seat).board.find((each) => each.card === card)?.life

const written = (bag: readonly number[]): string =>
  Object.entries(manaOf(bag))
    .map(([element, count]) => `${codes[element as keyof typeof codes]}${count}`)
    .join(' ')

export const reserve = (t: Duel, seat: Seat): string => written(playerOf(t.state, seat).reserve)

/** The Mana under the oldest card of this name. */
export const locked = (t: Duel, seat: Seat, card: string): string | undefined => {
  const found = playerOf(t.state, seat).board.find((each) => each.card === card)
  return found === undefined ? undefined : written(found.locked)
}

/** The ether Mana by Mana: `'Ai Fi / Wa'`. */
export const ether = (t: Duel): string =>
  t.state.ether
    .map((bag) =>
      elements.flatMap((element, each) => Array<string>(bag[each]!).fill(codes[element])).join(' '),
    )
    .join(' / ')

export const etherSize = (t: Duel): number => t.state.ether.flat().reduce((sum, count) => sum + count, 0)

/** The cards of a player in a zone of the board, oldest first. */
const zone = (t: Duel, seat: Seat, ...zones: readonly BoardZone[]): string[] =>
  playerOf(t.state, seat)
    .board.filter((each) => zones.includes(each.zone))
    .map(({ card }) => card)

/** Without the Droplet that `positionOf` lays down. */
export const prepared = (t: Duel, seat: Seat): string[] =>
  zone(t, seat, 'prepared').filter((card) => card !== 'droplet')
export const channelled = (t: Duel, seat: Seat): string[] => zone(t, seat, 'channelled')
export const inPlay = (t: Duel, seat: Seat): string[] => zone(t, seat, 'permanents', 'equipment', 'rituals')
export const hand = (t: Duel, seat: Seat): string[] => {
  const player = playerOf(t.state, seat)
  return [...player.hand, ...player.shown].toSorted()
}
export const discardPile = (t: Duel, seat: Seat): string[] => playerOf(t.state, seat).discard.slice()
/** Top first. */
export const deck = (t: Duel, seat: Seat): string[] => playerOf(t.state, seat).deck.toReversed()

/** The position in a few lines, for failures. */
const describePosition = (state: MageNoir): string =>
  [
    `turn ${state.turn}, ${state.phase}, active ${state.active}, ether ${state.ether.map(written).join(' / ')}`,
    ...state.players.map(
      (player, seat) =>
        `seat ${seat}: life ${player.life}, reserve ${written(player.reserve)}, hand ${[...player.hand, ...player.shown].join(' ')}, ` +
        `discard ${player.discard.join(' ')}, board ${player.board.map((each) => `${each.card}@${each.n}(${each.zone} ${written(each.locked)} ${each.life})`).join(' ')}`,
    ),
  ].join('\n')
