import type { QuestionOf, Seat } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { OptionOf, Spellbound } from '../state.ts'
import type { Abouts } from './procedure.ts'

type Answer = 'accept' | 'notNow' | 'refuse'
type Consent = QuestionOf<Abouts, 'consent'>

/** Asks the owner of a mage whether somebody else may move it. Whoever is away when time runs out has not agreed. */
export const askFor = (mage: Seat, about: Consent['about']): Consent => ({
  seat: mage,
  kind: 'consent',
  manner: 'window',
  about,
})

/** A ride needs both players' consent (L799); a spell only where somebody has asked. */
const ruleOfConsent = (_: OptionOf<Answer>, { about }: Consent): string =>
  cardOf(about.card).kind === 'spell' ? 'AR-69' : 'AR-15'

/** D-10: the answer of the mage's owner, one of these; `then` goes on with it. `silence` is that of who is away. */
export const consent = <Locals, N>(
  answers: readonly Answer[],
  silence: Answer,
  then: (state: Spellbound, locals: Locals, answer: Answer, question: Consent) => N,
) => ({
  rule: ruleOfConsent,
  options: (): OptionOf<Answer>[] => answers.map((answer) => ({ do: answer })),
  reply: (state: Spellbound, locals: Locals, option: OptionOf<Answer>, question: Consent): N =>
    then(state, locals, option.do, question),
  decline: { do: silence } as const,
})
