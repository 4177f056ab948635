import type { QuestionOf, Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { OptionOf, Spellbound } from '../state.ts'
import type { Abouts } from './procedure.ts'

type Consent = QuestionOf<Abouts, 'consent'>

/** Asks the owner of a mage whether somebody else may move it. Whoever is away when time runs out has not agreed. */
export const askFor = (mage: Seat, about: Consent['about']): Consent => ({
  seat: mage,
  kind: 'consent',
  manner: 'window',
  about,
})

/** A ride needs both players' consent (L799); a spell only where somebody has asked. */
const ruleOfConsent = (_: OptionOf<'accept' | 'refuse'>, { about }: Consent): string =>
  cardOf(about.card).kind === 'spell' ? 'AR-69' : 'AR-15'

/** D-10: the answer of the mage's owner; `then` goes on with whether she agreed. */
export const consent = <Locals, N>(
  then: (state: Spellbound, locals: Locals, agreed: boolean, question: Consent) => N,
) => ({
  rule: ruleOfConsent,
  options: (): OptionOf<'accept' | 'refuse'>[] => [{ do: 'accept' }, { do: 'refuse' }],
  reply: (state: Spellbound, locals: Locals, option: OptionOf<'accept' | 'refuse'>, question: Consent): N =>
    then(state, locals, option.do === 'accept', question),
  decline: { do: 'refuse' } as const,
})
