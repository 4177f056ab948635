import { type Message, say } from '@conclave/kernel'
import { type PlayerView, type Slot, slots } from '@conclave/mage-noir'
import { BoardCard } from '../card/board-card.tsx'
import { Picture } from '../card/picture.tsx'
import { type BoardCardView, printedOn } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import style from './zones.module.css'

/** Zones of a mage's board; equipment in its slots. */
export const Zones = ({ player }: { readonly player: PlayerView }) => {
  const { board } = player
  const at = (...zones: readonly BoardCardView['zone'][]) => board.filter(({ zone }) => zones.includes(zone))
  const rituals = at('rituals')
  return (
    <div className={style.zones}>
      <Zone name={say('zone.prepared')} cards={at('prepared', 'resolving')} board={board} kind="prepared" />
      <Zone name={say('zone.channelled')} cards={at('channelled')} board={board} kind="channelled" />
      <Zone name={say('zone.permanents')} cards={at('permanents')} board={board} kind="permanents" />
      <Equipment cards={at('equipment')} board={board} />
      {rituals.length > 0 && <Zone name={say('zone.rituals')} cards={rituals} board={board} kind="rituals" />}
    </div>
  )
}

const Zone = ({
  name,
  cards,
  board,
  kind,
}: {
  readonly name: Message
  readonly cards: readonly BoardCardView[]
  readonly board: readonly BoardCardView[]
  readonly kind: string
}) => {
  const { alone } = useBoard()
  return (
    <div
      className={style.zone}
      data-kind={kind}
      data-empty={cards.length === 0 || undefined}
      style={{ '--cards': Math.max(1, cards.length) }}
    >
      <span className={style.caption}>{alone(name)}</span>
      <div className={style.cards}>
        {cards.map((on) => (
          <BoardCard key={on.n} on={on} board={board} />
        ))}
      </div>
    </div>
  )
}

/** [MN-5.15] One piece in each slot, and any number of rings. */
const Equipment = ({
  cards,
  board,
}: {
  readonly cards: readonly BoardCardView[]
  readonly board: readonly BoardCardView[]
}) => {
  const { alone } = useBoard()
  const inSlot = (slot: Slot) => cards.filter(({ card }) => printedOn(card)?.slot === slot)
  return (
    <div className={style.zone} data-kind="equipment" data-empty={cards.length === 0 || undefined}>
      <span className={style.caption}>{alone(say('zone.equipment'))}</span>
      <div className={style.cards}>
        {slots.map((slot) => {
          const worn = inSlot(slot)
          if (worn.length > 0) return worn.map((on) => <BoardCard key={on.n} on={on} board={board} />)
          return (
            <span key={slot} className={style.slot} title={alone(say(`slot.${slot}`))} aria-hidden="true">
              <Picture name={slot === 'ring' ? 'slotRing' : slot} />
              <span className={style.slotName}>{alone(say(`slot.${slot}`))}</span>
            </span>
          )
        })}
      </div>
    </div>
  )
}
