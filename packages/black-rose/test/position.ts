import { type Frame, frameOf, type ScriptedDraw, type Seat, swift } from '@conclave/kernel'
import { type Part, scripted, type Table, table } from '@conclave/kernel/testing'
import { contentAt, evocationCard, mageSheetOf, questOf, spellOf } from '../src/content/content.ts'
import { blackRoseIn } from '../src/game.ts'
import { procedures } from '../src/procedures/index.ts'
import { setupOf } from '../src/setup.ts'
import {
  type BlackRose,
  type BlackRoseOption,
  cell,
  editionOf,
  mageOf,
  type Owner,
  type Rules,
  rose,
  settings,
} from '../src/state.ts'
import { avatarOf, showBack } from '../src/table/action-deck.ts'
import { assignUmbra } from '../src/table/assigned.ts'
import { cellsOf } from '../src/table/cells.ts'
import { putCubes } from '../src/table/cubes.ts'
import { eventDeckNow } from '../src/table/events.ts'
import { bringIn } from '../src/table/evocations.ts'
import { hexOf, laidAt } from '../src/table/lodge.ts'
import { damageOn, evocationModel, evocationOf } from '../src/table/models.ts'
import { allBits, bitOf, insert, putTop, takeOut } from '../src/table/piles.ts'
import { deckOfSchool } from '../src/table/schools.ts'
import { layIn } from '../src/table/sheet.ts'
import { attach } from '../src/table/upgrades.ts'
import {
  blackRoseRoom,
  type EditionId,
  type EvocationKind,
  type JinxKind,
  type MageName,
  type Moon,
  mageNames,
  type Phase,
  type School,
  type Side,
  type SlotName,
  schools,
  type UpgradeKind,
} from '../src/words/board.ts'
import { lawful } from './lawful.ts'

export type Board = Table<BlackRose, BlackRoseOption>
export type Answer = Part<BlackRoseOption>

/** A spell in a slot: light side up and ready unless it says otherwise, `'fireball dark'`, `'blade-wall active'`. */
type Laid = string

/** Cubes by owner: seats, or `rose`. */
export type Cubes = { readonly [owner: number]: number; readonly rose?: number }

/** So much damage that a mage of Rebirth has so many free spaces left. */
export const allBut = (free: number, name: MageName): number => mageSheetOf('rebirth', name).health - free

export interface MageSetup {
  readonly mage?: MageName
  readonly school?: School
  /** A room, or `cell`. */
  readonly at?: string
  readonly power?: number
  readonly damage?: Cubes
  readonly reserve?: number
  readonly hand?: readonly string[]
  /** Top first. */
  readonly grimoire?: readonly string[]
  readonly memories?: readonly string[]
  readonly quick?: Laid
  readonly first?: Laid
  readonly second?: Laid
  readonly third?: Laid
  readonly actions?: number
  readonly quests?: readonly string[]
  readonly completed?: readonly string[]
  readonly won?: readonly Seat[]
  readonly rooms?: readonly string[]
  readonly aside?: number
  readonly evocations?: readonly {
    readonly kind: EvocationKind
    readonly at: string
    readonly damage?: Cubes
    readonly upgrades?: readonly UpgradeKind[]
  }[]
  /** Only Rebirth: quests that can be solved, jinxes, and umbras with who has assigned them. */
  readonly toSolve?: readonly string[]
  readonly jinxes?: readonly JinxKind[]
  readonly umbras?: readonly { readonly kind: EvocationKind; readonly by: Owner }[]
}

/** The Avatar of a position: where it is, what it has taken, and what it has and plays. */
export interface AvatarSetup {
  readonly mage?: MageName
  /** A room, or `cell`; the Black Rose Room unless it says otherwise. */
  readonly at?: string
  readonly after?: Seat
  readonly damage?: Cubes
  /** The top of the deck of the moon, first what is revealed first. */
  readonly deck?: readonly string[]
  readonly revealed?: readonly string[]
  readonly cards?: number
  readonly jinxes?: readonly JinxKind[]
  readonly umbras?: NonNullable<MageSetup['umbras']>
  readonly evocations?: NonNullable<MageSetup['evocations']>
}

