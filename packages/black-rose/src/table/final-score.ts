import type { Seat } from '@conclave/kernel'
import { roomOf } from '../content/content.ts'
import { editions } from '../editions.ts'
import { type Owner, rose } from '../state.ts'
import type { EditionId } from '../words/board.ts'
import { type Placed, placesBy } from './places.ts'

/** What is counted at the end; everybody sees it. */
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

/** [BRW-END.1] What a mage adds to her power at the end. */
export interface FinalParts {
  readonly quests: number
  readonly trophies: number
  readonly rooms: number
  readonly crown: number
}

/** [BRW-END.1] What a place is worth: alone or shared. */
interface Worth {
  readonly alone: readonly [number, number]
  readonly shared: readonly [number, number]
}

const questWorth: Worth = { alone: [6, 3], shared: [5, 2] }
const trophyWorth: Worth = { alone: [4, 2], shared: [3, 1] }

const worthOf = (worth: Worth, placed: Placed | undefined): number => {
  if (placed === undefined) return 0
  return (placed.shared ? worth.shared : worth.alone)[placed.place] ?? 1
}

/** [BRW-END.2] Zero earns nothing. */
const placed = (counts: readonly number[]): (Placed | undefined)[] => {
  const places = placesBy(counts.map((count, owner) => ({ owner, count })).filter(({ count }) => count > 0))
  return counts.map((_, owner) => places.find((place) => place.owner === owner))
}

const roomsWorth = (edition: EditionId, rooms: readonly string[]): number =>
  rooms.reduce((sum, room) => sum + roomOf(edition, room).power, 0)

/** [BRW-END.1, REB-END.3] The places of those with trophies, the Black Rose's last; she takes one from a mage only in Rebirth. */
const trophyPlaces = (
  edition: EditionId,
  { mages, rose: hers }: Pick<Countable, 'mages' | 'rose'>,
): (Placed | undefined)[] => {
  const counts = mages.map(({ won }) => won.length)
  return placed(editions[edition].roseRanks ? [...counts, hers.trophies.length] : counts)
}

/** [BRW-END.1] For every mage what her quests, trophies and rooms and the Crown bring at the end. */
export const finalParts = (edition: EditionId, { mages, rose: hers, crown }: Countable): FinalParts[] => {
  const quests = placed(mages.map(({ completed }) => completed.length))
  const trophies = trophyPlaces(edition, { mages, rose: hers })
  return mages.map(({ rooms }, seat) => ({
    quests: worthOf(questWorth, quests[seat]),
    trophies: worthOf(trophyWorth, trophies[seat]),
    rooms: roomsWorth(edition, rooms),
    crown: crown === seat ? 1 : 0,
  }))
}

/** [BRW-R.43, REB-END.3] The Black Rose adds nothing to her power, unless the table has agreed on it; in Rebirth her trophies. */
export const roseParts = (
  edition: EditionId,
  { mages, rose: hers, crown }: Countable,
  bonus: boolean,
): FinalParts => {
  const trophies = placed([...mages.map(({ won }) => won.length), hers.trophies.length])
  return {
    quests: 0,
    trophies: bonus || editions[edition].roseRanks ? worthOf(trophyWorth, trophies[mages.length]) : 0,
    rooms: bonus ? roomsWorth(edition, hers.rooms) : 0,
    // [REB-END.4] Her Avatar may hold it.
    crown: crown === rose ? 1 : 0,
  }
}

/** [BRW-END.1, BRW-END.4] Who scores: every mage, and the Black Rose where she can win. */
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
