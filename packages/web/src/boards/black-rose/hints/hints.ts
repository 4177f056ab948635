import type { BlackRoseOption, BlackRoseView, EditionId } from '@conclave/black-rose'
import type { HintView } from '../../../kit/kit.ts'
import type { Question } from '../kit.ts'
import { words } from '../texts/index.ts'

/** Moment of a hint: the question somebody is asked, and the table she sees. */
interface Moment {
  readonly question: Question
  readonly options: readonly BlackRoseOption[]
  readonly table: BlackRoseView
}

const offers = ({ options }: Moment, act: BlackRoseOption['do']): boolean =>
  options.some((option) => option.do === act)

const mine = ({ question: { seat }, table }: Moment) => table.mages[seat]

interface Hint {
  readonly id:
    | 'actions'
    | 'avatar'
    | 'command'
    | 'crown'
    | 'defeat'
    | 'flags'
    | 'jinx'
    | 'quests'
    | 'quick'
    | 'ruins'
    | 'solve'
    | 'stop'
  /** The chapter of the rules that tells it. */
  readonly chapter: string
  comesUp(moment: Moment): boolean
}

/** Hints on what differs from edition 1.6, each with the moment in which it comes up; the first one that does is told first. */
const hints: readonly Hint[] = [
  { id: 'stop', chapter: 'reactions', comesUp: ({ question }) => question.kind === 'react' },
  { id: 'solve', chapter: 'quests', comesUp: (moment) => (mine(moment)?.toSolve ?? []).length > 0 },
  { id: 'quests', chapter: 'quests', comesUp: ({ question }) => question.kind === 'librarySchool' },
  { id: 'quick', chapter: 'preparation', comesUp: ({ question }) => question.kind === 'planCard' },
  { id: 'actions', chapter: 'actions', comesUp: ({ question }) => question.kind === 'component' },
  { id: 'ruins', chapter: 'rooms', comesUp: (moment) => offers(moment, 'activate') },
  { id: 'defeat', chapter: 'defeat', comesUp: ({ table }) => table.mages.some(({ won }) => won.length > 0) },
  {
    id: 'command',
    chapter: 'actions',
    comesUp: (moment) =>
      moment.options.some((option) => option.do === 'evocation') && moment.question.kind === 'component',
  },
  {
    id: 'flags',
    chapter: 'instability',
    comesUp: ({ table }) => table.lodge.some(({ destroyed, cubes }) => destroyed && cubes.length > 1),
  },
  { id: 'crown', chapter: 'crown', comesUp: ({ table }) => table.round > 1 && table.crown !== table.first },
  { id: 'jinx', chapter: 'jinxes', comesUp: (moment) => (mine(moment)?.jinxes ?? []).length > 0 },
  {
    id: 'avatar',
    chapter: 'avatar',
    comesUp: ({ question, table }) => question.kind === 'component' && table.avatar !== undefined,
  },
]

const told: readonly EditionId[] = ['rebirth']

/** Hints on the position where it differs from the earlier edition, the weightiest first. */
export const hintsOf = (
  question: Question,
  options: readonly BlackRoseOption[],
  table: BlackRoseView,
): readonly HintView[] =>
  told.includes(table.edition)
    ? hints
        .filter((hint) => hint.comesUp({ question, options, table }))
        .map(({ id, chapter }) => ({
          id: `black-rose.${id}`,
          title: words(`hint.${id}`),
          text: words(`hint.${id}.text`),
          chapter,
        }))
    : []
