import { type BlackRoseOption, type BlackRoseView, cardOf, type MageView } from '@conclave/black-rose'
import type { Thing } from '../../table/table.ts'
import type { Question } from './kit.ts'

type SlotView = MageView['slots'][number]

/**
 * Things on the board where an option is chosen. Answers that are no thing (before or after, yes or no) and those that a player
 * shall not overlook (move, attack, activate) are buttons of the prompt bar.
 */
export const thingsOf = (
  option: BlackRoseOption,
  question: Question,
  table: BlackRoseView,
): readonly Thing[] => {
  const mage = table.mages[question.seat]
  switch (option.do) {
    case 'room':
      return option.room === 'cell' ? [`cell:${question.seat}`] : [`room:${option.room}`]
    case 'target':
    case 'winner':
      return [`mage:${option.seat}`]
    case 'evocation':
      return [`evocation:${option.n}`]
    case 'event':
      return table.events.some((event) => event?.card === option.card)
        ? [`event:${option.card}`]
        : [`choice:${option.card}`]
    case 'quest':
      // [BRW-QST.3] Whoever touches a quest to read it discards none: a button asks which one.
      if (discardsQuests(question)) return []
      // [REB-QST.2, REB-QST.4] Open ones lie there for everybody, and what is completed beside them until it is solved.
      return table.mages.some(
        ({ quests, toSolve }) =>
          quests.some(({ quest }) => quest === option.quest) || toSolve?.includes(option.quest),
      )
        ? [`quest:${option.quest}`]
        : [`choice:${option.quest}`]
    case 'remove':
      // In the study's last question the hand lies open to be looked through; before, or where one discards, a button is enough.
      return question.kind === 'study' && !question.about.over ? [`hand:${option.card}`] : []
    case 'card':
    case 'castFromHand':
      // What one looks at is chosen there, even if the hand holds the same card.
      return mage?.hand.cards?.includes(option.card) && !mage.looking.cards?.includes(option.card)
        ? [`hand:${option.card}`]
        : [`choice:${option.card}`]
    // Cards of two places are compared side by side; a spell of somebody else lies on no sheet of hers.
    case 'again':
    case 'hand':
    case 'memories':
      // Where one card goes is said by buttons.
      return question.kind === 'keepTrap' ? [] : [`choice:${option.card}`]
    case 'slot':
    case 'takeBack':
    case 'trigger':
      return [`slot:${option.slot}`]
    // [BRW-ACT.9] Whoever clicks a spell casts it: what gives one up stands apart.
    case 'sacrifice':
      return []
    case 'castQuick':
      return ['slot:quick']
    case 'castNext': {
      const next = nextStandard(mage?.slots ?? [])
      return next === undefined ? [] : [`slot:${next.slot}`]
    }
    case 'mode':
      return [`mode:${option.mode}`]
    case 'element':
      return [`element:${option.element}`]
    case 'cube':
      return [`cube:${option.seat}`]
    case 'place':
      return [`place:${option.count}`]
    case 'school':
      return question.kind === 'chooseSchool' ? [`pick:${option.school}`] : [`school:${option.school}`]
    case 'mage':
      return [`pick:${option.mage}`]
    case 'colour':
      return [`pick:${option.colour}`]
    case 'startingList':
      return [`pick:${option.list}`]
    default:
      return []
  }
}

/** The standard spell that is cast next. */
export const nextStandard = (slots: readonly SlotView[]): SlotView | undefined =>
  slots.find(({ slot, filled, status }) => slot !== 'quick' && filled && status === 'ready')

/** The card that asks: the one that the question is about, or the spell that one is about to lay. */
export const sourceOf = (question: Question, { mages }: BlackRoseView): string | undefined => {
  if (question.kind === 'planSlot' || question.kind === 'planSide')
    return mages[question.seat]?.draft?.card ?? undefined
  const { about } = question
  const named = about === null ? null : 'source' in about ? about.source : 'card' in about ? about.card : null
  if (named === null || named === '') return undefined
  return named.includes('.') ? cardOf(named) : named
}

const endings: readonly BlackRoseOption['do'][] = [
  'stop',
  'pass',
  'back',
  'ready',
  'unready',
  'no',
  'enough',
  'end',
]

/** The card that an answer names. */
export const cardIn = (option: BlackRoseOption): string | undefined =>
  'card' in option ? option.card : 'quest' in option ? option.quest : undefined

/** [BRW-QST.2, BRW-QST.6] True if the quests that are offered would be discarded, and the Black Rose gain by it. */
export const discardsQuests = ({ kind }: Question): boolean => kind === 'giveUpQuest' || kind === 'questLimit'

/** [BRW-STU.6, BRW-QST.3, BRW-ACT.9] A removed spell or a discarded quest is gone for good; one that is given up is not cast. */
export const throwsAway = (option: BlackRoseOption, question: Question): boolean =>
  option.do === 'remove' || option.do === 'sacrifice' || (option.do === 'quest' && discardsQuests(question))

/** Ends an activation, a window or a card. */
export const isEnding = (option: BlackRoseOption): boolean => endings.includes(option.do)