export interface Position {
  readonly edition?: EditionId
  /** Only Rebirth; an apprentice unless `rules` says otherwise. */
  readonly avatar?: AvatarSetup
  /** One to four mages, from seat 0 on. */
  readonly mages: readonly MageSetup[]
  readonly phase?: Phase | 'scoring'
  /** An extra round (BRW-OPT.4): the totals it began with, and who can win. */
  readonly extra?: { readonly totals: readonly number[]; readonly contenders: readonly Seat[] }
  readonly active?: Seat
  readonly crown?: Seat
  readonly moon?: Moon
  readonly round?: number
  readonly rosePower?: number
  readonly roseReserve?: number
  readonly roseTrophies?: readonly Seat[]
  readonly roseRooms?: readonly string[]
  /** Rooms that lie elsewhere than in the order of the rules: they change places with what is there. */
  readonly rooms?: { readonly [room: string]: number }
  readonly cubes?: { readonly [room: string]: Cubes }
  readonly dark?: readonly string[]
  readonly destroyed?: readonly string[]
  /** Rooms of the Lodge that are rebuilt, where it begins in ruins. */
  readonly rebuilt?: readonly string[]
  /** The events on the three slots. */
  readonly events?: readonly (string | null)[]
  /** The top of the event deck, the quest deck and the school decks, first what is drawn first. */
  readonly nextEvents?: readonly string[]
  readonly nextQuests?: readonly string[]
  readonly library?: { readonly [S in School | 'forgotten']?: readonly string[] }
  readonly rules?: Partial<Rules>
  /** Only Rebirth: other schools and mages than those of its box. */
  readonly mix?: { readonly schools: string; readonly mages: string }
  readonly chance?: readonly ScriptedDraw[]
}

const defaults = Object.fromEntries(
  Object.entries(settings).map(([name, setting]) => [name, setting.default]),
) as unknown as Parameters<ReturnType<typeof setupOf>>[0]

/** Takes a spell from wherever it lies in the Library; a personal one is just made. */
const takeSpell = (state: BlackRose, id: string): string => {
  const { school } = spellOf(state.rules.edition, id)
  if (school !== 'personal') takeOut(deckOfSchool(state, school), id)
  return id
}

const ownerOf = (name: string): Owner => (name === 'rose' ? rose : Number(name))

const putAll = (state: BlackRose, cubes: Cubes | undefined, onto: Owner[]): void => {
  for (const [name, count] of Object.entries(cubes ?? {})) putCubes(state, ownerOf(name), onto, Number(count))
}

const slots = ['quick', 'first', 'second', 'third'] as const

const laySpell = (state: BlackRose, seat: Seat, slot: SlotName, laid: Laid | undefined): void => {
  if (laid === undefined) return
  const words = laid.split(' ')
  const id = takeSpell(state, words[0]!)
  const mage = mageOf(state, seat)
  const side: Side = words.includes('dark') ? 'dark' : 'light'
  layIn(mage, slot, id)
  if (side === 'dark') mage.slots[slot].sides.sort()
  if (words.includes('used')) {
    mage.slots[slot].status = 'used'
    mage.slots[slot].seen = (1 << state.seats) - 1
  }
  if (!words.includes('active')) return
  const { roomTrap, sides } = spellOf(state.rules.edition, id)
  const type = roomTrap === null ? sides[side]!.type : 'trap'
  if (type !== 'trap' && type !== 'protection') throw new Error(`'${laid}' cannot be active`)
  mage.slots[slot].status = 'active'
  mage.slots[slot].marker = type
}

const stackPile = (pile: { cards: string[]; seen: number[] }, top: readonly string[]): void => {
  for (const card of top.toReversed()) {
    takeOut(pile, card)
    putTop(pile, card, 0)
  }
}

const namesIn = ({ rules }: BlackRose): readonly MageName[] =>
  rules.edition === 'rebirth' ? [...contentAt(rules).mages.keys()] : mageNames
const schoolsIn = ({ rules }: BlackRose): readonly School[] =>
  rules.edition === 'rebirth' ? contentAt(rules).schools : schools

