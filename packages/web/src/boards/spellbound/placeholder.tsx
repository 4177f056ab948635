import type { SpellboundView } from '@conclave/spellbound'
import type { Thing } from '../../table/table.ts'
import type { BoardProps } from '../board.ts'

/** A plain list of what lies on the table, until the board is there: every thing with an option can be clicked. */
export const Placeholder = ({ view, targets, act, preview, speak, cards }: BoardProps) => {
  // The registry gives this board only tables of its own game.
  const table = view.table as SpellboundView
  const name = (card: string) => {
    const info = cards.get(card)
    return info === undefined ? card : speak(info.name)
  }
  const button = (thing: Thing, label: string, key: number | string) => (
    <button
      key={key}
      type="button"
      disabled={!targets.has(thing)}
      onClick={(event) => act(thing, event.currentTarget)}
      onFocus={() => preview(thing.startsWith('card:') ? thing.slice('card:'.length) : null)}
    >
      {label}
    </button>
  )
  return (
    <div>
      <p>
        {table.phase} · {table.turn}
      </p>
      <p>{(table.zones.wickedRow.cards ?? []).map((card, at) => button(`card:${card}`, name(card), at))}</p>
      <p>{(table.zones.mageRow.cards ?? []).map((card, at) => button(`card:${card}`, name(card), at))}</p>
      <p>
        {table.villages.map(({ card }, at) =>
          button(`location:village:${at + 1}`, `${at + 1} ${card === null ? '?' : name(card)}`, at),
        )}
      </p>
      <p>
        {(['city:red', 'city:blue', 'city:green', 'city:yellow', 'wilderness'] as const).map((place) =>
          button(`location:${place}`, place, place),
        )}
      </p>
      <p>{Object.entries(table.books).map(([book, at]) => button(`book:${book}`, `${book} ${at}`, book))}</p>
      <p>{table.players.map(({ wand }, at) => button(`wand:${at}`, `wand ${at}: ${wand}`, at))}</p>
      <p>
        {table.players.flatMap(({ spells }) =>
          spells.map((spell) => button(`spell:${spell}`, name(spell), spell)),
        )}
      </p>
    </div>
  )
}
