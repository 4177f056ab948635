import { say } from '@conclave/kernel'
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components'
import { Icon } from '../../../art/icon.tsx'
import type { IconName } from '../../../art/icons.ts'
import { colourOf, pictureOf, printedOn } from '../card/art.ts'
import { BookMark } from '../card/face.tsx'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './pile.module.css'

const piles = {
  deck: 'draw',
  discard: 'discard',
  wickedDeck: 'witch',
  spellPile: 'scroll',
  minionPile: 'skeletons',
} as const satisfies { readonly [zone: string]: IconName }

type PileName = keyof typeof piles

/** A pile with its count; on demand, everything that is known to lie in it. */
export const Pile = ({ zone, slim = false }: { readonly zone: PileName; readonly slim?: boolean }) => {
  const { table, speak, pointedAt } = useBoard()
  const { count } = table.zones[zone]
  const top = topOf(table.zones[zone].cards, zone, table.wickedTop)
  const kind = top === undefined ? undefined : printedOn(top)?.kind
  const colour = top === undefined ? undefined : colourOf(top)
  const title = speak(words('pile.count', { pile: say(`zone.${zone}`), count }))
  return (
    <DialogTrigger>
      <Button
        className={style.pile ?? ''}
        data-stop=""
        data-zone={zone}
        data-slim={slim || undefined}
        data-empty={count === 0 || undefined}
        data-pointed={pointedAt.includes(`pile:${zone}`) || undefined}
      >
        <span className="hidden">{title}</span>
        <span className={style.inside} aria-hidden="true">
          <span className={style.picture} data-kind={kind}>
            <Icon name={top === undefined ? piles[zone] : pictureOf(top)} />
            {colour !== undefined && <BookMark colour={colour} speak={speak} />}
          </span>
          <b className={style.count}>{count}</b>
          {!slim && <span className={style.name}>{speak(words(`pile.short.${zone}`))}</span>}
        </span>
      </Button>
      <Popover className={style.popover ?? ''}>
        <Dialog className={style.dialog ?? ''}>
          <Heading slot="title" className={style.title ?? ''}>
            {title}
          </Heading>
          <Contents zone={zone} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

const topOf = (
  cards: readonly string[] | undefined,
  zone: PileName,
  wickedTop: string | null,
): string | undefined => {
  if (zone === 'wickedDeck') return wickedTop ?? undefined
  return zone === 'discard' ? cards?.at(-1) : undefined
}

/** Contents of a pile, equal cards together; the order is told where it is known. */
const Contents = ({ zone }: { readonly zone: PileName }) => {
  const { table, speak, card, inspect, preview } = useBoard()
  const cards = table.zones[zone].cards ?? []
  if (cards.length === 0) return <p>{speak(words('pile.none'))}</p>
  const ordered = zone === 'discard' || zone === 'minionPile'
  const kinds = [...new Set(cards)].toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))
  return (
    <>
      {zone === 'wickedDeck' && table.wickedTop !== null && (
        <p>{speak(words('pile.top', { card: say(`card.${table.wickedTop}`) }))}</p>
      )}
      {!ordered && <p className="faint">{speak(words('pile.shuffled'))}</p>}
      <ul className={style.list}>
        {kinds.map((id) => {
          const count = cards.filter((each) => each === id).length
          const colour = colourOf(id)
          return (
            <li key={id}>
              <button
                type="button"
                className={style.item}
                onClick={() => inspect(id)}
                onFocus={() => preview(id)}
                onBlur={() => preview(null)}
                onPointerEnter={() => preview(id)}
                onPointerLeave={() => preview(null)}
              >
                <Icon name={pictureOf(id)} />
                {colour !== undefined && <BookMark colour={colour} speak={speak} />}
                <span>{card(id)}</span>
                {count > 1 && <b>×{count}</b>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const order = ['wicked', 'base', 'ally', 'fortune', 'spell', 'minion']
const sortKey = (id: string): string => `${order.indexOf(printedOn(id)?.kind ?? '')} ${id}`
