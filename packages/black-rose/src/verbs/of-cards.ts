import { contentOf } from '../content/content.ts'
import type { EditionId } from '../words/board.ts'
import type { VerbName } from '../words/effect.ts'
import { listsOn } from './lists.ts'

/** Every verb that the sentences of a card name, by the card: the effects that tests and self-play should meet. */
export const verbsOfCards = (edition: EditionId): ReadonlyMap<string, ReadonlySet<VerbName>> => {
  const found = new Map<string, Set<VerbName>>()
  for (const [list, sentences] of listsOn(contentOf(edition))) {
    const card = list.split('/')[1]!
    const verbs = found.get(card) ?? new Set()
    for (const { verb } of sentences) verbs.add(verb)
    found.set(card, verbs)
  }
  return found
}
