import { type Seat, tell } from '@conclave/kernel'
import { questOf, spellOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, cell, mageOf, type Occurrence, type Progress } from '../state.ts'
import type { RoomColour } from '../words/board.ts'
import type { Deed, Task } from '../words/card.ts'
import { colourAt, laidAt } from './lodge.ts'
import { evocationsOf, isMage, mageModel, seatOf } from './models.ts'
import { notice } from './notice.ts'
import { drop, takeOut } from './piles.ts'

// [REB-QST.3] Open quests: whoever does what one asks for puts a cube on it.

type Spaces = Extract<Task, { task: 'spaces' }>

/** Details of a deed, as far as quests ask for different ones. */
interface Done {
  readonly colour?: RoomColour | null
  readonly room?: string
  readonly mage?: string
  readonly element?: string
}

/** Counts as whichever is asked for, again and again (REB-C.30). */
const anyOne = 'any'

const none: readonly Done[] = []
const once: readonly Done[] = [{}]

const inRoom = (state: BlackRose, at: number): Done =>
  at === cell ? {} : { colour: colourAt(state, at), room: laidAt(state, at).room }

type OccurrenceOf<W extends Occurrence['what']> = Extract<Occurrence, { what: W }>

const isActivated = (
  state: BlackRose,
  where: Extract<Deed, { deed: 'activate' }>['where'],
  { room, rebuilt }: OccurrenceOf<'activates'>,
): boolean => {
  if (where === 'any') return true
  if (where === 'rebuilt') return rebuilt === true
  if (typeof where === 'object') return laidAt(state, room).room === where.room
  return colourAt(state, room) === where
}

/** A spell that is cast face down shows its type alone: its element and that it is Forgotten count when it is revealed. */
const isCast = (
  state: BlackRose,
  what: Extract<Deed, { deed: 'cast' }>['what'],
  occurrence: OccurrenceOf<'casts' | 'triggers'>,
): boolean => {
  const { type, element, card } = occurrence
  switch (what) {
    case 'any':
      return occurrence.what === 'casts'
    case 'reaction':
      return occurrence.what === 'casts' && (type === 'trap' || type === 'protection')
    case 'combat':
    case 'contingency':
    case 'protection':
    case 'trap':
      return occurrence.what === 'casts' && type === what
    case 'forgotten':
      return card !== '' && spellOf(state.rules.edition, card).school === 'forgotten'
    default:
      return element === what || element === anyOne
  }
}

/** Of each time that an occurrence is this deed of this mage, what it was done with. */
const timesOf = (
  state: BlackRose,
  seat: Seat,
  { deed, different }: Spaces,
  occurrence: Occurrence,
): readonly Done[] => {
  switch (deed.deed) {
    case 'activate':
      return occurrence.what === 'activates' &&
        occurrence.seat === seat &&
        isActivated(state, deed.where, occurrence)
        ? [inRoom(state, occurrence.room)]
        : none
    case 'cast': {
      if (occurrence.what !== 'casts' && occurrence.what !== 'triggers') return none
      if (occurrence.seat !== seat) return none
      // Of a spell that is cast face down nobody sees the element: it counts when it is revealed.
      const counts =
        different === 'element' ? occurrence.element !== '' : isCast(state, deed.what, occurrence)
      return counts ? [{ element: occurrence.element }] : none
    }
    case 'hit':
      return occurrence.what === 'damaged' &&
        occurrence.by === seat &&
        occurrence.amount > 0 &&
        occurrence.put > 0 &&
        isMage(occurrence.model) &&
        seatOf(occurrence.model) !== seat
        ? [{ mage: occurrence.model }]
        : none
    case 'attack':
      return occurrence.what === 'attacks' && occurrence.seat === seat && occurrence.model === mageModel(seat)
        ? once
        : none
    case 'evocationAttack':
      return occurrence.what === 'attacks' && occurrence.seat === seat && !isMage(occurrence.model)
        ? once
        : none
    case 'trophy':
      return occurrence.what === 'trophy' && occurrence.seat === seat ? once : none
    case 'place':
      return occurrence.what === 'places' && occurrence.seat === seat
        ? Array.from({ length: occurrence.count }, () => inRoom(state, occurrence.room))
        : none
    case 'convert':
      return occurrence.what === 'converts' && occurrence.seat === seat
        ? Array.from({ length: occurrence.count }, () => ({}))
        : none
    // [REB-G.6] Only own moves and places count as moving.
    case 'enter':
      return occurrence.what === 'enters' &&
        occurrence.model === mageModel(seat) &&
        occurrence.by === seat &&
        (deed.where === 'any' || laidAt(state, occurrence.room).room === deed.where.room)
        ? [inRoom(state, occurrence.room)]
        : none
    case 'summon':
      return occurrence.what === 'summons' && occurrence.seat === seat ? once : none
    case 'trigger':
      return occurrence.what === 'triggers' && occurrence.seat === seat ? once : none
    case 'threeEvocations':
      return occurrence.what === 'endsActivation' &&
        occurrence.seat === seat &&
        evocationsOf(state, seat).length >= 3
        ? once
        : none
    // These are no occurrences: Clean-up counts them (`countDeed`).
    case 'lead':
    case 'crown':
      return none
  }
}

