import { ask, done, go } from '@conclave/kernel'
import type { Calls } from '../frames/calls.ts'
import type { MageNoir, MageNoirOption } from '../state.ts'
import { addMana, firstPile } from '../table/ether.ts'
import { elements, held, piles, placeOf, totalOf } from '../words/mana.ts'
import { procedure, question } from './procedure.ts'

type Batch = Calls['batch']

const puts: readonly (readonly MageNoirOption[])[] = piles.map((pile) =>
  elements.map((element) => ({ do: 'put', element, pile })),
)

/** [D-04, D-05] The Mana that can come next, and where it goes. */
const batchOptions = ({ rest, free, pile }: Batch): MageNoirOption[] => {
  const found: MageNoirOption[] = []
  for (let to = 0; to < piles.length; to++) {
    if (pile === 1 - to) continue
    for (let at = 0; at < elements.length; at++) if (free > 0 || rest[at]! > 0) found.push(puts[to]![at]!)
  }
  return found
}

/** Mana that is bound to come is put before what was free to choose. */
const place = (state: MageNoir, batch: Batch, element: (typeof elements)[number], pile: number): void => {
  const at = placeOf(element)
  if (batch.rest[at]! > 0) batch.rest[at] = batch.rest[at]! - 1
  else batch.free--
  addMana(state, batch.seat, element, pile)
  batch.pile = 1 - pile
}

const put = (state: MageNoir, locals: Batch, option: MageNoirOption) => {
  if (option.do !== 'put') throw new Error(`'${option.do}' adds no Mana`)
  place(state, locals, option.element, piles.indexOf(option.pile))
  return go('next')
}

/** [MN-4.20] Mana goes to the ether one by one: the first to the smaller pile, then in turns, whatever the sizes become. */
export const batch = procedure('batch')({
  first: 'begin',
  steps: {
    begin: (state, locals) => {
      locals.pile = firstPile(state)
      return go('next')
    },
    next: (state, locals) => {
      const { rest, free, seat, card } = locals
      const left = totalOf(rest) + free
      if (left === 0) return done
      // [MN-4.27] With one element left, nothing is left to decide.
      const only = free === 0 ? held(rest) : elements
      if (only.length === 1 && locals.pile >= 0) {
        place(state, locals, only[0]!, locals.pile)
        return go('next')
      }
      return ask(question(seat, card === '' ? 'gather' : 'batch', { card, left }))
    },
  },
  questions: {
    gather: { rule: 'MN-3.20', options: (_, locals) => batchOptions(locals), reply: put },
    batch: { rule: 'MN-4.20', options: (_, locals) => batchOptions(locals), reply: put },
  },
})
