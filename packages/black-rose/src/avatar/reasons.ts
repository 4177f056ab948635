import { happened } from '../events.ts'
import type { Abouts, BlackRoseQuestion } from '../frames/abouts.ts'
import { type BlackRose, type BlackRoseOption, type ModelId, rose } from '../state.ts'
import { hexOf, roomName } from '../table/lodge.ts'
import { evocationModel, isMage, mageModel, ownerOf, placeOf } from '../table/models.ts'
import { namedModel } from '../table/named.ts'
import { modelIn } from '../table/named-options.ts'
import type { Decider } from '../words/keys.ts'
import { deciderOfModels, deciderOfRooms, sheetOfAvatar } from './keys.ts'
import { keysNow, type Target } from './quarry.ts'
import { goalOf } from './ways.ts'

/** [REB-AVA.28] Name of its target, and the key that has decided. */
const named = (state: BlackRose, target: Target, by: Decider) => ({
  at: typeof target === 'number' ? null : namedModel(state, target),
  room: roomName(state, typeof target === 'number' ? target : placeOf(state, target)),
  by,
})

/** The same for the log. */
export const goesFor = (state: BlackRose, model: ModelId, target: Target, by: Decider) =>
  happened(
    {
      event: 'avatarGoesFor',
      ...(isMage(model) ? {} : { who: namedModel(state, model) }),
      ...named(state, target, by),
    },
    'REB-AVA.28',
  )

/** [REB-AVA.27] The same for whoever is asked where a model of the Avatar steps; nothing of the models of others. */
export const goalIn = (state: BlackRose, model: ModelId, steps: number): Pick<Abouts['step'], 'goal'> => {
  if (ownerOf(state, model) !== rose) return {}
  const goal = goalOf(state, model, steps)
  return { goal: goal === null ? null : named(state, goal.target, goal.by) }
}

const isOf = <Kind extends BlackRoseQuestion['kind']>(
  question: BlackRoseQuestion,
  kind: Kind,
): question is Extract<BlackRoseQuestion, { kind: Kind }> => question.kind === kind

const strikerOf = (question: BlackRoseQuestion): ModelId => {
  if (!isOf(question, 'attackTarget')) return mageModel(rose)
  const { model } = question.about
  return 'n' in model ? evocationModel(model.n) : mageModel(model.seat)
}

/**
 * [REB-AVA.28] Reason for the Avatar's choice among all that it could have made: for the log, where several could have been
 * struck, or chosen for a sentence. Null where nothing was compared. Its aim is told where it is taken.
 */
export const reasonFor = (
  state: BlackRose,
  question: BlackRoseQuestion,
  options: readonly BlackRoseOption[],
  option: BlackRoseOption,
) => {
  if (!isOf(question, 'attackTarget') && !isOf(question, 'effect')) return null
  const striker = strikerOf(question)
  const models = options.map(modelIn).filter((each) => each !== null)
  const rooms = options.flatMap((each) => (each.do === 'room' ? [hexOf(state, each.room)] : []))
  const target = modelIn(option)
  if (ownerOf(state, striker) !== rose || models.length + rooms.length < 2) return null
  if (target !== null) {
    const keys = isMage(striker) ? keysNow(state) : sheetOfAvatar(state).evocations
    return goesFor(state, striker, target, deciderOfModels(state, models, keys, placeOf(state, striker)))
  }
  if (option.do !== 'room') return null
  return goesFor(state, striker, hexOf(state, option.room), deciderOfRooms(state, rooms))
}
