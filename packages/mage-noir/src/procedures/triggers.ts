import { announce, ask, call, conclude, done, go } from '@conclave/kernel'
import { abilityOf, cardOf } from '../content/cards.ts'
import { happened } from '../events.ts'
import { newDoing } from '../frames/making.ts'
import type { MageNoir, MageNoirOption, Trigger } from '../state.ts'
import { modifiersOf } from '../table/board.ts'
import { mayHappen } from '../table/triggers.ts'
import { isUnsettled } from '../table/unsettled.ts'
import { areCertain, isSame, oneOfEach } from './order.ts'
import { procedure, question } from './procedure.ts'

/** One trigger of each sort, in the order in which they wait. */
const distinctTriggers = (state: MageNoir, queue: readonly Trigger[]): Trigger[] =>
  oneOfEach(queue, (one, another) => isSame(state, one, another))

/** True if the order could make a difference. */
const isOrderOpen = (state: MageNoir, queue: readonly Trigger[]): boolean =>
  distinctTriggers(state, queue).length > 1 &&
  !(queue.every((trigger) => repeatsOf(state, trigger) === 0) && areCertain(state, queue))

/** [D-03, MN-6.52] The waiting order, or another trigger first. */
const orderOptions = (state: MageNoir, queue: readonly Trigger[]): MageNoirOption[] => [
  { do: 'inOrder' },
  ...distinctTriggers(state, queue).map(({ card, n }): MageNoirOption => ({ card, do: 'next', n })),
]

/** Number of further times that a trigger of the start of turn happens (King of Trees). */
const repeatsOf = (state: MageNoir, { list, seat, n, card }: Trigger): number => {
  if (abilityOf(list).on !== 'start') return 0
  return modifiersOf(state, seat, 'repeat')
    .filter(({ modifier, on }) => on.n !== n && cardOf(card).allWords.includes(modifier.word))
    .reduce((sum, { modifier }) => sum + modifier.times, 0)
}

/** Triggers that wait at the same moment: the active player orders them, each is carried out by its own controller. */
export const triggers = procedure('triggers')({
  first: 'next',
  steps: {
    next: (state, locals) => {
      // [MN-3.3] Whatever is not where it has to be any more is dropped.
      locals.queue = locals.queue.filter((trigger) => mayHappen(state, trigger))
      if (locals.queue.length === 0) return done
      if (!locals.ordered && isOrderOpen(state, locals.queue)) {
        const cards = locals.queue.map(({ card }) => card)
        return ask(question(state.active, 'order', { cards }))
      }
      locals.current = locals.queue.shift()!
      locals.runs = 0
      return go('run')
    },
    run: (_, locals) => {
      const { list, seat, card, n, used } = locals.current!
      locals.runs++
      announce?.(happened({ event: 'triggered', seat, card, n }, 'MN-6.51'))
      return call('effect', newDoing(list, seat, { card, n }, [n], { used }), 'settle')
    },
    settle: (state) => {
      conclude()
      return isUnsettled(state) ? call('settle', { hold: false }, 'again') : go('again')
    },
    again: (state, locals) => {
      const current = locals.current!
      const repeats = repeatsOf(state, current)
      if (locals.runs <= repeats && mayHappen(state, current)) return go('run')
      locals.current = null
      return go('next')
    },
  },
  questions: {
    order: {
      rule: 'MN-6.52',
      options: (state, { queue }) => orderOptions(state, queue),
      reply: (_, locals, option) => {
        if (option.do === 'inOrder') {
          locals.ordered = true
          return go('next')
        }
        if (option.do !== 'next') throw new Error(`'${option.do}' orders nothing`)
        const at = locals.queue.findIndex(({ card, n }) => card === option.card && n === option.n)
        locals.current = locals.queue.splice(at, 1)[0]!
        locals.runs = 0
        return go('run')
      },
    },
  },
})
