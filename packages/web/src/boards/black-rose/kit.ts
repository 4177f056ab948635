import type { BlackRoseCard, BlackRoseEvent, BlackRoseOption, BlackRoseView } from '@conclave/black-rose'
import type * as kernel from '@conclave/kernel'
import type * as board from '../board.ts'

/** What the game is to its board. */
export interface Types {
  readonly view: BlackRoseView
  readonly question: kernel.Question
  readonly option: BlackRoseOption
  readonly event: BlackRoseEvent
  readonly card: BlackRoseCard
}

export type Question = Types['question']
export type Kit = board.BoardKit<Types>
export type Props = board.BoardProps<Types>
export type FaceProps = board.FaceProps<Types>
export type Cards = Props['cards']
export type Leading = board.Leading<Types>
