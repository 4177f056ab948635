import type { Seat } from '@conclave/kernel'
import { roomOf } from '../content/content.ts'
import { editions } from '../editions.ts'
import { type Owner, rose } from '../state.ts'
import type { EditionId } from '../words/board.ts'
import { isSharedAmong, placeAmong } from './places.ts'

/** Parts of a table that are counted at the end; everybody sees them. */
export interface Countable {
  readonly mages: readonly {
    readonly power: number
    readonly completed: readonly unknown[]
    readonly won: readonly unknown[]
    readonly rooms: readonly string[]
  }[]
  readonly rose: {
    readonly power: number
    readonly trophies: readonly unknown[]
    readonly rooms: readonly string[]
  }
  readonly crown: Seat
}

/** [BRW-END.1] Power that a mage gains at the end. */
export interface FinalParts {
  readonly quests: number
  readonly trophies: number
  readonly rooms: number
  readonly crown: number
}

/** [BRW-END.1] Worth of a place: alone or shared. */
interface Worth {
  readonly alone: readonly [number, number]
  readonly shared: readonly [number, number]
}

const questWorth: Worth = { alone: [6, 3], shared: [5, 2] }
const trophyWorth: Worth = { alone: [4, 2], shared: [3, 1] }

/** [BRW-END.2] Worth of the place of one of these counts; zero earns nothing. */
const worthAt = ({ alone, shared }: Worth, counts: readonly number[], at: number): number => {
  const own = counts[at]!
  if (own === 0) return 0
  return (isSharedAmong(counts, own) ? shared : alone)[placeAmong(counts, own)] ?? 1
}

/** [BRW-END.1] Power for the place of a seat by the quests that everybody has completed. */
export const questsBring = (counts: readonly number[], seat: Seat): number =>
  worthAt(questWorth, counts, seat)

/** [BRW-END.1] The same by trophies. */
export const trophiesBring = (counts: readonly number[], seat: Seat): number =>
  worthAt(trophyWorth, counts, seat)

const roomsWorth = (edition: EditionId, rooms: readonly string[]): number =>
  rooms.reduce((sum, room) => sum + roomOf(edition, room).power, 0)

export const questCounts = ({ mages }: Pick<Countable, 'mages'>): number[] =>
  mages.map(({ completed }) => completed.length)

/** Everybody's trophies, the Black Rose's last. */
const allTrophies = ({ mages, rose: hers }: Pick<Countable, 'mages' | 'rose'>): number[] => {
  const counts = mages.map(({ won }) => won.length)
  counts.push(hers.trophies.length)
  return counts
}

/** [BRW-END.1, REB-END.3] The trophies by which mages are placed; the Black Rose takes a place from them only in Rebirth. */
export const trophyCounts = (edition: EditionId, table: Pick<Countable, 'mages' | 'rose'>): number[] =>
  editions[edition].roseRanks ? allTrophies(table) : table.mages.map(({ won }) => won.length)

/** [BRW-END.1] For every mage what her quests, trophies and rooms and the Crown bring at the end. */
export const finalParts = (edition: EditionId, table: Countable): FinalParts[] => {
  const quests = questCounts(table)
  const trophies = trophyCounts(edition, table)
  return table.mages.map(({ rooms }, seat) => ({
    quests: questsBring(quests, seat),
    trophies: trophiesBring(trophies, seat),
    rooms: roomsWorth(edition, rooms),
    crown: table.crown === seat ? 1 : 0,
  }))
}

/** [BRW-R.43, REB-END.3] The Black Rose adds nothing to her power, unless the table has agreed on it; in Rebirth her trophies. */
export const roseParts = (edition: EditionId, table: Countable, bonus: boolean): FinalParts => ({
  quests: 0,
  trophies: bonus || editions[edition].roseRanks ? trophiesBring(allTrophies(table), table.mages.length) : 0,
  rooms: bonus ? roomsWorth(edition, table.rose.rooms) : 0,
  // [REB-END.4] Her Avatar may hold it.
  crown: table.crown === rose ? 1 : 0,
})

/** [BRW-END.1, BRW-END.4] Final scores: of every mage, and of the Black Rose where she can win. */
export const finalScores = (
  table: Countable & { readonly edition: EditionId },
  bonus: boolean,
): { readonly owner: Owner; readonly power: number; readonly parts: FinalParts }[] => {
  const { edition, mages, rose: hers } = table
  const all = finalParts(edition, table).map((parts, owner) => ({ owner, power: mages[owner]!.power, parts }))
  if (!editions[edition].roseWins) return all
  return [...all, { owner: rose, power: hers.power, parts: roseParts(edition, table, bonus) }]
}

export const sumOf = ({ quests, trophies, rooms, crown }: FinalParts): number =>
  quests + trophies + rooms + crown
