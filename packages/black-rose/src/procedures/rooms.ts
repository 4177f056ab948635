import { ask, call, done, go, tell } from '@conclave/kernel'
import { questOf, roomOf } from '../content/content.ts'
import { happened } from '../events.ts'
import { procedure } from '../frames/calls.ts'
import { newDoing } from '../frames/making.ts'
import { type BlackRose, editionOf, mageOf } from '../state.ts'
import { laidAt } from '../table/lodge.ts'
import { mageModel } from '../table/models.ts'
import { notice } from '../table/notice.ts'
import { questOptions } from '../table/quests.ts'
import { count } from '../table/tallies.ts'
import { mightHoldFor } from '../table/tasks.ts'
import { blackRoseRoom } from '../words/board.ts'
import { fullStop } from './full-stop.ts'
import { question } from './question.ts'
import { trapping } from './react.ts'

/** [BRW-QST.4] True if the activation of a room completes a quest. */
const isFor = (state: BlackRose, quest: string, room: string): boolean => {
  const { task } = questOf(state.rules.edition, quest)
  return task.task === 'activate' && task.room === room
}

/** [BRW-ROOM.1] The token turns dark, then the room does what it says, where it is (BRW-ROOM.3). */
export const activateRoom = procedure('activateRoom')({
  first: 'begin',
  steps: {
    begin: (state, { seat, room }) => {
      const laid = laidAt(state, room)
      if (!laid.destroyed) laid.token = 'dark'
      count(state, seat, 'rooms')
      if (laid.room === blackRoseRoom) count(state, seat, 'room:blackRose')
      tell?.(happened({ event: 'roomActivated', seat, room: laid.room }, 'BRW-ROOM.1'))
      // [REB-G.2] Where reactions come at full stops, this one is heard of with the room's first sentence.
      if (editionOf(state).openQuests) {
        notice(state, { what: 'activates', seat, room, rebuilt: !laid.destroyed })
        return go('effect')
      }
      return call('window', trapping(state, { what: 'activates', seat, room }), 'quest')
    },
    quest: (state, { seat, room, falls }) => {
      // [BRW-ACT.12, BRW-R.58] Who was defeated by a reaction gets nothing more from the room.
      if (mageOf(state, seat).falls !== falls) return go('tell')
      // Whoever might hold a quest for this room is asked, whatever hers are, and as often as she completes one (BRW-D.34).
      const about = { room: laidAt(state, room).room }
      if (!mightHoldFor(state, seat, about.room)) return go('effect')
      return ask(question(state, seat, 'completeQuest', about, 'window'))
    },
    effect: (state, { seat, room, falls, instead, voided }) => {
      // [BRW-QST.4] A room whose effect is cancelled has been activated all the same.
      if (instead || voided) return go('tell')
      const { room: id, destroyed } = laidAt(state, room)
      const { rebuilt } = roomOf(state.rules.edition, id)
      const doing = newDoing(
        // [REB-LDG.4] Rebuilt, its token says what it does.
        rebuilt === undefined || destroyed ? `room/${id}` : `room/${id}/rebuilt`,
        `room.${id}`,
        { by: seat, you: seat, falls },
        { origin: room, there: room, it: mageModel(seat) },
      )
      return call('effect', doing, 'tell')
    },
    tell: (state, { seat, room }) => {
      if (!editionOf(state).openQuests) notice(state, { what: 'activates', seat, room })
      return fullStop(state, 'end')
    },
    end: () => done,
  },
  questions: {
    completeQuest: {
      rule: 'BRW-QST.5',
      // [BRW-D.33]
      options: (state, { seat, room }) => [
        ...questOptions(state, seat, (quest) => isFor(state, quest, laidAt(state, room).room)),
        { do: 'pass' },
      ],
      reply: (state, locals, option) => {
        if (option.do !== 'quest') return go('effect')
        const { seat, room } = locals
        if (questOf(state.rules.edition, option.quest).instead) locals.instead = true
        return call('completeQuest', { seat, quest: option.quest, room }, 'quest')
      },
      decline: { do: 'pass' },
    },
  },
})
