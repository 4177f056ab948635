import type {
  MageNoirCard,
  MageNoirEvent,
  MageNoirOption,
  MageNoirQuestion,
  MageNoirView,
} from '@conclave/mage-noir'
import type * as board from '../../kit/kit.ts'

interface Types {
  readonly view: MageNoirView
  readonly question: MageNoirQuestion
  readonly option: MageNoirOption
  readonly event: MageNoirEvent
  readonly card: MageNoirCard
  readonly fact: board.FactOf<MageNoirCard>
}

export type Question = Types['question']
export type Kit = board.BoardKit<Types>
export type Props = board.BoardProps<Types>
export type Leading = board.Leading<Types>
