import type { BlackRoseOption, NamedModel } from '@conclave/black-rose'
import { keyOf } from '@conclave/kernel'
import type { Kit, Question } from '../kit.ts'

const isSame = (one: NamedModel, other: NamedModel): boolean =>
  'n' in one ? 'n' in other && one.n === other.n : !('n' in other) && one.seat === other.seat

/** True if a question goes on with what an earlier one of its kind began: the same activation or walk, the same plan or evocations. */
const goesOn = (begun: Question, question: Question): boolean => {
  if (begun.kind === 'component' && question.kind === 'component')
    return question.about.parts.length > begun.about.parts.length
  if (begun.kind === 'step' && question.kind === 'step')
    return question.about.left < begun.about.left && isSame(question.about.model, begun.about.model)
  return true
}

const endings: { readonly [kind in Question['kind']]?: BlackRoseOption } = {
  component: { do: 'end' },
  nextEvocation: { do: 'end' },
  step: { do: 'stop' },
  planCard: { do: 'ready' },
}

/** [BRW-ACT.3, BRW-ACT.11, BRW-PRE.3, BRW-EVP.2] An activation, a walk, a plan and the evocations end where their player says so. */
export const doneAfter: NonNullable<Kit['doneAfter']> = (begun) => {
  const ending = endings[begun.kind]
  if (ending === undefined) return null
  return {
    next: (question, options) => {
      // What comes between is asked and answered as usual.
      if (question.kind !== begun.kind) return 'wait'
      if (!goesOn(begun, question)) return null
      return options.find((option) => keyOf(option) === keyOf(ending)) ?? null
    },
  }
}
