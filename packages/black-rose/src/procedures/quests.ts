import { ask, call, done, go, type Seat } from '@conclave/kernel'
import { type BlackRose, type BlackRoseOption, mageOf } from '../state.ts'
import { possiblyMet } from '../table/tasks.ts'
import { procedure, question } from './procedure.ts'

/** [BRW-D.33, BRW-D.34] Which of her quests a mage has just met, of those that are offered. */
export const metOptions = (state: BlackRose, seat: Seat, offered: readonly string[]): BlackRoseOption[] => [
  ...mageOf(state, seat)
    .quests.cards.filter((quest) => offered.includes(quest))
    .sort()
    .map((quest): BlackRoseOption => ({ do: 'quest', quest })),
  { do: 'pass' },
]

/** [BRW-QST.5] Whoever might hold a quest that is now met, as everybody can see, is asked. */
export const questCheck = procedure('questCheck')({
  first: 'next',
  steps: {
    next: (state, locals) => {
      const [seat] = locals.left
      if (seat === undefined) return done
      const mage = mageOf(state, seat)
      const met = possiblyMet(state, seat, locals.at)
      mage.offered = [...mage.offered, ...met].sort()
      if (met.length === 0 || mage.quests.cards.length === 0) {
        locals.left.shift()
        return go('next')
      }
      locals.met = met
      return ask([question(seat, 'completeQuest', { met }, 'window')], 'answered')
    },
    again: (state) => (state.news.length > 0 ? call('news', {}, 'again') : go('next')),
  },
  replies: {
    answered: (state, locals, option, seat) => {
      if (option.do !== 'quest') {
        locals.left.shift()
        return go('next')
      }
      // Another quest of hers may have been met by the same: it is offered again. What she has let pass before is not
      // (BRW-R.14).
      const mage = mageOf(state, seat)
      mage.offered = mage.offered.filter((quest) => quest === option.quest || !locals.met.includes(quest))
      return call('completeQuest', { seat, quest: option.quest, room: -1 }, 'again')
    },
  },
})
