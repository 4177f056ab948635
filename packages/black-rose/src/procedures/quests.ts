import { announce, ask, call, conclude, done, go, type Seat, tell, uncover } from '@conclave/kernel'
import { questOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { procedure } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import { type BlackRose, cell, editionOf, mageOf } from '../state.ts'
import { withIllFortune } from '../table/jinxes.ts'
import { hexOf } from '../table/lodge.ts'
import { mageModel } from '../table/models.ts'
import { notice } from '../table/notice.ts'
import { takeOut } from '../table/piles.ts'
import { gainPower } from '../table/power.ts'
import { solve } from '../table/progress.ts'
import { asAnswers, discardQuest, questLimitOf, questOptions } from '../table/quests.ts'
import { solvingBonus } from '../table/rules.ts'
import { mightHold, noteOffered, offerAgain, possiblyMet } from '../table/tasks.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'

/** [BRW-QST.5] Check of quests: everybody who might hold one that is now met, as all can see, is asked. */
export const questCheck = procedure('questCheck')({
  first: 'next',
  steps: {
    next: (state, locals) => {
      const [seat] = locals.left
      if (seat === undefined) return done
      const met = possiblyMet(state, seat, locals.at)
      noteOffered(state, seat, locals.at, met)
      if (!met.some((id) => mightHold(state, seat, questOf(state.rules.edition, id)))) {
        locals.left.shift()
        return go('next')
      }
      locals.met = met
      return ask(question(state, seat, 'completeQuest', { met }, 'window'))
    },
    again: (state) => (state.news.length > 0 ? fullStop(state, 'again') : go('next')),
  },
  questions: {
    completeQuest: {
      rule: 'BRW-QST.5',
      // [BRW-D.33, BRW-D.34] Which of her quests she has just met.
      options: (state, { met }, { seat }) => [
        ...questOptions(state, seat, (quest) => met.includes(quest)),
        { do: 'pass' },
      ],
      reply: (state, locals, option, { seat }) => {
        if (option.do !== 'quest') {
          locals.left.shift()
          return go('next')
        }
        // What she has let pass before is not offered again (BRW-R.14).
        offerAgain(state, seat, locals.met, option.quest)
        return call('completeQuest', { seat, quest: option.quest, room: -1 }, 'again')
      },
      decline: { do: 'pass' },
    },
  },
})

/** Place of a quest that no room has completed: a room quest in the room that it names, any other where its mage is. */
const placeOfQuest = (state: BlackRose, seat: Seat, quest: string): number => {
  const { task } = questOf(state.rules.edition, quest)
  return task.task === 'activate' ? hexOf(state, task.room) : mageOf(state, seat).place
}

/** [BRW-QST.5] Revealed, its effect carried out, its power gained. */
export const completeQuest = procedure('completeQuest')({
  first: 'reveal',
  steps: {
    reveal: (state, { seat, quest, room }) => {
      const mage = mageOf(state, seat)
      uncover(state)
      takeOut(mage.quests, quest)
      mage.completed = [...mage.completed, quest]
      tell?.(happened({ event: 'questCompleted', seat, quest }, 'BRW-QST.5'))
      const there = room === cell ? placeOfQuest(state, seat, quest) : room
      const doing = newDoing(
        `quest/${quest}`,
        `quest.${quest}`,
        { by: seat, you: seat, falls: mage.falls },
        { origin: there, there, it: mageModel(seat) },
      )
      return call('effect', doing, 'reward')
    },
    reward: (state, { seat, quest }) => {
      const { power } = questOf(state.rules.edition, quest)
      gainPower(state, seat, power, `quest.${quest}`)
      if (state.extraRound > 0) mageOf(state, seat).extra += power
      notice(state, { what: 'completes', seat, quest })
      return fullStop(state, 'end')
    },
    end: () => done,
  },
})

/**
 * [REB-QST.4, REB-QST.5, RUL-18] A completed quest does what it says, wherever its mage is; then it is solved, and pays. What
 * it pays is a sentence of its own.
 */
export const solveQuest = procedure('solveQuest')({
  first: 'begin',
  steps: {
    begin: (state, { seat, quest }) => {
      const { place, falls } = mageOf(state, seat)
      announce?.(happened({ event: 'questActivated', seat, quest }, 'REB-QST.4'))
      const doing = newDoing(
        `quest/${quest}`,
        `quest.${quest}`,
        { by: seat, you: seat, falls },
        { origin: place, there: place, it: mageModel(seat) },
      )
      return call('effect', doing, 'worked')
    },
    worked: (state) => {
      conclude()
      return fullStop(state, 'reward')
    },
    reward: (state, { seat, quest }) => {
      const { power } = questOf(state.rules.edition, quest)
      solve(state, seat, quest)
      const gain = withIllFortune(state, seat, power + solvingBonus(state))
      gainPower(state, seat, gain, `quest.${quest}`)
      return fullStop(state, 'end')
    },
    end: () => done,
  },
})

const pileOf = (state: BlackRose, seat: Seat, of: 'unsolved' | 'completed'): readonly string[] => {
  const { quests, toSolve } = mageOf(state, seat)
  return of === 'unsolved' ? quests.cards : (toSolve ?? [])
}

/** [REB-BRP.6] In turn order everybody discards what is too much; that pays nobody. */
export const questLimits = procedure('questLimits')({
  first: 'next',
  steps: {
    next: (state, { left, of }) => {
      const [seat] = left
      if (seat === undefined) return done
      if (pileOf(state, seat, of).length > questLimitOf(state, seat))
        return ask(question(state, seat, 'questLimit', { of }))
      left.shift()
      return go('next')
    },
  },
  questions: {
    questLimit: {
      rule: 'BRW-QST.2',
      options: (state, { of }, { seat }) => asAnswers(pileOf(state, seat, of)),
      reply: (state, _, option, { seat }) => {
        if (option.do === 'quest') discardQuest(state, seat, option.quest, 'nobody')
        return go('next')
      },
    },
  },
})

/** [BRW-QST.2] Down to the limit, at once. */
export const limitQuests = procedure('limitQuests')({
  first: 'check',
  steps: {
    // [REB-QST.6] Where quests lie open, the limit is looked at in the Black Rose Phase alone.
    check: (state, { seat }) => {
      const isOver = mageOf(state, seat).quests.cards.length > questLimitOf(state, seat)
      return isOver && !editionOf(state).openQuests ? ask(question(state, seat, 'questLimit', null)) : done
    },
  },
  questions: {
    questLimit: {
      rule: 'BRW-QST.2',
      options: (state, { seat }) => questOptions(state, seat),
      reply: (state, { seat }, option) => {
        if (option.do === 'quest') discardQuest(state, seat, option.quest)
        return go('check')
      },
    },
  },
})
