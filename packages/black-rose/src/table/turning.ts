import { tell } from '@conclave/kernel'
import { eventOf, roomOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, editionOf, mageOf, type Owner, rose } from '../state.ts'
import type { EditionId } from '../words/board.ts'
import type { Room } from '../words/card.ts'
import { countOf, ownersOn, returnCubes } from './cubes.ts'
import { laidAt, roomAt } from './lodge.ts'
import { type Place, placesOn } from './places.ts'
import { gainPower } from './power.ts'
import { countDeed } from './progress.ts'
import { bloomOf, firstFlagBonus } from './rules.ts'

// What becomes of a room whose slots are full: it is destroyed, or, in a Lodge of ruins, rebuilt.

/** [BRW-INS.5] The majority takes the token; a tie gives it to the Black Rose. */
const destroy = (state: BlackRose, at: number): void => {
  const laid = laidAt(state, at)
  const counts = ownersOn(laid.cubes).map((owner) => ({ owner, count: countOf(laid.cubes, owner) }))
  const most = Math.max(...counts.map(({ count }) => count))
  const leaders = counts.filter(({ count }) => count === most)
  const winner = leaders.length === 1 ? leaders[0]!.owner : rose
  laid.destroyed = true
  laid.token = 'none'
  returnCubes(state, laid.cubes)
  if (winner === rose) state.rose.rooms.push(laid.room)
  else {
    const mage = mageOf(state, winner)
    mage.rooms = [...mage.rooms, laid.room]
    if (state.extraRound > 0) mage.extra += roomOf(state.rules.edition, laid.room).power
  }
  tell?.(happened({ event: 'roomDestroyed', room: laid.room, seat: winner }, 'BRW-INS.5'))
}

/** [REB-INS.6, REB-INS.7, REB-C.5] Worth of a flag: one less if it is shared, never less than nothing. */
export const flagWorth = (
  flags: readonly [number, number, number],
  { place, shared }: Place,
  first = 0,
): number => Math.max(0, (flags[place] ?? flags[2]) + (place === 0 ? first : 0) - (shared ? 1 : 0))

interface Award {
  readonly owner: Owner
  readonly gain: number
  readonly shared: boolean
}

/** [REB-INS.6, RUL-36] Awards to all who have cubes in a room when it is rebuilt, the Black Rose as well. */
const awardsOn = ({ flags }: Pick<Room, 'flags'>, cubes: readonly Owner[], first: number): Award[] =>
  flags === undefined
    ? []
    : placesOn(cubes).map((placed) => ({
        owner: placed.owner,
        gain: flagWorth(flags, placed, first),
        shared: placed.shared,
      }))

/** The same if it were rebuilt in the next Clean-up as it is, for whoever sees the events on the board. */
export const flagForecast = (
  edition: EditionId,
  room: string,
  cubes: readonly Owner[],
  events: readonly string[],
): readonly Award[] => {
  const rules = events.flatMap((event) => eventOf(edition, event).rules)
  const first = rules.reduce((sum, rule) => (rule.rule === 'flags' ? sum + rule.by : sum), 0)
  return awardsOn(roomOf(edition, room), cubes, first)
}

/** [REB-INS.5] The cubes go back, the tile is turned and gets its token, the flags are awarded; models stay. */
const rebuild = (state: BlackRose, at: number): void => {
  const laid = laidAt(state, at)
  const gains = awardsOn(roomAt(state, at), laid.cubes, firstFlagBonus(state))
  const leaders = placesOn(laid.cubes).filter(({ place, shared }) => place === 0 && !shared)
  const cubes = ownersOn(laid.cubes).map((seat) => ({ seat, count: countOf(laid.cubes, seat) }))
  laid.destroyed = false
  laid.token = 'bright'
  returnCubes(state, laid.cubes)
  tell?.(happened({ event: 'roomRebuilt', room: laid.room, cubes }, 'REB-INS.5'))
  for (const { owner, gain } of gains) gainPower(state, owner, gain, `room.${laid.room}`)
  for (const { card, by } of bloomOf(state)) gainPower(state, rose, by, card)
  for (const { owner } of leaders) if (owner !== rose) countDeed(state, owner, 'lead')
}

/** A room whose slots are full turns: it is destroyed or rebuilt. */
export const turn = (state: BlackRose, at: number): void =>
  editionOf(state).lodgeIsRuined ? rebuild(state, at) : destroy(state, at)