const spacesIn = (state: BlackRose, quest: string): Spaces | null => {
  const { task } = questOf(state.rules.edition, quest)
  return task.task === 'spaces' ? task : null
}

/** Number of cubes that complete a quest. Different mages are at most as many as there are others. */
export const spacesOf = (state: BlackRose, quest: string): number => {
  const task = spacesIn(state, quest)
  if (task === null) return 0
  const others = state.seats - 1 + (state.avatar === undefined ? 0 : 1)
  return task.different === 'mage' ? Math.min(task.count, Math.max(1, others)) : task.count
}

/** The cubes on a quest of a mage's. */
export const marksOn = (state: BlackRose, seat: Seat, quest: string): readonly string[] =>
  mageOf(state, seat).progress?.find((each) => each.quest === quest)?.marks ?? []

const progressOn = (state: BlackRose, seat: Seat, quest: string): Progress => {
  const { progress } = mageOf(state, seat)
  const known = progress!.find((each) => each.quest === quest)
  if (known !== undefined) return known
  const begun: Progress = { quest, marks: [] }
  progress!.push(begun)
  return begun
}

/** [RUL-15] The cubes on a quest go back to their owner. */
export const clearQuest = (state: BlackRose, seat: Seat, quest: string): void => {
  const mage = mageOf(state, seat)
  if (mage.progress === undefined) return
  mage.reserve += marksOn(state, seat, quest).length
  mage.progress = mage.progress.filter((each) => each.quest !== quest)
}

/** [REB-QST.3] All spaces are filled: it can be solved from now on. */
const complete = (state: BlackRose, seat: Seat, quest: string): void => {
  const mage = mageOf(state, seat)
  clearQuest(state, seat, quest)
  takeOut(mage.quests, quest)
  mage.toSolve!.push(quest)
  tell?.(happened({ event: 'questCompleted', seat, quest }, 'REB-QST.3'))
  notice(state, { what: 'completes', seat, quest })
}

/** [REB-QST.3, REB-G.6] A cube on a quest, for something new; says whether there was one to put. */
const putCube = (state: BlackRose, seat: Seat, quest: string, mark: string): boolean => {
  const mage = mageOf(state, seat)
  if (mage.reserve === 0 || !mage.quests.cards.includes(quest)) return false
  const { marks } = progressOn(state, seat, quest)
  marks.push(mark)
  mage.reserve--
  const need = spacesOf(state, quest)
  tell?.(happened({ event: 'questProgressed', seat, quest, have: marks.length, need }, 'REB-QST.3'))
  if (marks.length >= need) complete(state, seat, quest)
  return true
}

/** [VRB-49] One own cube on one of one's unsolved quests, whatever it asks for; says whether it was done. */
export const progressQuest = (state: BlackRose, seat: Seat, quest: string): boolean =>
  putCube(state, seat, quest, anyOne)

/** Mark that makes a deed another one than those before; null if it is none for this quest. */
const markOf = ({ different }: Spaces, done: Done): string | null =>
  different === null ? '' : (done[different] ?? null)

const isNew = (state: BlackRose, seat: Seat, quest: string, { different }: Spaces, mark: string): boolean =>
  different === null || mark === anyOne || !marksOn(state, seat, quest).includes(mark)

const countOn = (state: BlackRose, seat: Seat, quest: string, times: readonly Done[]): void => {
  const task = spacesIn(state, quest)!
  for (const done of times) {
    const mark = markOf(task, done)
    if (mark !== null && isNew(state, seat, quest, task, mark)) putCube(state, seat, quest, mark)
  }
}

/** [REB-QST.3, RUL-17, REB-G.6] Counts the occurrences on every open quest that they fit, once for each time. */
export const countDeeds = (state: BlackRose, occurrences: readonly Occurrence[]): void => {
  for (const occurrence of occurrences)
    state.mages.forEach(({ quests }, seat) => {
      for (const quest of quests.cards.slice()) {
        const task = spacesIn(state, quest)
        if (task !== null) countOn(state, seat, quest, timesOf(state, seat, task, occurrence))
      }
    })
}

/** [REB-G.6] Counts a deed of Clean-up, which is no occurrence. */
export const countDeed = (state: BlackRose, seat: Seat, deed: 'lead' | 'crown'): void => {
  for (const quest of mageOf(state, seat).quests.cards.slice())
    if (spacesIn(state, quest)?.deed.deed === deed) putCube(state, seat, quest, '')
}

/** [REB-QST.5] A quest has done its work: it lies among the solved ones. */
export const solve = (state: BlackRose, seat: Seat, quest: string): void => {
  const mage = mageOf(state, seat)
  drop(mage.toSolve!, quest)
  mage.completed = [...mage.completed, quest]
  tell?.(happened({ event: 'questSolved', seat, quest }, 'REB-QST.5'))
  notice(state, { what: 'solves', seat, quest })
}
