import type {
  SpellboundCard,
  SpellboundEvent,
  SpellboundOption,
  SpellboundQuestion,
  SpellboundView,
} from '@conclave/spellbound'
import type * as board from '../../kit/kit.ts'

interface Types {
  readonly view: SpellboundView
  readonly question: SpellboundQuestion
  readonly option: SpellboundOption
  readonly event: SpellboundEvent
  readonly card: SpellboundCard
  readonly fact: board.FactOf<SpellboundCard>
}

export type Question = Types['question']
export type Kit = board.BoardKit<Types>
export type Props = board.BoardProps<Types>
