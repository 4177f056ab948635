import { type BlackRoseEvent, type BlackRoseView, finalScores, type MageView } from '@conclave/black-rose'
import type { Witness } from '../witness.ts'
import { avatarWitness } from './avatar-witness.ts'
import { add, type Counts, type MageRecord, type MatchRecord, rose } from './record.ts'
import type { Place } from './seating.ts'

/** Writes down what balance depends on. It is told matches of Black Rose Wars only, wherever those of any game are. */
export interface MatchWitness<Event = BlackRoseEvent, Table = Planned, Ended = Scored>
  extends Witness<Event> {
  /** The table as a mage sees it who has made her plan. */
  plan(seat: number, table: Table): void
  /** The table as everybody sees it when the match is over, and whether the Black Rose scores like a mage. */
  end(table: Ended, bonus: boolean): void
  record(index: number, table: number, decisions: number): MatchRecord
}

/** Parts of the table that tell the final scores. */
type Scored = Pick<BlackRoseView, 'edition' | 'mages' | 'rose' | 'crown'>

/** Parts of the table that tell a plan. */
interface Planned {
  readonly mages: readonly {
    readonly slots: readonly Pick<MageView['slots'][number], 'card' | 'side'>[]
    readonly hand: Pick<MageView['hand'], 'cards'>
  }[]
}

/** The sources of points in the order in which they are shown. Those of the end come last. */
export const sources = [
  'defeat',
  'quest',
  'spell',
  'room',
  'event',
  'evocation',
  'action',
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

/** Plan of a mage: the cards she lays down, each with its side, and those she keeps in hand. */
interface Plan {
  readonly laid: readonly (readonly [card: string, side: string])[]
  readonly kept: readonly string[]
}

/** `spell.fireball` is a spell, `defeat` a defeat. */
const sortOf = (by: string): string => by.split('.')[0] ?? ''

const score = (
  mage: MageRecord,
  { quests, trophies, rooms = 0, crown, total }: Extract<BlackRoseEvent, { event: 'scored' }>,
): void => {
  mage.total = total
  add(mage.points, 'end: quests', quests)
  add(mage.points, 'end: trophies', trophies)
  add(mage.points, 'end: rooms', rooms)
  add(mage.points, 'end: Crown', crown)
}

export const witnessOf = (places: readonly Place[]): MatchWitness => {
  const mages = places.map(newMage)
  const black: { power: number; readonly points: Counts } = { power: 0, points: {} }
  const powers = places.map(() => 0)
  const plans = new Map<number, Plan>()
  const course: [number, number][] = []
  const moons: number[] = []
  const avatar = avatarWitness()
  const quests: MatchRecord['quests'] = { drawn: {}, completed: {}, solved: {}, discarded: {} }
  const rooms: MatchRecord['rooms'] = { activated: {}, destroyed: {}, rebuilt: {} }
  const events: Counts = {}
  let round = 0
  let winner = rose

  const mageAt = (seat: number): MageRecord => {
    const mage = mages[seat]
    if (mage === undefined) throw new Error(`nobody sits in seat ${seat}`)
    return mage
  }

  const gain = (seat: number, source: string, amount: number, power: number): void => {
    if (seat === rose) {
      add(black.points, source, amount)
      black.power = power
    } else {
      add(mageAt(seat).points, source, amount)
      powers[seat] = power
    }
  }

  const closeRound = (): void => {
    if (round > 0) course.push([black.power, Math.max(...powers)])
  }

  /** Until the last is ready plans may change: what counts is what lies there then. */
  const closePlans = (): void => {
    for (const [seat, { laid, kept }] of plans) {
      const mage = mageAt(seat)
      for (const card of [...laid.map(([id]) => id), ...kept]) add(mage.held, card)
      for (const [card, side] of laid) add(mage.prepared, `${card} ${side}`)
    }
    plans.clear()
  }

  const hear = (event: BlackRoseEvent): void => {
    avatar.hear(event)
    switch (event.event) {
      case 'roundBegan':
        closeRound()
        round = event.round
        break
      case 'prepared':
        closePlans()
        break
      case 'powerGained':
        gain(event.seat, sortOf(event.by), event.amount, event.power)
        break
      case 'powerLost':
        gain(event.seat, 'lost', -event.amount, event.power)
        break
      case 'powerStolen':
        gain(event.whom, 'lost', -event.amount, event.left)
        gain(event.seat, sortOf(event.by), event.gained, event.power)
        break
      case 'moonRose':
        moons.push(round)
        break
      case 'cast':
      case 'triggered':
        add(mageAt(event.seat).used, event.card)
        break
      case 'defeated':
        if (event.seat !== rose) mageAt(event.seat).falls++
        break
      case 'drewQuest':
      case 'questOpened':
        add(quests.drawn, event.quest)
        break
      case 'questCompleted':
        add(quests.completed, event.quest)
        break
      case 'questSolved':
        add(quests.solved, event.quest)
        break
      case 'questDiscarded':
        add(quests.discarded, event.quest)
        break
      case 'roomActivated':
        add(rooms.activated, event.room)
        break
      case 'roomDestroyed':
        add(rooms.destroyed, event.room)
        break
      case 'roomRebuilt':
        add(rooms.rebuilt, event.room)
        break
      case 'eventDrawn':
        add(events, event.card)
        break
      case 'scored':
        score(mageAt(event.seat), event)
        break
      case 'matchWon':
        winner = event.seat
        break
    }
  }

  return {
    hear,
    plan: (seat, { mages: seen }) => {
      const mage = seen[seat]
      if (mage === undefined) return
      plans.set(seat, {
        laid: mage.slots.flatMap(({ card, side }) =>
          card === null ? [] : [[card, side ?? 'light'] as const],
        ),
        kept: mage.hand.cards ?? [],
      })
    },
    end: (table, bonus) => {
      const hers = finalScores(table, bonus).find(({ owner }) => owner === rose)
      if (hers === undefined) return
      for (const [sort, amount] of Object.entries(hers.parts))
        if (amount > 0) add(black.points, `end: ${sort === 'crown' ? 'Crown' : sort}`, amount)
    },
    record: (index, table, decisions) => {
      closeRound()
      return {
        index,
        table,
        error: null,
        winner,
        rounds: round,
        decisions,
        mages,
        rose: black,
        avatar: avatar.record,
        course,
        moons,
        quests,
        rooms,
        events,
      }
    },
  }
}
