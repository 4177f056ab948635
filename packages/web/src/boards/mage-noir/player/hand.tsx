import { say } from '@conclave/kernel'
import { useRef, useState } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components'
import menuStyle from '../../../play/thing-menu.module.css'
import { Region } from '../../parts/region.tsx'
import { Face } from '../card/face.tsx'
import { needsOf, printedOn } from '../card/printed.ts'
import { useSpread } from '../context.ts'
import { manaText } from '../element-mark.tsx'
import { prepareAnd } from '../leading.ts'
import { lacking, totalOf } from '../mana.ts'
import { Spot } from '../spot.tsx'
import { discardFor } from '../telling.ts'
import { words } from '../texts/index.ts'
import { keyInHand } from '../travel/traces.ts'
import { Travelling } from '../travel/travelling.tsx'
import style from './hand.module.css'
import { Opening } from './opening.tsx'

interface Offer {
  readonly card: string
  readonly anchor: Element
}

const ways = [null, 'activate', 'channel'] as const

/** The player's own cards; each says what it lacks. A click prepares it, a spell at once or for later. */
export const Hand = () => {
  const { me, speak, question, lead, table, travels, near, preparing } = useSpread()
  const [offer, setOffer] = useState<Offer | null>(null)
  const anchor = useRef<Element | null>(null)
  anchor.current = offer?.anchor ?? null
  const cards = me.hand.cards ?? []
  const discard = offer === null ? null : discardFor(offer.card, me)
  const items = (['activate', 'channel', 'prepare'] as const).map((way) => (
    <MenuItem key={way} id={way} className={menuStyle.item ?? ''}>
      {speak(words(`prepare.${way}`))}
    </MenuItem>
  ))
  if (table.phase === 'opening' && me.piles.some(({ cards: pile }) => pile !== undefined)) return <Opening />
  return (
    <Region name="hand" title={speak(words('hand'))} className={style.hand}>
      <div className={style.cards}>
        {cards.map((card, at) => (
          <HandCard
            key={keyInHand(travels, near, at)}
            card={card}
            trace={keyInHand(travels, near, at)}
            onOffer={(element) => setOffer({ card, anchor: element })}
          />
        ))}
        {cards.length === 0 && (
          <p className={style.none}>
            {speak(
              me.hand.cards === undefined
                ? words('hand.hidden', { count: me.hand.count })
                : words('hand.none'),
            )}
          </p>
        )}
      </div>
      <Popover
        triggerRef={anchor}
        isOpen={offer !== null && question?.kind === 'main'}
        onOpenChange={(open) => {
          if (!open) setOffer(null)
        }}
        className={menuStyle.popover ?? ''}
      >
        {offer !== null && (
          <Menu
            aria-label={speak(say(`card.${offer.card}`))}
            className={menuStyle.menu ?? ''}
            autoFocus="first"
            onAction={(key) => {
              preparing.current = prepareAnd(offer.card, ways.find((way) => way === key) ?? null)
              lead(preparing.current)
              setOffer(null)
            }}
          >
            {discard === null ? (
              items
            ) : (
              <MenuSection>
                <Header className={menuStyle.header ?? ''}>{speak(discard)}</Header>
                {items}
              </MenuSection>
            )}
          </Menu>
        )}
      </Popover>
    </Region>
  )
}

const HandCard = ({
  card,
  trace,
  onOffer,
}: {
  readonly card: string
  readonly trace: string
  onOffer(anchor: Element): void
}) => {
  const { me, speak, question, targets, lead } = useSpread()
  const ready = question?.kind === 'main' && targets.has(`hand:${card}`)
  const cost = me.costs?.[card]
  const missing = cost === undefined ? {} : lacking(cost, me.reserve)
  const needs = needsOf(card, me.board, ready)
  const unmet = needs.filter(({ met }) => !met)
  const isSpell = printedOn(card)?.type === 'spell'
  const label = speak(
    words('list', {
      parts: [
        say(`card.${card}`),
        say(`kind.${printedOn(card)?.type ?? 'spell'}`),
        words('card.cost', { mana: manaText(cost ?? printedOn(card)?.cost ?? {}) }),
        ...(totalOf(missing) > 0 ? [words('card.lacks', { mana: manaText(missing) })] : []),
        ...(unmet.length > 0
          ? [words('card.needs', { words: unmet.map(({ word }) => say(`word.${word}`)) })]
          : []),
      ],
    }),
  )
  const prepare = (anchor: Element) => {
    if (isSpell) onOffer(anchor)
    else lead(prepareAnd(card, null))
  }
  return (
    <Travelling trace={trace} className={style.card}>
      <Spot
        thing={`hand:${card}`}
        label={label}
        card={card}
        className={style.spot}
        onLegal={question?.kind === 'main' ? prepare : undefined}
      >
        <Face id={card} speak={speak} cost={cost} missing={missing} needs={needs} size="hand" />
      </Spot>
    </Travelling>
  )
}
