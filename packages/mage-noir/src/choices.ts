import type { Question } from '@conclave/kernel'
import { distinctUses } from './abilities.ts'
import { giveOptions } from './procedures/actions.ts'
import { batchOptions } from './procedures/batch.ts'
import { protectOptions } from './procedures/damage.ts'
import { anyTimeOptions, mainOptions } from './procedures/main-phase.ts'
import { openingOptions } from './procedures/match.ts'
import { asking, type QuestionKind } from './procedures/procedure.ts'
import { orderOptions } from './procedures/triggers.ts'
import { pileOptions } from './procedures/turn.ts'
import { priceOptions } from './procedures/use-ability.ts'
import { windowUses } from './procedures/window.ts'
import { type MageNoir, type MageNoirOption, playerOf } from './state.ts'
import { distinctCards } from './table/board.ts'
import { planChoices } from './table/plans.ts'
import { cardOption } from './table/targets.ts'
import { discardOptions } from './verbs/hand.ts'
import { sentenceAt, waysToDo } from './verbs/index.ts'

/** Every legal answer to a question, in a fixed order. */
export const choices = (state: MageNoir, question: Question): MageNoirOption[] =>
  options[question.kind as QuestionKind](state, question)

const options: {
  readonly [K in QuestionKind]: (state: MageNoir, question: Question) => MageNoirOption[]
} = {
  // D-01
  opening: () => openingOptions.slice(),
  // D-02
  starter: (_, { seat }) => [
    { do: 'first', seat },
    { do: 'first', seat: 1 - seat },
  ],
  // D-04
  gather: (state) => batchOptions(asking(state, 'batch')),
  // D-05
  batch: (state) => batchOptions(asking(state, 'batch')),
  // D-06
  takePile: () => pileOptions.slice(),
  // D-07
  main: mainOptions,
  // D-29
  anyTime: (state, { seat }) => anyTimeOptions(state, seat),
  // D-08
  plan: (state, { seat }) => planChoices(state, seat, asking(state, 'prepare').plan),
  // D-22
  give: (state) => giveOptions(state, asking(state, 'exchange')),
  window: (state, { seat }) => [
    { do: 'pass' },
    ...distinctUses(windowUses(state, seat)).map(
      ({ on }): MageNoirOption => ({
        card: on.card,
        do: 'use',
        n: on.n,
      }),
    ),
  ],
  // D-20
  protect: (state) => {
    const { packets, at } = asking(state, 'damage')
    return protectOptions(state, packets[at]!)
  },
  // D-03
  order: (state) => orderOptions(state, asking(state, 'triggers').queue),
  // D-31
  release: (state) =>
    asking(state, 'leave').freed.map(({ card, n }): MageNoirOption => ({ card, do: 'next', n })),
  // D-09 to D-18, D-21, D-23 to D-27, D-30
  effect: (state) => {
    const doing = asking(state, 'effect')
    return (waysToDo(state, sentenceAt(doing)!, doing) ?? []).slice()
  },
  // D-32
  price: (state) => priceOptions(state, asking(state, 'useAbility')),
  // D-28
  unique: (state, { seat, about }) => {
    const { card } = about as { readonly card: string }
    return distinctCards(playerOf(state, seat).board.filter((on) => on.card === card)).map(cardOption)
  },
  // D-19
  handLimit: (state, { seat }) => discardOptions(state, seat),
}
