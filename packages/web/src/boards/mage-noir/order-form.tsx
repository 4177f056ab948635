import { say } from '@conclave/kernel'
import { useState } from 'react'
import { Named } from '../parts/named.tsx'
import { useBoard } from './context.ts'
import style from './ether/ether.module.css'
import { inThisOrder } from './leading.ts'
import { askedIn, moved, proposedOrder, remember, type Waiting } from './ordering.ts'
import { Spot } from './spot.tsx'
import { words } from './texts/index.ts'

/** [MN-6.52] Triggers that wait at the same moment: the proposed order with one confirm, changed by dragging or clicking. */
export const OrderForm = () => {
  const { table, question, speak, nameOf, card, lead, preview, preparing } = useBoard()
  const waiting = askedIn(table, question)
  const key = JSON.stringify([table.turn, waiting])
  const [own, setOwn] = useState<{ readonly key: string; readonly order: readonly Waiting[] } | null>(null)
  const [held, hold] = useState<number | null>(null)
  const order = own?.key === key ? own.order : proposedOrder(waiting)
  const move = (from: number, to: number) => setOwn({ key, order: moved(order, from, to) })
  return (
    <form
      className={style.form}
      aria-label={speak(words('order.form'))}
      onSubmit={(event) => event.preventDefault()}
    >
      <ol className={style.order}>
        {order.map(({ card: id, n, seat }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={`${n} ${at}`}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData('text/plain', id)
              hold(at)
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (held !== null) move(held, at)
              hold(null)
            }}
            onDragEnd={() => hold(null)}
          >
            <button
              type="button"
              data-stop
              tabIndex={-1}
              className={style.place}
              data-held={held === at || undefined}
              onClick={() => move(at, 0)}
              onPointerEnter={() => preview(id)}
              onPointerLeave={() => preview(null)}
              onFocus={() => preview(id)}
              onBlur={() => preview(null)}
            >
              <Named
                name={speak(
                  words('order.item', { at: at + 1, card: say(`card.${id}`), player: nameOf(seat) }),
                )}
              >
                {at + 1}. {card(id)}
              </Named>
            </button>
          </li>
        ))}
      </ol>
      <p className={style.rule}>{speak(words('order.hint'))}</p>
      <Spot
        thing="order:go"
        label={speak(words('order.go'))}
        className="button primary small"
        onLegal={() => {
          remember(order)
          lead(inThisOrder(order, preparing.current))
        }}
      >
        {speak(words('order.go'))}
      </Spot>
    </form>
  )
}
