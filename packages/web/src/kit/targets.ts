import { keyOf, type Option, type Question } from '@conclave/kernel'
import type { Thing } from '../table/table.ts'

/** Hit targets: which things on the board stand for which options. */
export interface Targets<O extends Option = Option> {
  /** The options that are chosen by clicking this thing. */
  of(thing: Thing): readonly O[]
  has(thing: Thing): boolean
  /** Every thing that can be clicked now, in the order of the options. */
  readonly things: readonly Thing[]
  /** Options with no thing on the board: the prompt bar shows them as buttons. */
  readonly elsewhere: readonly O[]
}

export const noTargets: Targets<never> = { of: () => [], has: () => false, things: [], elsewhere: [] }

/** The name under which an answer that has no thing on the board can be suggested: its sort, or itself. */
const answerThing = (option: Option): Thing => `answer:${option.do ?? keyOf(option)}`

const pointing: readonly Option[] = [{}]

/** While a player plans for another one, she may point at anything. */
export const everything: Targets = { of: () => pointing, has: () => true, things: [], elsewhere: [] }

/** Looks up every option's things once. */
export const targetsOf = <Q extends Question, O extends Option, V extends object>(
  kit: { thingsOf(option: O, question: Q, table: V): readonly Thing[] },
  question: Q | null,
  options: readonly O[],
  table: V,
): Targets<O> => {
  if (question === null) return noTargets
  const found = new Map<Thing, O[]>()
  const elsewhere: O[] = []
  for (const option of options) {
    const things = kit.thingsOf(option, question, table)
    if (things.length === 0) elsewhere.push(option)
    for (const thing of things.length === 0 ? [answerThing(option)] : things) {
      const others = found.get(thing)
      if (others === undefined) found.set(thing, [option])
      else others.push(option)
    }
  }
  return {
    of: (thing) => found.get(thing) ?? [],
    has: (thing) => found.has(thing),
    things: [...found.keys()].filter((thing) => !thing.startsWith('answer:')),
    elsewhere,
  }
}
