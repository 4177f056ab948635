import { type Mode, modes } from './modes.ts'
import { runIn } from './table.ts'

/** Registers a test; vitest's `test` is one. */
export type Register = (title: string, run: () => void) => unknown

/** Registers a scenario, in all modes or only in these. */
export type Scenario = (title: string, ...body: [() => void] | [readonly Mode[], () => void]) => void

/**
 * Makes the `scenario` function of a test suite from its test runner's `test`. A scenario is one test that runs its
 * body once in every mode; whatever fails says in which. The body lays out its positions with `table`.
 */
export const scenariosWith =
  (test: Register): Scenario =>
  (title, ...rest) => {
    const [chosen, body] = rest.length === 1 ? [modes, rest[0]] : rest
    test(title, () => {
      for (const mode of chosen) runIn(mode, body)
    })
  }
