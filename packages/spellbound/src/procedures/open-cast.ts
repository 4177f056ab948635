import { call, type QuestionOf } from '@conclave/kernel'
import { casts } from '../casting.ts'
import { spellOf } from '../content/cards.ts'
import type { OptionOf, Spellbound } from '../state.ts'
import { type Abouts, castLocals } from './procedure.ts'

/** [SPB-SP.5, SPB-SP.6] Rule of a cast: [SPB-SP.5] for a spell that waits for its holder's own turn. */
export const ruleOfCast = ({ spell }: OptionOf<'cast'>): string =>
  spellOf(spell).timing === 'ownTurn' ? 'SPB-SP.5' : 'SPB-SP.6'

type OpenCast = QuestionOf<Abouts, 'openCast'>

/** The question of whoever may cast without being waited for. Afterwards the procedure goes on with `then`. */
export const openCast = <Step extends string>(then: Step) => ({
  rule: ruleOfCast,
  options: (state: Spellbound, _: object, { seat }: OpenCast) => casts(state, seat),
  reply: (_: Spellbound, __: object, { spell }: OptionOf<'cast'>, { seat }: OpenCast) =>
    call('cast', castLocals(seat, spell), then),
})
