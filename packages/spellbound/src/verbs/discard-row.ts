import { say } from '@conclave/kernel'
import { cardOf, isWicked, isWitch } from '../content/cards.ts'
import type { Spellbound } from '../state.ts'
import { discardFrom, distinct } from '../table/display.ts'
import type { RowFilter, SentenceOf } from '../words/effect.ts'
import { noOptions, type Verb } from './verb.ts'

const matches: { readonly [F in RowFilter]: (card: string) => boolean } = {
  ally: (card) => cardOf(card).kind === 'ally',
  wicked: isWicked,
  witch: isWitch,
}

const rowOf = (filter: RowFilter): 'mageRow' | 'wickedRow' => (filter === 'ally' ? 'mageRow' : 'wickedRow')

const matching = (state: Spellbound, filter: RowFilter): string[] =>
  state.zones[rowOf(filter)].filter(matches[filter])

/** Discards one card of a sort from the display, or all of them. A wicked card discarded so moves no piece. */
export const discardRow: Verb<SentenceOf<'discardRow'>, 'remove' | 'rout'> = {
  check: ({ filter, count }) => (filter === 'ally' && count === 'all' ? 'would discard every ally' : null),
  does: ({ count }) => (count === 'all' ? 'rout' : 'remove'),
  options: (state, { filter, count }, { part }) => {
    const cards = matching(state, filter)
    if (cards.length === 0) return noOptions
    return count === 'all' ? [{ do: 'rout', part }] : distinct(cards).map((card) => ({ card, do: 'remove' }))
  },
  run: (state, { filter }, option) => {
    if (option.do === 'remove') discardFrom(state, rowOf(filter), option.card, 'SPB-ST.1')
    else for (const card of matching(state, filter)) discardFrom(state, rowOf(filter), card, 'SPB-ST.1')
    return null
  },
  rule: ({ count }) => (count === 'all' ? 'AR-42' : 'SPB-WN.2'),
  text: ({ filter, count }) => say(`verb.discardRow.${filter}.${count === 'all' ? 'all' : 'one'}`),
  foresee: () => null,
  offer: () => null,
}