const layMage = (state: BlackRose, seat: Seat, setup: MageSetup): void => {
  const mage = mageOf(state, seat)
  const { edition } = state.rules
  mage.name = setup.mage ?? namesIn(state)[seat]!
  mage.school = setup.school ?? schoolsIn(state)[seat]!
  mage.colour = (['azure', 'amber', 'jade', 'coral'] as const)[seat]!
  mage.cellAt = cellsOf(state)[seat]![0]!
  mage.place = setup.at === undefined || setup.at === 'cell' ? cell : hexOf(state, setup.at)
  mage.power = setup.power ?? 0
  mage.actions = setup.actions ?? 2
  mage.aside = setup.aside ?? 0
  for (const card of setup.hand ?? []) insert(mage.hand, takeSpell(state, card))
  for (const card of (setup.grimoire ?? []).toReversed()) putTop(mage.grimoire, takeSpell(state, card), 0)
  mage.memories = [...mage.memories, ...(setup.memories ?? []).map((card) => takeSpell(state, card))]
  for (const slot of slots) laySpell(state, seat, slot, setup[slot])
  for (const quest of setup.quests ?? []) {
    takeOut(state.questDecks[questOf(edition, quest).moon - 1]!, quest)
    putTop(mage.quests, quest, editionOf(state).openQuests ? allBits(state) : bitOf(seat))
  }
  for (const quest of setup.toSolve ?? []) {
    takeOut(state.questDecks[questOf(edition, quest).moon - 1]!, quest)
    mage.toSolve!.push(quest)
  }
  if (setup.jinxes !== undefined) mage.jinxes = setup.jinxes.map((kind) => ({ kind, cubes: 0 }))
  for (const { kind, by } of setup.umbras ?? []) assignUmbra(state, seat, kind, by)
  for (const quest of setup.completed ?? []) {
    takeOut(state.questDecks[questOf(edition, quest).moon - 1]!, quest)
    mage.completed = [...mage.completed, quest]
  }
  mage.won = (setup.won ?? []).slice()
  for (const whom of mage.won) mageOf(state, whom).trophies--
  mage.rooms = (setup.rooms ?? []).slice()
  for (const room of mage.rooms) ruin(state, room)
  for (const { kind, at, upgrades } of setup.evocations ?? []) {
    const { health } = evocationCard(edition, kind)
    const model = bringIn(state, seat, kind, hexOf(state, at), health)
    for (const upgrade of upgrades ?? []) attach(state, model, upgrade)
  }
}

const layAvatar = (state: BlackRose, setup: AvatarSetup): void => {
  const avatar = avatarOf(state)
  const { mage } = avatar
  const taken = state.mages.map(({ name }) => name)
  mage.name = setup.mage ?? namesIn(state).find((name) => !taken.includes(name))!
  mage.place = setup.at === 'cell' ? cell : hexOf(state, setup.at ?? blackRoseRoom)
  avatar.after = setup.after ?? state.seats - 1
  avatar.cards = setup.cards ?? 0
  const deck = avatar.decks[state.moon - 1]!
  stackPile(deck, [...(setup.revealed ?? []), ...(setup.deck ?? [])])
  for (const card of setup.revealed ?? []) takeOut(deck, card)
  avatar.revealed = (setup.revealed ?? []).slice()
  showBack(state)
  if (setup.jinxes !== undefined) mage.jinxes = setup.jinxes.map((kind) => ({ kind, cubes: 0 }))
  for (const { kind, by } of setup.umbras ?? []) assignUmbra(state, rose, kind, by)
  for (const { kind, at } of setup.evocations ?? [])
    bringIn(state, rose, kind, hexOf(state, at), evocationCard(state.rules.edition, kind).health)
}

const layCubes = (state: BlackRose, seat: Owner, setup: Pick<MageSetup, 'damage' | 'evocations'>): void => {
  putAll(state, setup.damage, mageOf(state, seat).damage)
  const own = state.evocations.filter(({ owner }) => owner === seat)
  for (const [at, { damage }] of (setup.evocations ?? []).entries())
    putAll(state, damage, damageOn(state, evocationModel(own[at]!.n)))
}

/** Cubes that are wanted out of reach lie in a room that takes as many as one likes. */
const shrinkReserve = (state: BlackRose, owner: Owner, reserve: number | undefined): void => {
  if (reserve === undefined) return
  const holder = owner === rose ? state.rose : mageOf(state, owner)
  const spare = holder.reserve - reserve
  for (let each = 0; each < spare; each++) laidAt(state, 0).cubes.push(owner)
  holder.reserve = reserve
}

const ruin = (state: BlackRose, room: string): void => {
  laidAt(state, hexOf(state, room)).destroyed = true
  laidAt(state, hexOf(state, room)).token = 'none'
}

