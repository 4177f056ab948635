import { ask, call, done, go, shuffle, tell } from '@conclave/kernel'
import { casts, openQuestions, unguardedPieces } from '../casting.ts'
import { climbs, topStage } from '../content/wicked.ts'
import { happened } from '../events.ts'
import { booksOnTrack, type OptionOf, type Spellbound } from '../state.ts'
import { drawStones } from '../table/bag.ts'
import { loseBy } from '../table/ending.ts'
import { addWicked, personalStrength, stagesWonBy, standingStrengths } from '../table/tower.ts'
import { stepBook } from '../verbs/books.ts'
import { discardWickedRow, piecesOf } from './hand-of-fate.ts'
import { openCast, ruleOfCast } from './open-cast.ts'
import { castLocals, procedure, question, windowLocals } from './procedure.ts'

const discardStacks = ({ zones }: Spellbound): void => {
  zones.discard.push(...zones.sunStack, ...zones.moonStack)
  zones.sunStack.length = 0
  zones.moonStack.length = 0
}

/** [SPB-EN] The Destiny deck is empty: the Witch comes. */
export const encounter = procedure('encounter')({
  first: 'wicked',
  steps: {
    // [SPB-EN.1] Old cards act a second time, then new ones.
    wicked: (state) => {
      state.phase = 'encounter'
      tell?.(happened({ event: 'encounterBegan', seat: state.active }, 'SPB-EN.1'))
      if (state.zones.wickedRow.length === 0) return go('lastGuard')
      state.batch = { pieces: piecesOf(state.zones.wickedRow), cause: 'card' }
      return call('advance', {}, 'discardWicked')
    },
    discardWicked: (state) => {
      discardWickedRow(state)
      return go('lastGuard')
    },
    lastGuard: () => call('respond', windowLocals('RW-3'), 'unguarded'),
    // [SPB-EN.2, SPB-EN.3]
    unguarded: (state) => {
      const open = unguardedPieces(state)
      if (open.length === 0) return go('strengths')
      state.batch = { pieces: open, cause: 'unguarded' }
      return call('advance', {}, 'strengths')
    },
    // [SPB-EN.4, SPB-EN.5]
    strengths: (state) => {
      addWicked(state)
      if (state.outcome !== null) return done
      drawStones(state, personalStrength(state))
      return call('respond', windowLocals('RW-1'), 'compare')
    },
    compare: (state) => {
      const standing = standingStrengths(state)
      const sun = standing.sun + state.stones.sun
      const moon = standing.moon + state.stones.moon
      state.stones = { sun: 0, moon: 0 }
      tell?.(happened({ event: 'strengthsCompared', sun, moon, battle: 'encounter' }, 'SPB-EN.5'))
      discardStacks(state)
      return sun > moon ? go('won') : lose(state, moon - sun)
    },
    // [SPB-EN.6]
    won: (state) => {
      state.encounters = { won: state.encounters.won + 1, lost: state.encounters.lost }
      tell?.(happened({ event: 'encounterWon' }, 'SPB-EN.6'))
      const minion = state.zones.minionPile.pop()
      if (minion !== undefined) {
        state.zones.minions.push(minion)
        tell?.(happened({ event: 'minionArrived', card: minion }, 'SPB-EN.6'))
      }
      return go('reward')
    },
    reward: (state) =>
      booksOnTrack(state).length > 0
        ? ask(question(state.active, 'reward', null), ...openQuestions(state))
        : go('reshuffle'),
    // [SPB-EN.8]
    reshuffle: (state) => {
      const { deck, discard } = state.zones
      deck.push(...discard)
      discard.length = 0
      shuffle(state, deck)
      tell?.(happened({ event: 'deckReshuffled', count: deck.length }, 'SPB-EN.8'))
      return done
    },
  },
  questions: {
    // D-27
    reward: {
      rule: (option: OptionOf<'book' | 'cast'>) => (option.do === 'cast' ? ruleOfCast(option) : 'SPB-EN.6'),
      options: (state): OptionOf<'book' | 'cast'>[] => [
        ...booksOnTrack(state).map((book) => ({ book, do: 'book' }) as const),
        ...casts(state, state.active),
      ],
      reply: (state, _, option: OptionOf<'book' | 'cast'>, { seat }) => {
        if (option.do === 'cast') return call('cast', castLocals(seat, option.spell), 'reward')
        stepBook(state, option.book, state.active)
        return go('reshuffle')
      },
    },
    openCast: openCast('reward'),
  },
})

const lose = (state: Spellbound, deficit: number) => {
  state.encounters = { won: state.encounters.won, lost: state.encounters.lost + 1 }
  tell?.(happened({ event: 'encounterLost', by: deficit }, 'SPB-EN.7'))
  const stages = stagesWonBy(deficit)
  if (stages !== 'annihilated') return call('climb', { stages }, 'reshuffle')
  loseBy(state, 'SPB-LOSE.5')
  return done
}

/** [SPB-EN.7] Stage by stage; each effect in full before the next. */
export const climb = procedure('climb')({
  first: 'next',
  steps: {
    next: (state, locals) => {
      if (locals.stages === 0) return done
      locals.stages--
      state.stage++
      tell?.(happened({ event: 'witchClimbed', stage: state.stage }, 'SPB-EN.7'))
      if (state.stage >= topStage) {
        loseBy(state, 'SPB-LOSE.3')
        return done
      }
      const { steps } = climbs[state.stage]!
      if (steps.length === 0) return go('cards')
      state.batch = { pieces: steps, cause: 'climb' }
      return call('advance', {}, 'cards')
    },
    cards: (state) => {
      for (let added = 0; added < climbs[state.stage]!.cards; added++) addWicked(state)
      return go('next')
    },
  },
})
