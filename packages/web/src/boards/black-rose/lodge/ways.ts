import type { BlackRoseOption, BlackRoseQuestion, BlackRoseView, MageView } from '@conclave/black-rose'
import type { Leading, Question } from '../kit.ts'
import { besides } from './geometry.ts'

/** A model of the Lodge: a mage by her seat, or an evocation by its number. */
export type Model = { readonly mage: number } | { readonly evocation: number }

/** Whether a question about a step speaks of this model. */
const isWalking = ({ about }: BlackRoseQuestion<'step'>, model: Model): boolean =>
  'mage' in model
    ? !('n' in about.model) && about.model.seat === model.mage
    : 'n' in about.model && about.model.n === model.evocation

const placeOf = (table: BlackRoseView, model: Model): string | undefined =>
  'mage' in model
    ? table.mages[model.mage]?.place
    : table.evocations.find(({ n }) => n === model.evocation)?.place

/** The answer that sets a model in motion: the mage whose activation it is, or the evocation that acts next. */
const startOf = (
  question: Question,
  options: readonly BlackRoseOption[],
  model: Model,
): BlackRoseOption | undefined => {
  if ('mage' in model)
    return question.kind === 'component' && question.seat === model.mage
      ? options.find((option) => option.do === 'move')
      : undefined
  if (question.kind !== 'nextEvocation') return undefined
  return options.find((option) => option.do === 'evocation' && option.n === model.evocation)
}

const exitsOf = (mage: MageView | undefined): readonly string[] =>
  mage === undefined ? [] : (mage.exits ?? [mage.gate])

/** The rooms that a model can step into now, by their names: while it is on its way, or if it may begin to move. */
export const roomsBeside = (
  table: BlackRoseView,
  question: Question | null,
  options: readonly BlackRoseOption[],
  model: Model,
): readonly string[] => {
  if (question === null) return []
  if (question.kind === 'step') {
    if (!isWalking(question, model)) return []
    return options.flatMap((option) => (option.do === 'room' ? [option.room] : []))
  }
  if (startOf(question, options, model) === undefined) return []
  const here = table.lodge.findIndex(({ room }) => room === placeOf(table, model))
  // [BRW-CELL.7, REB-LDG.8] From her cell a mage steps into the room beside its gate, or one of the two.
  if (here < 0) return 'mage' in model ? exitsOf(table.mages[model.mage]) : []
  return besides(here).flatMap((hex) => table.lodge[hex]?.room ?? [])
}

/** Sets a model in motion if need be, and takes the step; whether the room is activated before is the player's own answer. */
export const walkingTo = (model: Model, room: string): Leading => {
  let begun = false
  return (question, options) => {
    const { kind } = question
    if (kind === 'step') return options.find((option) => option.do === 'room' && option.room === room) ?? null
    if (kind === 'activateHere' || kind === 'completeQuest') return 'wait'
    if (begun) return null
    begun = true
    return startOf(question, options, model) ?? null
  }
}