const layLodge = (state: BlackRose, position: Position): void => {
  const ids = [...contentAt(state.rules).rooms.keys()]
  const wanted = ids.slice()
  for (const [room, at] of Object.entries(position.rooms ?? {})) {
    const from = wanted.indexOf(room)
    wanted[from] = wanted[at]!
    wanted[at] = room
  }
  const isRuin = (room: string): boolean =>
    editionOf(state).lodgeIsRuined && !(position.rebuilt ?? []).includes(room)
  const isShut = (room: string): boolean =>
    room === 'black-rose-room' && (position.moon ?? 1) === 1 && !editionOf(state).lodgeIsRuined
  state.lodge.splice(
    0,
    wanted.length,
    ...wanted.map((room) => ({
      room,
      token: isRuin(room) || isShut(room) ? ('none' as const) : ('bright' as const),
      destroyed: isRuin(room),
      cubes: [],
      blocked: false,
    })),
  )
  for (const room of position.dark ?? []) laidAt(state, hexOf(state, room)).token = 'dark'
  for (const room of [...(position.destroyed ?? []), ...(position.roseRooms ?? [])]) ruin(state, room)
}

const frame = (procedure: string, locals: object, step?: string): Frame => {
  const made = frameOf({ procedures }, procedure, locals)
  if (step !== undefined) made.step = step
  return made
}

const stackAt = (state: BlackRose, phase: NonNullable<Position['phase']>): Frame[] => {
  const base = frame('match', {}, 'check')
  const inRound = (then: string, procedure: string, locals: object) => [
    base,
    frame('round', {}, then),
    frame(procedure, locals),
  ]
  switch (phase) {
    case 'opening':
      return [frame('match', {}, 'round'), frame('opening', { at: 0 })]
    case 'blackRose':
      return inRound('study', 'blackRosePhase', { left: [] })
    case 'study':
      return inRound('preparation', 'studyPhase', { left: [] })
    case 'preparation':
      return inRound('action', 'preparation', {})
    case 'action':
      return inRound('evocation', 'actionPhase', { seat: state.active, idle: 0 })
    case 'evocation':
      return inRound('cleanUp', 'evocationPhase', { left: [] })
    case 'cleanUp':
      return inRound('end', 'cleanUp', { left: [] })
    case 'scoring':
      return [frame('match', {}, 'round'), frame('scoring', {})]
  }
}

/** A position as a test describes it. What is not mentioned is empty or as after the setup. */
export const positionOf = (position: Position): BlackRose => {
  const edition = position.edition ?? '1.6'
  const avatar = position.avatar === undefined ? 'none' : 'apprentice'
  const state = setupOf(edition)(
    { ...defaults, avatar, ...position.mix },
    position.mages.length,
    swift('position'),
  )
  const phase = position.phase ?? 'action'
  Object.assign(state, {
    chance: position.chance === undefined ? swift('luck') : scripted(position.chance),
    barrier: 0,
    rules: { ...state.rules, ...position.rules },
    round: position.round ?? 3,
    phase: phase === 'scoring' ? 'cleanUp' : phase,
    moon: position.moon ?? 1,
    crown: position.crown ?? 0,
    first: position.crown ?? 0,
    active: position.active ?? position.crown ?? 0,
  })
  if (position.extra !== undefined)
    Object.assign(state, {
      extraRound: 1,
      totals: [...position.extra.totals],
      contenders: [...position.extra.contenders],
    })
  state.rose.power = position.rosePower ?? 0
  state.rose.trophies.push(...(position.roseTrophies ?? []))
  state.rose.rooms.push(...(position.roseRooms ?? []))
  layLodge(state, position)
  position.mages.forEach((setup, seat) => {
    layMage(state, seat, setup)
  })
  if (position.avatar !== undefined) layAvatar(state, position.avatar)
  position.mages.forEach((setup, seat) => {
    layCubes(state, seat, setup)
  })
  if (position.avatar !== undefined) layCubes(state, rose, position.avatar)
  for (const [room, cubes] of Object.entries(position.cubes ?? {}))
    putAll(state, cubes, laidAt(state, hexOf(state, room)).cubes)
  position.mages.forEach((setup, seat) => {
    shrinkReserve(state, seat, setup.reserve)
  })
  shrinkReserve(state, rose, position.roseReserve)
  ;(position.events ?? []).forEach((card, at) => {
    if (card === null) return
    takeOut(state.eventDecks.find(({ cards }) => cards.includes(card))!, card)
    state.events[at] = { card, drawer: 0, colour: null, spent: false }
  })
  stackPile(state.eventDecks[eventDeckNow(state)]!, position.nextEvents ?? [])
  stackPile(state.questDecks[state.moon - 1]!, position.nextQuests ?? [])
  for (const [school, top] of Object.entries(position.library ?? {}))
    stackPile(deckOfSchool(state, school as School), top)
  state.news = []
  for (const mage of state.mages) mage.tally.round = {}
  for (const mage of state.mages) mage.tally.match = {}
  for (const mage of state.mages) mage.tally.activation = {}
  state.stack.splice(0, state.stack.length, ...stackAt(state, phase))
  return state
}

