import type {
  BlackRoseCard,
  BlackRoseEvent,
  BlackRoseOption,
  BlackRoseQuestion,
  BlackRoseView,
} from '@conclave/black-rose'
import type * as board from '../../kit/kit.ts'

export interface Types {
  readonly view: BlackRoseView
  readonly question: BlackRoseQuestion
  readonly option: BlackRoseOption
  readonly event: BlackRoseEvent
  readonly card: BlackRoseCard
  readonly fact: board.FactOf<BlackRoseCard>
}

export type Question = Types['question']
export type Kit = board.BoardKit<Types>
export type Props = board.BoardProps<Types>
export type FaceProps = board.FaceProps<Types>
export type Cards = Props['cards']
export type Leading = board.Leading<Types>
