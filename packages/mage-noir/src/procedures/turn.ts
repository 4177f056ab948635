import { ask, call, done, go, tell } from '@conclave/kernel'
import { happened } from '../events.ts'
import type { Calls } from '../frames/calls.ts'
import { batchOf, newTriggers } from '../frames/making.ts'
import {
  drawn,
  end,
  endings,
  type MageNoir,
  type MageNoirOption,
  other,
  type Phase,
  playerOf,
} from '../state.ts'
import { handLimitOf, modifiersOf } from '../table/board.ts'
import { drawCard } from '../table/deck.ts'
import { tellEnd } from '../table/ending.ts'
import { discardFromHand, handSize } from '../table/hand.ts'
import { endTriggers, startTriggers } from '../table/triggers.ts'
import { isUnsettled } from '../table/unsettled.ts'
import { discardOptions } from '../verbs/hand.ts'
import { bagOf, emptyBag, manaOf, piles, pourOut, put } from '../words/mana.ts'
import { procedure, question } from './procedure.ts'
import { isWindowDue, windowBefore } from './window.ts'

const freeMana = 3

const begin = (state: MageNoir, phase: Phase): void => {
  state.phase = phase
  tell?.(happened({ event: 'phaseBegan', seat: state.active, phase }, 'MN-3.1'))
}

/** [MN-3.20] Mana that the active player adds to the ether: some of her choice, and some by cards. */
const recovery = (state: MageNoir): Calls['batch'] => {
  let free = freeMana
  const extra = emptyBag()
  for (const { modifier } of modifiersOf(state, state.active, 'recovery')) {
    free -= modifier.less
    put(extra, bagOf(modifier.extra))
  }
  return batchOf(state.active, '', extra, Math.max(0, free))
}

/** [MN-3.1] Everything that is counted by the turn begins anew, for both players. */
const resetAllowances = (state: MageNoir): void => {
  for (const { board } of state.players) {
    for (const on of board) {
      on.ignored = 0
      on.doubled = false
    }
  }
}

const pileOptions: readonly MageNoirOption[] = piles.map((pile) => ({ do: 'take', pile }))

/** [MN-3.1 to MN-3.40] A turn up to its end: start, draw, recovery of Mana, main phase. */
export const turn = procedure('turn')({
  first: 'begin',
  steps: {
    begin: (state) => {
      const { turnLimit } = state.rulings
      if (turnLimit > 0 && state.turn >= turnLimit) {
        end(state, drawn(endings.limit))
        tellEnd(state)
        return done
      }
      state.turn++
      state.actions = 0
      resetAllowances(state)
      tell?.(happened({ event: 'turnBegan', seat: state.active, turn: state.turn }, 'MN-3.1'))
      begin(state, 'start')
      return isWindowDue(state, 'start') ? call('window', windowBefore(state, 'start'), 'start') : go('start')
    },
    start: (state) => {
      const queue = startTriggers(state, state.active)
      return queue.length === 0 ? go('beforeDraw') : call('triggers', newTriggers(queue), 'beforeDraw')
    },
    beforeDraw: (state) => {
      begin(state, 'draw')
      return isWindowDue(state, 'draw') ? call('window', windowBefore(state, 'draw'), 'draw') : go('draw')
    },
    // [MN-2.7] On the very first turn nobody draws.
    draw: (state) => {
      if (state.turn > 1) drawCard(state, state.active, 'MN-3.10')
      if (state.outcome !== null) return done
      return isUnsettled(state) ? call('settle', { hold: false }, 'beforeGather') : go('beforeGather')
    },
    beforeGather: (state) => {
      begin(state, 'gather')
      return isWindowDue(state, 'gather')
        ? call('window', windowBefore(state, 'gather'), 'gather')
        : go('gather')
    },
    gather: (state) => call('batch', recovery(state), 'beforeTake'),
    beforeTake: (state) => {
      begin(state, 'take')
      return isWindowDue(state, 'take') ? call('window', windowBefore(state, 'take'), 'take') : go('take')
    },
    take: (state) => ask(question(state.active, 'takePile', null)),
    main: (state) => {
      begin(state, 'main')
      return call('mainPhase', {}, 'end')
    },
    end: () => call('endOfTurn', {}, 'over'),
    over: () => done,
  },
  questions: {
    // D-06: all Mana of one pile, even of an empty one.
    takePile: {
      rule: 'MN-3.21',
      options: () => pileOptions,
      reply: (state, _, option, { seat }) => {
        if (option.do !== 'take') throw new Error(`'${option.do}' takes no pile`)
        const mana = pourOut(state.ether[piles.indexOf(option.pile)]!)
        put(playerOf(state, seat).reserve, mana)
        tell?.(happened({ event: 'pileTaken', seat, pile: option.pile, mana: manaOf(mana) }, 'MN-3.21'))
        return go('main')
      },
    },
  },
})

/** [MN-3.50 to MN-3.52] End of the turn: triggers, the hand limit, and the end of effects that lasted for this turn. */
export const endOfTurn = procedure('endOfTurn')({
  first: 'begin',
  steps: {
    begin: (state) => {
      begin(state, 'end')
      return isWindowDue(state, 'end')
        ? call('window', windowBefore(state, 'end'), 'triggers')
        : go('triggers')
    },
    triggers: (state) => {
      const queue = endTriggers(state)
      return queue.length === 0 ? go('handLimit') : call('triggers', newTriggers(queue), 'handLimit')
    },
    handLimit: (state) => {
      const left = handSize(playerOf(state, state.active)) - handLimitOf(state, state.active)
      return left > 0 ? ask(question(state.active, 'handLimit', { left })) : go('expire')
    },
    expire: (state) => {
      state.turnEffects = []
      tell?.(happened({ event: 'turnEnded', seat: state.active }, 'MN-3.52'))
      state.active = other(state.active)
      return done
    },
  },
  questions: {
    // D-19
    handLimit: {
      rule: 'MN-3.51',
      options: (state, _, { seat }) => discardOptions(state, seat),
      reply: (state, _, option, { seat }) => {
        if (option.do !== 'discard') throw new Error(`'${option.do}' discards nothing`)
        discardFromHand(state, seat, option.card, 'MN-3.51')
        return go('handLimit')
      },
    },
  },
})