const describe = (state: BlackRose): string =>
  [
    `round ${state.round}, ${state.phase}, moon ${state.moon}, active ${state.active}, rose ${state.rose.power}`,
    ...state.mages.map(
      (mage, seat) =>
        `seat ${seat} ${mage.name} at ${mage.place === cell ? 'cell' : laidAt(state, mage.place).room}, power ${mage.power}, damage ${mage.damage.join('')}, hand ${mage.hand.join(' ')}, sheet ${mage.sheet.join(' ')}`,
    ),
    state.evocations.map(({ n, kind, place }) => `${kind}@${n} in ${laidAt(state, place).room}`).join(', '),
  ].join('\n')

/** Lays out a position, changes what it cannot say, and runs it to its first question. */
export const lay = (position: Position, change: (state: BlackRose) => void = () => {}): Board => {
  const state = positionOf(position)
  change(state)
  return table(blackRoseIn(position.edition ?? '1.6'), state, { show: describe, lawful })
}

/** Seat that can do nothing but pass in the windows that are open. */
const loneWindow = (t: Board): Seat | undefined =>
  t.state.questions.find(
    ({ seat, kind, manner }) =>
      manner === 'window' && (kind === 'react' || kind === 'completeQuest') && t.options(seat).length === 1,
  )?.seat

/** Lets those pass who can do nothing else. */
export const passIdle = (t: Board): void => {
  for (let seat = loneWindow(t); seat !== undefined; seat = loneWindow(t)) t.choose(seat, { do: 'pass' })
}

/** Gives these answers one after the other; whoever can only pass passes in between. */
export const play = (t: Board, seat: Seat, ...answers: readonly Answer[]): void => {
  passIdle(t)
  for (const answer of answers) {
    t.choose(seat, answer)
    passIdle(t)
  }
}

// Answers.
export const to = (room: string): Answer => ({ do: 'room', room })
export const at = (seat: Seat): Answer => ({ do: 'target', seat })
export const on = (kind: EvocationKind): Answer => ({ do: 'evocation', kind })
export const stop: Answer = { do: 'stop' }
export const pass: Answer = { do: 'pass' }
export const activate: Answer = { do: 'activate' }
export const trigger = (card: string): Answer => ({ do: 'trigger', card })
export const move: Answer = { do: 'move' }
export const attack: Answer = { do: 'attack' }
export const castNext: Answer = { do: 'castNext' }
export const castQuick: Answer = { do: 'castQuick' }
export const endActivation: Answer = { do: 'end' }
export const before: Answer = { do: 'before' }
export const after: Answer = { do: 'after' }

// What a test looks at.
export const mage = (t: Board, seat: Seat) => mageOf(t.state, seat)
export const place = (t: Board, seat: Seat): string =>
  mage(t, seat).place === cell ? 'cell' : laidAt(t.state, mage(t, seat).place).room
export const cubesOn = (t: Board, seat: Seat, owner: Owner): number =>
  mage(t, seat).damage.filter((each) => each === owner).length
export const cubesIn = (t: Board, room: string, owner: Owner): number =>
  laidAt(t.state, hexOf(t.state, room)).cubes.filter((each) => each === owner).length
export const token = (t: Board, room: string): string => laidAt(t.state, hexOf(t.state, room)).token
export const powers = (t: Board): number[] => t.state.mages.map(({ power }) => power)
/** The rooms of a mage's evocations of a kind. */
export const evocationRooms = (t: Board, seat: Seat, kind: EvocationKind): string[] =>
  t.state.evocations
    .filter((each) => each.owner === seat && each.kind === kind)
    .map((each) => laidAt(t.state, each.place).room)
/** Number of an owner's cubes on the first evocation of a kind. */
export const cubesOnEvocation = (t: Board, kind: EvocationKind, owner: Owner): number => {
  const found = t.state.evocations.find((each) => each.kind === kind)
  const cubes = found === undefined ? [] : (evocationOf(t.state, evocationModel(found.n))?.damage ?? [])
  return cubes.filter((each) => each === owner).length
}
