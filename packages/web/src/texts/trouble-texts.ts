import type { Failing, Trouble } from '../table/trouble.ts'
import type { SpeakUi } from './texts.ts'
import type { UiText } from './ui-texts.ts'

/** The text of a failure: what happened and what to do. A code without one does not compile. */
const failureText = (code: Failing): UiText => `failure.${code}`

export const speakTrouble = (t: SpeakUi, { code }: Trouble): string => t(failureText(code))
