import { tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Doing } from '../frames/calls.ts'
import { type BlackRose, type BlackRoseOption, editionOf, type Owner, rose } from '../state.ts'
import { amountNow } from '../table/amounts.ts'
import { convertCube, ownersOn, putCubes, reserveOf, takeCube } from '../table/cubes.ts'
import { freeSlots, hexOf, laidAt } from '../table/lodge.ts'
import { roomOption } from '../table/named-options.ts'
import { notice } from '../table/notice.ts'
import { roomsOfKind } from '../table/select-rooms.ts'
import { laterUse, shortOfCubes } from '../table/shortage.ts'
import { count } from '../table/tallies.ts'
import { amountText } from '../wording/amounts.ts'
import { phrase, rangeText, roomsText } from '../wording/words.ts'
import type { SentenceOf } from '../words/effect.ts'
import { orEnough } from './cubes.ts'
import { roughly, worth } from './estimate.ts'
import { always, atLeastOne, finished, never, noCubes, noLists, openChoice, type Verb } from './verb.ts'

/** [BRW-INS.1] Puts cubes into free slots; says how many. */
export const shake = (
  state: BlackRose,
  by: Owner,
  at: number,
  cubes: number,
  card = '',
  vortex = false,
): number => {
  const laid = laidAt(state, at)
  const put = putCubes(state, by, laid.cubes, Math.min(cubes, freeSlots(state, at)))
  if (put === 0) return 0
  if (by !== rose) count(state, by, 'instability', put)
  tell?.(happened({ event: 'instabilityPlaced', seat: by, room: laid.room, count: put }, 'BRW-INS.1'))
  notice(state, { what: 'places', seat: by, room: at, count: put, card, vortex })
  return put
}

const waiting = (doing: Doing): number | undefined => doing.rooms?.find((at) => !doing.chosen.includes(at))

/** Number of cubes that the rooms after this one take. */
const takenLater = (state: BlackRose, doing: Doing, at: number, cubes: number): number =>
  (doing.rooms ?? [])
    .filter((room) => room !== at && !doing.chosen.includes(room))
    .reduce((sum, room) => sum + Math.min(cubes, freeSlots(state, room)), 0)

/**
 * [VRB-04, RUL-119, DEC-05] Owner who says which room is meant: the mage who draws an event; in Rebirth, where too few black
 * cubes go, whoever holds the Crown.
 */
const chooser = (state: BlackRose, { by, you, rooms }: Doing): Owner =>
  rooms !== null && by === rose && editionOf(state).usesAllCubes ? rose : you

/** [BRW-V.15, BRW-DMG.3] Instability: a mage with too few cubes for all of an effect says how many of them go where. */
export const instability: Verb<SentenceOf<'instability'>> = {
  check: ({ count: cubes }) => (typeof cubes === 'number' ? atLeastOne(cubes) : null),
  choice: {
    hidden: false,
    asks: (state, _, doing) => chooser(state, doing),
    options: (state, { count: amount }, doing, { wanted }) => {
      const cubes = amountNow(state, amount, doing)
      const at = waiting(doing)
      if (at === undefined || !shortOfCubes(state, doing.by, wanted(state, doing))) return null
      const left = reserveOf(state, doing.by)
      const most = Math.min(cubes, freeSlots(state, at), left)
      // What the rooms that follow cannot take has to go here; in Rebirth, what later sentences cannot take, too (REB-C.3).
      const after = takenLater(state, doing, at, cubes)
      const least = Math.max(0, left - after - laterUse(state, doing.by, wanted(state, doing)))
      return Array.from(
        { length: Math.max(0, most - least) + 1 },
        (_, each): BlackRoseOption => ({ do: 'place', count: Math.min(least, most) + each }),
      )
    },
  },
  canBegin: always,
  wants: (state, { count: cubes }, doing, now) =>
    amountNow(state, cubes, doing) * (now ? (doing.rooms?.length ?? 1) : 1),
  moves: never,
  run: (state, { count: amount }, doing, option) => {
    const cubes = amountNow(state, amount, doing)
    const at = waiting(doing)
    if (at === undefined) return finished
    const put = shake(state, doing.by, at, option?.do === 'place' ? option.count : cubes, doing.source)
    if (put > 0) doing.done = true
    doing.chosen.push(at)
    return { follows: [], again: waiting(doing) !== undefined }
  },
  text: ({ count: cubes, in: rooms }) =>
    typeof cubes === 'number'
      ? phrase('verb.instability', { count: cubes, rooms: roomsText(rooms) })
      : phrase('verb.instability.amount', { amount: amountText(cubes), rooms: roomsText(rooms) }),
  value: ({ count: amount, in: rooms }, into) => {
    const cubes = roughly(amount)
    into.cubes += cubes * (rooms.rooms === 'upTo' ? rooms.count : 1)
    // So many at once make most rooms fall.
    if (cubes >= 4) into.plain += 0.5
  },
  inner: noLists,
}

/** Rooms that one more cube of a sentence can go to: within range, with a free slot, and not too many in one room. */
const openTo = (state: BlackRose, { range, mostInOne }: SentenceOf<'scatter'>, doing: Doing): number[] =>
  roomsOfKind(state, doing, 'roomWithFreeSlot', range).filter((at) => dealtWith(doing, at) < mostInOne)

