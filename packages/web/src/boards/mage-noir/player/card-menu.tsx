import { say } from '@conclave/kernel'
import { foreseen } from '@conclave/mage-noir'
import { Header, Menu, MenuItem, MenuSection, Popover, Text } from 'react-aria-components'
import menuStyle from '../../../ui/menu.module.css'
import { printedOn, wordsOf } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { ManaRow } from '../element-mark.tsx'
import { prepareAnd } from '../leading.ts'
import { leftOf } from '../mana.ts'
import { manaText } from '../mana-text.ts'
import { resultsText } from '../results.ts'
import { discardFor } from '../telling.ts'
import { words } from '../texts/index.ts'
import style from './card-menu.module.css'

/** A card of the hand that is about to be prepared. */
export interface Offer {
  readonly card: string
  readonly anchor: Element
}

const ways = ['activate', 'channel', 'prepare'] as const
type Way = (typeof ways)[number]

/** Menu of a card in hand: its text, its cost and the rest, and the results of each way to play it. */
export const CardMenu = ({ offer, close }: { readonly offer: Offer | null; close(): void }) => {
  const { speak, question, lead, preparing } = useBoard()
  const anchor = { current: offer?.anchor ?? null }
  return (
    <Popover
      triggerRef={anchor}
      isOpen={offer !== null && question?.kind === 'main'}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      className={menuStyle.popover ?? ''}
    >
      {offer !== null && (
        <Menu
          aria-label={speak(say(`card.${offer.card}`))}
          className={`${menuStyle.menu} ${style.menu}`}
          autoFocus="first"
          onAction={(key) => {
            const way = ways.find((each) => each === key) ?? 'prepare'
            preparing.current = prepareAnd(offer.card, way === 'prepare' ? null : way)
            lead(preparing.current)
            close()
          }}
        >
          <MenuSection>
            <Header className={menuStyle.header ?? ''}>
              <Told id={offer.card} />
            </Header>
            {(printedOn(offer.card)?.type === 'spell' ? ways : (['prepare'] as const)).map((way) => (
              <Item key={way} way={way} card={offer.card} />
            ))}
          </MenuSection>
        </Menu>
      )}
    </Popover>
  )
}

const Told = ({ id }: { readonly id: string }) => {
  const { speak, me, cards } = useBoard()
  const info = cards.get(id)
  const discard = discardFor(id, me)
  const cost = me.costs?.[id] ?? printedOn(id)?.cost ?? {}
  const left = leftOf(me.reserve, cost)
  return (
    <span className={style.told}>
      {info !== undefined && <span className={style.text}>{speak(info.text)}</span>}
      <span className={style.price}>
        <span className="hidden">
          {speak(words('prepare.pays', { mana: manaText(cost), left: manaText(left) }))}
        </span>
        <span className={style.marks} aria-hidden="true">
          {speak(words('prepare.paid'))} <ManaRow mana={cost} speak={speak} />
          {speak(words('prepare.left'))} <ManaRow mana={left} speak={speak} />
        </span>
      </span>
      {discard !== null && <span>{speak(discard)}</span>}
    </span>
  )
}

const Item = ({ way, card }: { readonly way: Way; readonly card: string }) => {
  const { speak, table, near } = useBoard()
  const isSpell = printedOn(card)?.type === 'spell'
  const name = speak(words(isSpell ? `prepare.${way}` : 'prepare.lay'))
  const gives = wordsOf(card).map((word) => say(`word.${word}`))
  const result =
    way === 'activate' || !isSpell
      ? resultsText(foreseen(table, near, card, 0, isSpell ? 'activate' : 'enter'), near)
      : way === 'channel' && gives.length > 0
        ? words('card.gives', { words: gives })
        : null
  return (
    <MenuItem id={way} textValue={name} className={menuStyle.item ?? ''}>
      <Text slot="label">{name}</Text>
      {result !== null && (
        <Text slot="description" className={style.result ?? ''}>
          {speak(result)}
        </Text>
      )}
    </MenuItem>
  )
}
