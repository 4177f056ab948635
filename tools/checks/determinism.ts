import { codeOnly } from '../code-only.ts'
import { type Check, isRules, places } from '../project.ts'

const impure =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|\bcrypto\.(?:getRandomValues|randomUUID)\b/

/** A match is a seed and a list of answers: rules use no clock, and no chance but the kernel's. */
export const determinism: Check = (files) =>
  files
    .filter(({ path }) => isRules(path))
    .flatMap((file) => places(file, codeOnly(file.text), impure, 'a clock or a chance outside the match'))
