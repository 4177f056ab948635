import type { Question } from '@conclave/kernel'
import type { QuestionKind } from '../procedures/procedure.ts'
import type { BlackRoseOption } from '../state.ts'

/** The id of the rule that an answer comes from. */
export const ruleOf = (question: Question, option: BlackRoseOption): string => {
  if (question.kind === 'component') return componentRule(option)
  return rules[question.kind as QuestionKind]
}

const componentRule = (option: BlackRoseOption): string => {
  switch (option.do) {
    case 'castNext':
    case 'castQuick':
      return 'BRW-ACT.7'
    case 'sacrifice':
      return 'BRW-ACT.9'
    case 'end':
      return 'BRW-ACT.5'
    default:
      return 'BRW-ACT.8'
  }
}

const rules: { readonly [K in QuestionKind]: string } = {
  chooseMage: 'BRW-SET.10',
  chooseColour: 'BRW-SET.11',
  chooseSchool: 'BRW-SET.12',
  chooseList: 'BRW-SET.13',
  giveUpQuest: 'BRW-QST.6',
  questLimit: 'BRW-QST.2',
  librarySchool: 'BRW-STU.2',
  libraryKeep: 'BRW-STU.2',
  study: 'BRW-STU.6',
  planCard: 'BRW-PRE.1',
  planSlot: 'BRW-PRE.2',
  planSide: 'BRW-PRE.1',
  unready: 'BRW-PRE.3',
  component: 'BRW-ACT.3',
  step: 'BRW-ACT.11',
  activateHere: 'BRW-ROOM.1',
  attackTarget: 'BRW-V.3',
  element: 'BRW-CAST.2',
  aim: 'BRW-CAST.3',
  symbol: 'BRW-CAST.5',
  effect: 'BRW-CAST.6',
  react: 'BRW-TP.2',
  completeQuest: 'BRW-QST.5',
  spread: 'BRW-DMG.3',
  order: 'BRW-DMG.5',
  replaceEvocation: 'BRW-EVO.2',
  nextEvocation: 'BRW-EVP.1',
  evocationTurn: 'BRW-EVP.2',
  castFromHand: 'BRW-CAST.8',
  keepTrap: 'BRW-TP.17',
  winner: 'BRW-END.5',
}
