import { ask, call, done, go, tell } from '@conclave/kernel'
import { openQuestions } from '../casting.ts'
import { happened } from '../events.ts'
import { startCard } from '../playing.ts'
import type { Spellbound, StoredCard } from '../state.ts'
import { discardFrom } from '../table/display.ts'
import { procedure, question } from './procedure.ts'

/** [SPB-IN.8] Gives up one stored card; no action is gained. */
const giveUp = (state: Spellbound, { village, card, value }: StoredCard): void => {
  const at = state.stored.findIndex(
    (stored) => stored.village === village && stored.card === card && stored.value === value,
  )
  state.stored.splice(at, 1)
  state.zones.discard.push(card)
  tell?.(happened({ event: 'cardDiscarded', seat: state.active, card, from: 'stored' }, 'SPB-IN.8'))
}

/** [SPB-ST.1] The active player plays cards, uses the wand and casts spells in any order, until she ends the phase. */
export const story = procedure('story')({
  first: 'begin',
  steps: {
    begin: (state) => {
      state.phase = 'story'
      return go('choose')
    },
    choose: (state) => ask([question(state.active, 'story'), ...openQuestions(state)], 'chosen'),
  },
  replies: {
    chosen: (state, _, option, seat) => {
      switch (option.do) {
        case 'play':
          startCard(state, option.card)
          return call('playCard', {}, 'choose')
        case 'discard':
          discardFrom(state, 'mageRow', option.card, 'SPB-ST.5')
          return go('choose')
        case 'wand':
          return call('useWand', { power: option.power }, 'choose')
        case 'cast':
          return call('cast', { seat, spell: option.spell, mage: -1 }, 'choose')
        case 'giveUp':
          giveUp(state, option)
          return go('choose')
        case 'declare':
          return call('finalBattle', { allotted: 0 }, 'choose')
        default:
          return done
      }
    },
  },
})
