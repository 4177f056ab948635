import { type Setting, say } from '@conclave/kernel'
import { useState } from 'react'
import { usePlay } from '../play/play.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import style from './order-chips.module.css'

/** Chips of the orders that the viewer has left to the table, beside the prompt; a click changes them. */
export const OrderChips = () => {
  const { loaded, snapshot, viewer, texts, table } = usePlay()
  const [open, setOpen] = useState(false)
  const { standingOrders } = loaded.game
  if (standingOrders === undefined || viewer === 'spectator') return null
  const orders = snapshot.orders.get(viewer) ?? {}
  const orderValue = (name: string, setting: Setting) => orders[name] ?? setting.default
  // A number, the turn that is passed say, has its own place on the board.
  const unusual = Object.entries(standingOrders.settings).filter(
    ([name, setting]) => setting.type !== 'number' && orderValue(name, setting) !== setting.default,
  )
  return (
    <div className={style.chips}>
      <button type="button" className={style.chip} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {texts.t('orders.title')}
      </button>
      {unusual.map(([name, setting]) => (
        <button key={name} type="button" className={style.chip} data-on onClick={() => setOpen(true)}>
          {orderName(texts, name)}: {valueName(texts, orderValue(name, setting))}
        </button>
      ))}
      <Dialog title={texts.t('orders.title')} isOpen={open} onClose={() => setOpen(false)}>
        <p>{texts.t('orders.about')}</p>
        <div className={style.list}>
          {Object.entries(standingOrders.settings).map(([name, setting]) => (
            <OrderField
              key={name}
              texts={texts}
              name={name}
              setting={setting}
              value={orderValue(name, setting)}
              onChange={(value) => table.setOrders(viewer, { ...orders, [name]: value })}
            />
          ))}
        </div>
      </Dialog>
    </div>
  )
}

export const OrderField = ({
  texts,
  name,
  setting,
  value,
  onChange,
}: {
  readonly texts: TableTexts
  readonly name: string
  readonly setting: Setting
  readonly value: boolean | number | string
  onChange(value: boolean | number | string): void
}) => {
  const label = orderName(texts, name)
  if (setting.type === 'boolean') {
    return (
      <label className={style.field}>
        <span>{label}</span>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      </label>
    )
  }
  if (setting.type !== 'choice') return null
  return (
    <label className={style.field}>
      <span>{label}</span>
      <select className="field" value={String(value)} onChange={({ target }) => onChange(target.value)}>
        {setting.choices.map((choice) => (
          <option key={choice} value={choice}>
            {valueName(texts, choice)}
          </option>
        ))}
      </select>
    </label>
  )
}

const orderName = (texts: TableTexts, name: string): string => {
  if (texts.has(`order.${name}`)) return texts.speak(say(`order.${name}`))
  return texts.card(name)
}

const valueName = (texts: TableTexts, value: boolean | number | string): string => {
  if (typeof value === 'boolean') return texts.t(value ? 'yes' : 'no')
  const id = `order.policy.${value}`
  return texts.has(id) ? texts.speak(say(id)) : String(value)
}
