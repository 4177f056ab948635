import { mayHear, type TableEvent } from '../event.ts'
import type { Game } from '../game.ts'
import type { Option, TableState, Viewer } from '../state.ts'
import { viewOf } from '../view.ts'
import { broken, type Lawful, viewersOf } from './laws.ts'

/** All words in something, fields left out. */
const addWords = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') into.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) addWords(each, into)
}

/** Words of a state as every viewer sees it. */
export type Words = ReadonlyMap<Viewer, ReadonlySet<string>>

export const wordsSeen = <S extends TableState, O extends Option>(game: Game<S, O>, state: S): Words =>
  new Map(
    viewersOf(state).map((viewer) => {
      const words = new Set<string>()
      addWords(viewOf(game, state, viewer), words)
      return [viewer, words]
    }),
  )

/**
 * A law about names: whatever card of others a viewer sees named after an answer though it lies face down, she has seen named
 * before it, or an event that she may hear has named it. Twins cannot find what is shown to the wrong viewer while much else is shown: they are told apart anyway.
 */
export const namingLaw = <S extends TableState, O extends Option>(
  state: S,
  before: Words,
  after: Words,
  events: readonly TableEvent[],
  { isSecret }: Lawful<S, O>,
): string | null => {
  if (isSecret === undefined || state.outcome !== null) return null
  for (const [viewer, words] of after) {
    const fresh = [...words].filter((word) => !before.get(viewer)!.has(word) && isSecret(state, word, viewer))
    if (fresh.length === 0) continue
    const heard = new Set<string>()
    for (const event of events) if (mayHear(event, viewer)) addWords(event, heard)
    const untold = fresh.find((word) => !heard.has(word))
    if (untold !== undefined)
      return broken('naming law', viewer, 'sees what she was not told of', `'${untold}'`)
  }
  return null
}
