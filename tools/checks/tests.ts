import { codeOnly } from '../code-only.ts'
import { type Check, isCode, isTest, places } from '../project.ts'

const unrun =
  /\b(?:test|it|describe|suite|scenario)(?:\.\w+)*\.(?:only|skip|skipIf|runIf|todo|fails)\b|\bx(?:it|describe)\(/

/** Every test that is written runs, always. */
export const tests: Check = (files) =>
  files
    .filter(({ path }) => isCode(path) && isTest(path))
    .flatMap((file) => places(file, codeOnly(file.text), unrun, 'a test that does not always run'))
