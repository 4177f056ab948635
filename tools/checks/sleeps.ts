import { codeOnly } from '../code-only.ts'
import { type Check, isCode, places } from '../project.ts'

/** A network that is quiet for a while is a sleep, too: how long something takes is the machine's business. */
const sleep =
  /\bwaitForTimeout\b|\bset(?:Timeout|Interval)\b|\btimers\/promises\b|\bsleep\s*\(|\bnetworkidle\b/

/** Between the keys of a text, between pressing and letting go, before every step: how slow somebody is, is no condition. */
const slowness = /\b(?:delay|slowMo)\s*:/

/** Browser tests wait for what they want to see, never for a time. */
export const sleeps: Check = (files) =>
  files
    .filter(({ path }) => isCode(path) && path.startsWith('packages/web/test/browser/'))
    .flatMap((file) => [
      ...places(file, file.text, sleep, waits),
      ...places(file, codeOnly(file.text), slowness, waits),
    ])

const waits = 'waits for a time, not for a condition'
