import type { SpellboundView } from '@conclave/spellbound'
import { pc } from '../colours.ts'
import { table } from '../output.ts'
import type { Board } from './board-type.ts'

const piles = [
  'deck',
  'discard',
  'wickedDeck',
  'minionPile',
  'spellPile',
  'removed',
  'reserve',
  'box',
] as const satisfies readonly (keyof SpellboundView['zones'])[]

/** What lies in the piles of Spellbound, as far as anybody may know: the contents, never the order. */
export const spellboundPiles: Board = ({ view, texts, speak, width }) => {
  // Drawn for the views of this game only.
  const { zones } = view.table as SpellboundView
  const names = new Map(
    // The strengths of wicked cards are all that tells some of them apart.
    texts.cards.map(({ id, kind, name, facts }) => [
      id,
      kind === 'wicked' ? `${speak.message(name)} ☾${facts.moon}` : speak.message(name),
    ]),
  )
  const rows = piles.map((pile) => {
    const { count, cards = [] } = zones[pile]
    const sorts = [...Map.groupBy(cards, (card) => names.get(card) ?? card)]
    const listed = sorts
      .map(([name, copies]) => (copies.length > 1 ? `${name} ×${copies.length}` : name))
      .sort()
    return [pc.bold(speak.find(`zone.${pile}`) ?? pile), String(count), listed.join(', ')]
  })
  return table(rows, width)
}
