import { codeOnly } from '../code-only.ts'
import { type Check, isCode, isTest, places } from '../project.ts'

const chance = /\bMath\.random\b|\b(?:randomBytes|randomInt|getRandomValues)\(/
const clock = /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/
/** Also in a function of its own: `setTimeout(() => resolve(), 50)`. One that rejects only ends a hang. */
const wait = /\bsetTimeout\((?:\(\) => (?:\{ *)?)?(?:resolve|done|r)\b|\bAtomics\.wait\b/
const waitImported = /^(?:import .*|\} )from '(?:node:)?timers\/promises'/
const properties = /^(?:import .*|\} )from 'fast-check'/

/** Here processes, pages and their clocks are what is tested. */
const isTimed = (path: string): boolean => /^packages\/(?:server\/test|web\/test\/browser)\//.test(path)
/** fast-check has its seed from tools/seeded.ts, which the others of the packages run first. */
const isSeeded = (path: string): boolean => path.startsWith('packages/') && !isTimed(path)
/** The moment at which a server is killed is a length of time, drawn with a seed. */
const mayWait = ['packages/server/test/crash.test.ts']

/** A test that passes once passes always: its chance has a seed, and it waits for a condition, never for a time. */
export const steadiness: Check = (files) =>
  files
    .filter(({ path }) => isCode(path) && isTest(path))
    .flatMap((file) => {
      const { path, text } = file
      const code = codeOnly(text)
      return [
        ...places(file, code, chance, 'chance without a seed in a test'),
        ...(isTimed(path) ? [] : places(file, code, clock, 'a clock in a test')),
        ...(isSeeded(path) ? [] : places(file, text, properties, 'fast-check without a seed')),
        ...(mayWait.includes(path)
          ? []
          : [...places(file, code, wait, waits), ...places(file, text, waitImported, waits)]),
      ]
    })

const waits = 'a test that waits for a time; let it wait for what it needs'
