import { cloneJson } from '@conclave/kernel'
import type {
  Avatar,
  BlackRose,
  Jinxed,
  LaidEvent,
  LaidRoom,
  Mage,
  Pile,
  Progress,
  Slot,
  Summoned,
} from './state.ts'
import { type School, schools } from './words/board.ts'

type Value = string | number | boolean | null

/**
 * Flat part of an object: it can be spread into a copy because it holds no objects. Whoever spreads a thing as flat has to name
 * its other fields one by one: a new one that is forgotten would be shared, and does not compile.
 */
type Flat<T> = { readonly [K in keyof T as T[K] extends Value ? K : never]: T[K] }

/** A copy of a list that holds no objects. */
const list = <T extends Value>(items: readonly T[]): T[] => items.slice()

const copyPile = ({ cards, seen }: Pile): Pile => ({ cards: list(cards), seen: list(seen) })

const copySlot = (slot: Slot): Slot => {
  const flat: Flat<Slot> = slot
  return { ...flat, sides: list(slot.sides) }
}

const copyRoom = (laid: LaidRoom): LaidRoom => {
  const flat: Flat<LaidRoom> = laid
  return { ...flat, cubes: list(laid.cubes) }
}

const copyDraft = (draft: Flat<Mage['draft']>): Mage['draft'] => ({ ...draft })

const copyProgress = ({ quest, marks }: Progress): Progress => ({ quest, marks: list(marks) })

const copyJinx = (jinx: Flat<Jinxed>): Jinxed => ({ ...jinx })

const copyMage = (mage: Mage): Mage => {
  const flat: Flat<Mage> = mage
  const copied: Mage = {
    ...flat,
    damage: list(mage.damage),
    hand: list(mage.hand),
    grimoire: copyPile(mage.grimoire),
    looking: list(mage.looking),
    memories: mage.memories,
    known: mage.known,
    sheet: list(mage.sheet),
    slots: {
      quick: copySlot(mage.slots.quick),
      first: copySlot(mage.slots.first),
      second: copySlot(mage.slots.second),
      third: copySlot(mage.slots.third),
    },
    quests: copyPile(mage.quests),
    completed: mage.completed,
    won: mage.won,
    rooms: mage.rooms,
    inhibited: mage.inhibited,
    draft: copyDraft(mage.draft),
    tally: { ...mage.tally },
    offered: mage.offered,
  }
  // What an edition does not have is absent in the copy, too.
  if (mage.toSolve !== undefined) copied.toSolve = list(mage.toSolve)
  if (mage.progress !== undefined) copied.progress = mage.progress.map(copyProgress)
  if (mage.jinxes !== undefined) copied.jinxes = mage.jinxes.map(copyJinx)
  return copied
}

const copyEvocation = (evocation: Summoned): Summoned => {
  const flat: Flat<Summoned> = evocation
  const copied: Summoned = { ...flat, damage: list(evocation.damage) }
  if (evocation.upgrades !== undefined) copied.upgrades = list(evocation.upgrades)
  return copied
}

const copyEvent = (event: Flat<LaidEvent> | null): LaidEvent | null => event && { ...event }

/** The Avatar and its decks. */
const copyAvatar = (avatar: Avatar): Avatar => {
  const flat: Flat<Avatar> = avatar
  return {
    ...flat,
    mage: copyMage(avatar.mage),
    decks: three(avatar.decks, copyPile),
    back: avatar.back,
    revealed: list(avatar.revealed),
  }
}

/** Parts for each of the schools that are on the table. */
const bySchool = <Part>(
  parts: { readonly [S in School]?: Part },
  copy: (part: Part) => Part,
): { [S in School]?: Part } => {
  const copied: { [S in School]?: Part } = {}
  for (const school of schools) {
    const part = parts[school]
    if (part !== undefined) copied[school] = copy(part)
  }
  return copied
}

const copyLibrary = (library: BlackRose['library']): BlackRose['library'] => ({
  ...bySchool(library, copyPile),
  forgotten: copyPile(library.forgotten),
})

type Three<T> = readonly [T, T, T]

const copyRose = (rose: BlackRose['rose']): BlackRose['rose'] => {
  const flat: Flat<BlackRose['rose']> = rose
  return { ...flat, trophies: list(rose.trophies), rooms: list(rose.rooms) }
}

const three = <T>([first, second, third]: Three<T>, copy: (item: T) => T): Three<T> => [
  copy(first),
  copy(second),
  copy(third),
]

/**
 * A copy that shares nothing with the original but what never changes in place: the rules of the table, questions, what has
 * happened, what lasts, tallies. Bots copy a state for every answer they think about; written out field by field that takes a
 * fraction of the time.
 */
export const copy = (state: BlackRose): BlackRose => {
  const flat: Flat<BlackRose> = state
  const copied: BlackRose = {
    ...flat,
    rules: state.rules,
    chance: cloneJson(state.chance),
    stack: cloneJson(state.stack),
    questions: state.questions,
    outcome: state.outcome,
    mages: state.mages.map(copyMage),
    rose: copyRose(state.rose),
    lodge: state.lodge.map(copyRoom),
    evocations: state.evocations.map(copyEvocation),
    library: copyLibrary(state.library),
    schoolDiscards: bySchool(state.schoolDiscards, list),
    gone: list(state.gone),
    questDecks: three(state.questDecks, copyPile),
    questDiscards: three(state.questDiscards, list),
    eventDecks: three(state.eventDecks, copyPile),
    eventDiscards: three(state.eventDiscards, list),
    events: state.events.map(copyEvent),
    drawn: copyEvent(state.drawn),
    lasting: state.lasting.slice(),
    news: state.news.slice(),
    totals: list(state.totals),
    contenders: list(state.contenders),
  }
  return state.avatar === undefined ? copied : { ...copied, avatar: copyAvatar(state.avatar) }
}
