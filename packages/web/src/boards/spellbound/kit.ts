import type * as kernel from '@conclave/kernel'
import type {
  SpellboundEvent,
  SpellboundOption,
  SpellboundQuestion,
  SpellboundView,
} from '@conclave/spellbound'
import type * as board from '../board.ts'

/** What the game is to its board. */
interface Types {
  readonly view: SpellboundView
  readonly question: SpellboundQuestion
  readonly option: SpellboundOption
  readonly event: SpellboundEvent
  readonly card: kernel.CardInfo
}

export type Question = Types['question']
export type Kit = board.BoardKit<Types>
export type Props = board.BoardProps<Types>
