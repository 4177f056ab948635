import type { TableEvent } from '@conclave/kernel'
import { add, type Counts, type MageRecord, type MatchRecord, rose } from './record.ts'
import type { Place } from './seating.ts'

/** Somebody who follows a match and writes down what balance depends on. */
export interface Witness {
  hear(event: TableEvent): void
  /** A plan that a mage has made: what she lays down, each with its side, and what she keeps in hand. */
  plan(seat: number, laid: readonly (readonly [card: string, side: string])[], kept: readonly string[]): void
  record(index: number, decisions: number): MatchRecord
}

/** The sources of points in the order in which they are shown. Those of the end come last. */
export const sources = [
  'defeat',
  'quest',
  'spell',
  'room',
  'event',
  'evocation',
  'lost',
  'end: quests',
  'end: trophies',
  'end: rooms',
  'end: Crown',
] as const

const newMage = (place: Place): MageRecord => ({
  ...place,
  total: 0,
  points: {},
  held: {},
  prepared: {},
  used: {},
  falls: 0,
})

interface Plan {
  readonly laid: readonly (readonly [card: string, side: string])[]
  readonly kept: readonly string[]
}

/** `spell.fireball` is a spell, `defeat` a defeat. */
const sortOf = (by: unknown): string => String(by).split('.')[0] ?? ''

export const witnessOf = (places: readonly Place[]): Witness => {
  const mages = places.map(newMage)
  const black = { power: 0, points: {} as Counts }
  const powers = places.map(() => 0)
  const plans = new Map<number, Plan>()
  const course: [number, number][] = []
  const moons: number[] = []
  const quests = { drawn: {} as Counts, completed: {} as Counts, discarded: {} as Counts }
  const rooms = { activated: {} as Counts, destroyed: {} as Counts }
  const events: Counts = {}
  let round = 0
  let winner = rose

  const gain = (seat: number, source: string, amount: number, power: number): void => {
    if (seat === rose) {
      add(black.points, source, amount)
      black.power = power
    } else {
      const mage = mages[seat]
      if (mage !== undefined) add(mage.points, source, amount)
      powers[seat] = power
    }
  }

  const closeRound = (): void => {
    if (round > 0) course.push([black.power, Math.max(...powers)])
  }

  /** Until the last is ready plans may change: what counts is what lies there then. */
  const closePlans = (): void => {
    for (const [seat, { laid, kept }] of plans) {
      const mage = mages[seat]
      if (mage === undefined) continue
      for (const card of [...laid.map(([id]) => id), ...kept]) add(mage.held, card)
      for (const [card, side] of laid) add(mage.prepared, `${card} ${side}`)
    }
    plans.clear()
  }

  const score = (event: TableEvent): void => {
    const mage = mages[Number(event.seat)]
    if (mage === undefined) return
    mage.total = Number(event.total)
    for (const part of ['quests', 'trophies', 'rooms'] as const)
      add(mage.points, `end: ${part}`, Number(event[part]))
    add(mage.points, 'end: Crown', Number(event.crown))
  }

  const use = (event: TableEvent): void => {
    const mage = mages[Number(event.seat)]
    if (mage !== undefined) add(mage.used, String(event.card))
  }

  const listeners: { readonly [event: string]: (event: TableEvent) => void } = {
    roundBegan: (event) => {
      closeRound()
      round = Number(event.round)
    },
    prepared: closePlans,
    powerGained: (event) =>
      gain(Number(event.seat), sortOf(event.by), Number(event.amount), Number(event.power)),
    powerLost: (event) => gain(Number(event.seat), 'lost', -Number(event.amount), Number(event.power)),
    moonRose: () => moons.push(round),
    cast: use,
    triggered: use,
    defeated: (event) => {
      const mage = mages[Number(event.seat)]
      if (mage !== undefined) mage.falls++
    },
    drewQuest: (event) => add(quests.drawn, String(event.quest)),
    questCompleted: (event) => add(quests.completed, String(event.quest)),
    questDiscarded: (event) => add(quests.discarded, String(event.quest)),
    roomActivated: (event) => add(rooms.activated, String(event.room)),
    roomDestroyed: (event) => add(rooms.destroyed, String(event.room)),
    eventDrawn: (event) => add(events, String(event.card)),
    scored: score,
    matchWon: (event) => {
      winner = Number(event.seat)
    },
  }

  return {
    hear: (event) => listeners[event.event]?.(event),
    plan: (seat, laid, kept) => {
      plans.set(seat, { laid, kept })
    },
    record: (index, decisions) => {
      closeRound()
      return {
        index,
        error: null,
        winner,
        rounds: round,
        decisions,
        mages,
        rose: black,
        course,
        moons,
        quests,
        rooms,
        events,
      }
    },
  }
}
