import { ask, call, done, go } from '@conclave/kernel'
import type { Follow } from '../frames/calls.ts'
import { leaving, newTriggers } from '../frames/making.ts'
import { type MageNoir, playerOf } from '../state.ts'
import { distinctCards } from '../table/board.ts'
import { seeTops } from '../table/deck.ts'
import { tellEnd } from '../table/ending.ts'
import { cardOption } from '../table/targets.ts'
import { queue } from '../table/triggers.ts'
import { areAllAlike, checkLives, deadCards, emptiedCards, uniqueCopies } from '../table/unsettled.ts'
import { follow, procedure, question } from './procedure.ts'

/** [MN-5.62] All copies but one go. */
const destroyOthers = (state: MageNoir, seat: number, kept: number): Follow => {
  const { board } = playerOf(state, seat)
  const { card } = board.find(({ n }) => n === kept)!
  return leaving(
    board.filter((on) => on.card === card && on.n !== kept).map(({ n }) => n),
    'discard',
  )
}

/** [MN-6.40, MN-6.51] State checks until nothing changes, then the triggers that wait, unless they are held back. */
export const settle = procedure('settle')({
  first: 'check',
  steps: {
    check: (state, { hold }) => {
      checkLives(state)
      if (state.outcome !== null) {
        tellEnd(state)
        return done
      }
      seeTops(state)
      const dead = deadCards(state)
      if (dead.length > 0)
        return follow(
          leaving(
            dead.map(({ n }) => n),
            'discard',
          ),
          'check',
        )
      const unique = uniqueCopies(state)
      if (unique !== undefined) {
        const { seat, copies } = unique
        if (areAllAlike(copies)) return follow(destroyOthers(state, seat, copies[0]!.n), 'check')
        return ask(question(seat, 'unique', { card: copies[0]!.card }))
      }
      const emptied = emptiedCards(state)
      if (emptied.length > 0) {
        for (const { seat, on } of emptied) queue(state, 'empty', seat, on)
        return follow(
          leaving(
            emptied.map(({ on }) => on.n),
            'discard',
          ),
          'check',
        )
      }
      return hold || state.waiting.length === 0 ? done : go('triggers')
    },
    triggers: (state) => {
      const queued = state.waiting
      state.waiting = []
      return call('triggers', newTriggers(queued), 'check')
    },
  },
  questions: {
    // D-28
    unique: {
      rule: 'MN-5.62',
      options: (state, _, { seat, about }) =>
        distinctCards(playerOf(state, seat).board.filter(({ card }) => card === about.card)).map(cardOption),
      reply: (state, _, option, { seat }) => {
        if (option.do !== 'card') throw new Error(`'${option.do}' keeps no copy`)
        return follow(destroyOthers(state, seat, option.n), 'check')
      },
    },
  },
})
