import { callsOf } from '../calls.ts'
import { codeOnly } from '../code-only.ts'
import { type Check, isCode, isTest, type ProjectFile, placeAt, places } from '../project.ts'

const chance = /\bMath\.random\b|\b(?:randomBytes|randomInt|getRandomValues)\(/
const clock = /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b/
/** A timer that rejects only ends a hang; whatever else it calls, somebody waits for it. */
const endsHang = /\breject\b|\bthrow\b/
/** Timers under another name: `promisify(setTimeout)`. Their types are none. */
const timerHanded = /(?<!\btypeof\s)\bsetTimeout\b(?!\s*\()/
const wait = /\bAtomics\.wait\b|\bscheduler\s*\.\s*wait\b/
const waitImported = /^(?:import .*|\} )from '(?:node:)?timers\/promises'/
const waitLoaded = /\b(?:import|require)\(\s*['"](?:node:)?timers\/promises['"]/g
/** Polls: with a clock in it, it asks until a time has passed. */
const polls = 'waitForFunction|poll|waitFor|waitUntil'
const exchange = /\bvi\.(?:mock|doMock|resetModules|importActual)\b/
const properties = /^(?:import .*|\} )from 'fast-check'/

/** Here processes, pages and their clocks are what is tested. */
const isTimed = (path: string): boolean => /^packages\/(?:server\/test|web\/test\/browser)\//.test(path)
/** fast-check has its seed from tools/seeded.ts, which the others of the packages run first. */
const isSeeded = (path: string): boolean => path.startsWith('packages/') && !isTimed(path)
/** The moment at which a server is killed is a length of time, drawn with a seed; so is how long one sleeps. */
const mayWait = ['packages/server/test/crash.test.ts', 'packages/server/test/cluster/crash.test.ts']
/** Modules that Node reads by itself stay as they were read: elsewhere these do nothing, and say nothing (vitest.config.ts). */
const mayExchange =
  /^packages\/(?:[\w-]+\/test\/content\/loading\.test\.ts$|kernel\/test\/digest\.test\.ts$|web\/test\/(?!browser\/))/

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
        ...(mayWait.includes(path) ? [] : waitsIn(file, code)),
        ...(mayExchange.test(path)
          ? []
          : places(file, code, exchange, 'a module that Vite alone can exchange')),
      ]
    })

/** Waits for a time, in whatever shape. */
const waitsIn = (file: ProjectFile, code: string): string[] => {
  const timers = callsOf(code, 'setTimeout').filter(({ given }) => !endsHang.test(given))
  const clocks = callsOf(code, polls).filter(({ given }) => clock.test(given))
  // In a string it is no import; there the code is blank.
  const loaded = [...file.text.matchAll(waitLoaded)].filter(({ index }) => code[index] !== ' ')
  return [
    ...[...timers, ...clocks].map(({ at }) => placeAt(file, at, waits)),
    ...loaded.map(({ index }) => placeAt(file, index, waits)),
    ...places(file, withoutImports(code), timerHanded, waits),
    ...places(file, code, wait, waits),
    ...places(file, file.text, waitImported, waits),
  ]
}

/** An import of a timer is a complaint by where it comes from. */
const withoutImports = (code: string): string =>
  code.replace(/^import [\w\s{},*]*?\bfrom\b/gm, (found) => found.replace(/[^\n]/g, ' '))

const waits = 'a test that waits for a time; let it wait for what it needs'
