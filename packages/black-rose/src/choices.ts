import type { Question } from '@conclave/kernel'
import { componentOptions } from './procedures/activation.ts'
import { giveUpOptions } from './procedures/black-rose-phase.ts'
import { aimOptions, elementOptions, fromHandOptions } from './procedures/cast.ts'
import { waitingTrap } from './procedures/clean-up.ts'
import { fallenOptions, spreadOptions } from './procedures/damage.ts'
import { effectOptions } from './procedures/effect.ts'
import { actOptions, nextEvocationOptions, replaceOptions } from './procedures/evocations.ts'
import { attackOptions } from './procedures/fighting.ts'
import { openingOptions } from './procedures/match.ts'
import { entryOptions, stepOptions } from './procedures/movement.ts'
import { planOptions } from './procedures/preparation.ts'
import type { QuestionKind } from './procedures/procedure.ts'
import { metOptions } from './procedures/quests.ts'
import { roomQuestOptions } from './procedures/rooms.ts'
import { leadersOf } from './procedures/scoring.ts'
import { keepOptions, studyOptions } from './procedures/study.ts'
import { type BlackRose, type BlackRoseOption, mageOf, type Occurrence } from './state.ts'
import { schoolOptions } from './table/library.ts'
import { cardIn } from './table/sheet.ts'
import { asking } from './table/stack.ts'
import { reactions } from './table/triggers.ts'

/** Every legal answer to a question, in a fixed order. */
export const choices = (state: BlackRose, question: Question): BlackRoseOption[] =>
  options[question.kind as QuestionKind](state, question)

const opening = (state: BlackRose): BlackRoseOption[] => openingOptions(state, asking(state, 'opening').at)

const plan = (state: BlackRose, { seat, kind }: Question): BlackRoseOption[] => planOptions(state, seat, kind)

const options: {
  readonly [K in QuestionKind]: (state: BlackRose, question: Question) => BlackRoseOption[]
} = {
  chooseMage: opening,
  chooseColour: opening,
  chooseSchool: opening,
  chooseList: opening,
  giveUpQuest: (state, { seat }) => giveUpOptions(state, seat),
  questLimit: (state, { seat }) =>
    mageOf(state, seat)
      .quests.cards.toSorted()
      .map((quest) => ({ do: 'quest', quest })),
  librarySchool: (state) => schoolOptions(state, asking(state, 'study').schools),
  libraryKeep: (state, { seat }) => keepOptions(state, seat),
  study: (state, { seat }) => studyOptions(state, seat),
  planCard: plan,
  planSlot: plan,
  planSide: plan,
  unready: plan,
  component: (state) => componentOptions(state, asking(state, 'activation')),
  step: (state) => stepOptions(state, asking(state, 'walk')),
  activateHere: () => [{ do: 'activate' }, { do: 'pass' }],
  attackTarget: (state) => attackOptions(state, asking(state, 'attack')),
  element: () => elementOptions.slice(),
  aim: (state) => aimOptions(state, asking(state, 'cast')),
  symbol: () => [{ do: 'before' }, { do: 'after' }],
  effect: (state) => effectOptions(state, asking(state, 'effect')),
  react: (state, { seat, about }) => reactions(state, seat, about as unknown as Occurrence),
  completeQuest: (state, { seat, about }) => {
    const asked = about as { readonly room?: string; readonly met?: readonly string[] }
    return asked.room === undefined
      ? metOptions(state, seat, asked.met ?? [])
      : roomQuestOptions(state, seat, asked.room)
  },
  spread: (state) => spreadOptions(state, asking(state, 'damage')),
  order: (state, { about }) =>
    about === null
      ? fallenOptions(state, asking(state, 'damage'))
      : entryOptions(state, asking(state, 'relocate')),
  replaceEvocation: (state) => replaceOptions(state, asking(state, 'summon')),
  nextEvocation: (state, { seat }) => nextEvocationOptions(state, seat),
  evocationTurn: (state) => actOptions(state, asking(state, 'act')),
  castFromHand: (state, { seat }) => fromHandOptions(state, seat),
  keepTrap: (state, { seat }) => {
    const card = cardIn(mageOf(state, seat), waitingTrap(state, seat)!)!
    return [
      { do: 'hand', card },
      { do: 'memories', card },
    ]
  },
  winner: (state) => leadersOf(state).map((seat) => ({ do: 'winner', seat })),
}
