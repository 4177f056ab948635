import { ask, done, go, type Seat, tell } from '@conclave/kernel'
import { roomOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { type BlackRose, type Ending, editionOf, end, endings, mageOf, rose } from '../state.ts'
import { type Placed, placesBy } from '../table/places.ts'
import { procedure, question } from './procedure.ts'

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

const roomsWorth = (state: BlackRose, rooms: readonly string[]): number =>
  rooms.reduce((sum, room) => sum + roomOf(state.rules.edition, room).power, 0)

/** [BRW-END.1] The final total of every mage. */
const totalsOf = (state: BlackRose): number[] => {
  const quests = placed(state.mages.map(({ completed }) => completed.length))
  const trophies = placed(state.mages.map(({ won }) => won.length))
  return state.mages.map((mage, seat) => {
    const parts = {
      quests: worthOf(questWorth, quests[seat]),
      trophies: worthOf(trophyWorth, trophies[seat]),
      rooms: roomsWorth(state, mage.rooms),
      crown: state.crown === seat ? 1 : 0,
    }
    const total = mage.power + parts.quests + parts.trophies + parts.rooms + parts.crown
    tell?.(
      happened(
        {
          event: 'scored',
          seat,
          quests: parts.quests,
          trophies: parts.trophies,
          rooms: parts.rooms,
          crown: parts.crown,
          total,
        },
        'BRW-END.1',
      ),
    )
    return total
  })
}

/** [BRW-R.43] The Black Rose adds nothing to her power, unless the table has agreed on it. */
const roseTotal = (state: BlackRose): number => {
  if (!state.rules.blackRoseBonus) return state.rose.power
  const trophies = placed([...state.mages.map(({ won }) => won.length), state.rose.trophies.length])
  return (
    state.rose.power +
    roomsWorth(state, state.rose.rooms) +
    worthOf(trophyWorth, trophies[state.mages.length])
  )
}

const best = (seats: readonly Seat[], value: (seat: Seat) => number): Seat[] => {
  const most = Math.max(...seats.map(value))
  return seats.filter((seat) => value(seat) === most)
}

/** Those with the highest total; in extra rounds, of those who can still win (BRW-R.50). */
const leading = (state: BlackRose): Seat[] =>
  best(state.extraRound > 0 ? state.contenders : [...state.mages.keys()], (seat) => state.totals[seat]!)

/** [BRW-END.5] Those still tied after quests and trophies. */
export const leadersOf = (state: BlackRose): Seat[] => {
  const first = leading(state)
  if (!editionOf(state).tieBreaks || state.rules.extraTurns) return first
  const byQuests = best(first, (seat) => mageOf(state, seat).completed.length)
  return best(byQuests, (seat) => mageOf(state, seat).won.length)
}

const win = (state: BlackRose, seat: Seat, reason: Ending): void => {
  tell?.(happened({ event: 'matchWon', seat, reason }, reason))
  end(state, { winners: seat === rose ? [] : [seat], reason, scores: state.totals.slice() })
}

/** [3.20] */
export const scoring = procedure('scoring')({
  first: 'total',
  steps: {
    total: (state) => {
      // [BRW-OPT.4] After an extra round only what counts in it is added.
      if (state.extraRound === 0) state.totals = totalsOf(state)
      else {
        state.totals = state.totals.map((total, seat) => total + mageOf(state, seat).extra)
        for (const mage of state.mages) mage.extra = 0
      }
      const highest = Math.max(...state.totals)
      if (editionOf(state).roseWins && state.extraRound === 0 && roseTotal(state) > highest) {
        win(state, rose, endings.rose)
        return done
      }
      return go('lead')
    },
    lead: (state) => {
      const leaders = leadersOf(state)
      const tied = leading(state).length > 1
      if (leaders.length === 1) {
        win(state, leaders[0]!, state.extraRound > 0 ? endings.extra : tied ? endings.tie : endings.total)
        return done
      }
      if (!state.rules.extraTurns) return ask([question(state.crown, 'winner')], 'named')
      state.contenders = leaders
      state.extraRound++
      tell?.(happened({ event: 'extraRound', round: state.extraRound }, 'BRW-OPT.4'))
      return done
    },
  },
  replies: {
    named: (state, _, option) => {
      if (option.do === 'winner') win(state, option.seat, endings.tie)
      return done
    },
  },
})