/** [VRB-16, REB-INS.2] Cube by cube, each into a room of choice. */
export const scatter: Verb<SentenceOf<'scatter'>> = {
  check: ({ count: cubes, mostInOne }) => atLeastOne(cubes) ?? atLeastOne(mostInOne),
  choice: openChoice((state, sentence, doing) =>
    reserveOf(state, doing.by) === 0
      ? null
      : openTo(state, sentence, doing).map((at) => roomOption(state, at)),
  ),
  canBegin: (state, sentence, doing) => openTo(state, sentence, doing).length > 0,
  wants: (_, { count: cubes }) => cubes,
  moves: never,
  run: (state, sentence, doing, option) => {
    if (option?.do !== 'room') return finished
    const at = hexOf(state, option.room)
    shake(state, doing.by, at, 1, doing.source)
    doing.chosen.push(at)
    doing.done = doing.chosen.length === sentence.count
    const more = !doing.done && reserveOf(state, doing.by) > 0 && openTo(state, sentence, doing).length > 0
    return { follows: [], again: more }
  },
  text: ({ count: cubes, range, mostInOne }) =>
    mostInOne < cubes
      ? phrase('verb.scatter.most', { count: cubes, range: rangeText(range), most: mostInOne })
      : phrase('verb.scatter', { count: cubes, range: rangeText(range) }),
  value: ({ count: cubes }, into) => {
    into.cubes += cubes
  },
  inner: noLists,
}

const foreignIn = (state: BlackRose, at: number, by: Owner): Owner[] =>
  ownersOn(laidAt(state, at).cubes).filter((owner) => owner !== by)

/** Number of cubes that were dealt with in a room so far. */
const dealtWith = (doing: Doing, at: number): number => doing.chosen.filter((each) => each === at).length
const isClosed = (doing: Doing, at: number): boolean => doing.chosen.includes(`closed ${at}`)
const open = (doing: Doing): number | undefined => doing.rooms?.find((at) => !isClosed(doing, at))

/** [BRW-V.8, BRW-INS.3] */
export const convertInstability: Verb<SentenceOf<'convertInstability'>> = {
  check: ({ count: cubes }) => atLeastOne(cubes),
  choice: openChoice((state, _, doing) => {
    const at = open(doing)
    if (at === undefined || reserveOf(state, doing.by) === 0) return null
    const owners = foreignIn(state, at, doing.by)
    return owners.length === 0 ? null : orEnough(owners)
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count: most }, doing, option) => {
    const at = open(doing)
    if (at === undefined) return finished
    const { room, cubes } = laidAt(state, at)
    if (option?.do === 'cube') {
      convertCube(state, doing.by, option.seat, cubes)
      doing.chosen.push(at)
      doing.done = true
      if (doing.by !== rose) count(state, doing.by, 'converted')
    }
    const over =
      option?.do !== 'cube' ||
      dealtWith(doing, at) >= most ||
      reserveOf(state, doing.by) === 0 ||
      foreignIn(state, at, doing.by).length === 0
    if (over) {
      // All cubes of a room are told of at once.
      const converted = dealtWith(doing, at)
      if (converted > 0) notice(state, { what: 'converts', seat: doing.by, room: at, count: converted })
      if (converted > 0)
        tell?.(happened({ event: 'instabilityConverted', seat: doing.by, room, count: converted }, 'BRW-V.8'))
      doing.chosen.push(`closed ${at}`)
    }
    return { follows: [], again: open(doing) !== undefined }
  },
  text: ({ count: cubes, in: rooms }) =>
    phrase('verb.convertInstability', { count: cubes, rooms: roomsText(rooms) }),
  value: worth(0.3),
  inner: noLists,
}

/** [BRW-V.16] The chooser picks the colours; the Black Rose's own events take hers first. */
export const removeInstability: Verb<SentenceOf<'removeInstability'>> = {
  check: ({ count: cubes }) => atLeastOne(cubes),
  choice: openChoice((state, _, doing) => {
    const at = open(doing)
    const owners = at === undefined || doing.by === rose ? [] : ownersOn(laidAt(state, at).cubes)
    return owners.length === 0 ? null : orEnough(owners)
  }),
  canBegin: always,
  wants: noCubes,
  moves: never,
  run: (state, { count: most }, doing, option) => {
    const at = open(doing)
    if (at === undefined) return finished
    const { room, cubes } = laidAt(state, at)
    const taken: Owner[] = []
    if (option?.do === 'cube') taken.push(option.seat)
    if (doing.by === rose)
      taken.push(...cubes.toSorted((a, b) => Number(b === rose) - Number(a === rose)).slice(0, most))
    for (const owner of taken) {
      takeCube(state, owner, cubes)
      doing.chosen.push(at)
      doing.done = true
    }
    const over = option?.do !== 'cube' || dealtWith(doing, at) >= most || cubes.length === 0
    if (over) {
      const removed = dealtWith(doing, at)
      if (removed > 0) tell?.(happened({ event: 'instabilityRemoved', room, count: removed }, 'BRW-V.16'))
      doing.chosen.push(`closed ${at}`)
    }
    return { follows: [], again: open(doing) !== undefined }
  },
  text: ({ count: cubes, in: rooms }) =>
    phrase('verb.removeInstability', { count: cubes, rooms: roomsText(rooms) }),
  value: worth(0.05),
  inner: noLists,
}
