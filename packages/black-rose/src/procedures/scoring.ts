import { ask, done, go, type Seat, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import { procedure } from '../frames/calls.ts'
import { type BlackRose, type Ending, editionOf, end, endings, mageOf, rose } from '../state.ts'
import { finalParts, roseParts, sumOf } from '../table/final-score.ts'
import { question } from './question.ts'

/** [BRW-END.1] The final total of every mage. */
const totalsOf = (state: BlackRose): number[] =>
  finalParts(state.rules.edition, state).map((parts, seat) => {
    const total = mageOf(state, seat).power + sumOf(parts)
    const { quests, trophies, crown } = parts
    // [REB-END.5] Rooms that are rebuilt have paid already.
    const rooms = editionOf(state).lodgeIsRuined ? {} : { rooms: parts.rooms }
    tell?.(happened({ event: 'scored', seat, quests, trophies, ...rooms, crown, total }, 'BRW-END.1'))
    return total
  })

const roseTotal = (state: BlackRose): number =>
  state.rose.power + sumOf(roseParts(state.rules.edition, state, state.rules.blackRoseBonus))

const best = (seats: readonly Seat[], value: (seat: Seat) => number): Seat[] => {
  const most = Math.max(...seats.map(value))
  return seats.filter((seat) => value(seat) === most)
}

/** Those with the highest total; in extra rounds, of those who can still win (BRW-R.50). */
const leading = (state: BlackRose): Seat[] =>
  best(state.extraRound > 0 ? state.contenders : [...state.mages.keys()], (seat) => state.totals[seat]!)

/** [BRW-END.5] Those still tied after quests and trophies. */
const leadersOf = (state: BlackRose): Seat[] => {
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
      if (!state.rules.extraTurns) return ask(question(state, state.crown, 'winner', null))
      state.contenders = leaders
      state.extraRound++
      tell?.(happened({ event: 'extraRound', round: state.extraRound }, 'BRW-OPT.4'))
      return done
    },
  },
  questions: {
    winner: {
      rule: 'BRW-END.5',
      options: (state) => leadersOf(state).map((seat) => ({ do: 'winner', seat })),
      reply: (state, _, option) => {
        if (option.do === 'winner') win(state, option.seat, endings.tie)
        return done
      },
    },
  },
})
