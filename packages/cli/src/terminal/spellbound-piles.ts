import { cards as printed, type SpellboundView } from '@conclave/spellbound'
import { pc } from '../colours.ts'
import { table } from '../output.ts'
import type { Drawing } from './board-type.ts'
import { drawnOf } from './drawn.ts'

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

/** Piles of Spellbound, as far as anybody may know: the contents, never the order. */
export const spellboundPiles = (drawing: Drawing<SpellboundView>): string => {
  const { view, name, game, width } = drawnOf(drawing)
  // The strengths of wicked cards are all that tells some of them apart.
  const names = new Map(
    printed.map(({ id, kind, moon }) => [id, kind === 'wicked' ? `${name(id)} ☾${moon}` : name(id)]),
  )
  const rows = piles.map((pile) => {
    const { count, cards = [] } = view.zones[pile]
    const sorts = [...Map.groupBy(cards, (card) => names.get(card) ?? card)]
    const listed = sorts
      .map(([sort, copies]) => (copies.length > 1 ? `${sort} ×${copies.length}` : sort))
      .sort()
    return [pc.bold(game(`zone.${pile}`)), String(count), listed.join(', ')]
  })
  return table(rows, width)
}
