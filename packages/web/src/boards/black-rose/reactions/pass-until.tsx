import { type BlackRoseOption, orderOf } from '@conclave/black-rose'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import menu from '../../../ui/menu.module.css'
import { OrderChip } from '../../parts/order-chip.tsx'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './reactions.module.css'

/** The orders that lapse with the round, by whom they let through: what befalls oneself, or only what is deadly. */
const lapsing = ['pass-traps', 'pass-all'] as const

/** Passes, and leaves it to the table to pass for some time. */
export const PassUntil = ({ pass }: { readonly pass: BlackRoseOption }) => {
  const { question, table, speak, choose, orders, setOrder } = useBoard()
  if (question?.kind !== 'react') return null
  const sort = orderOf(question.about)
  const offered = lapsing.filter((name) => name === 'pass-all' || sort === 'traps')
  const leave = (id: string): void => {
    choose(pass)
    if (id === 'never') setOrder(sort, 'never')
    else setOrder(id, table.round)
  }
  return (
    <MenuTrigger>
      <Button className={`button quiet small ${style.until}`}>{speak(words('react.until'))}</Button>
      <Popover className={menu.popover ?? ''}>
        <Menu
          className={menu.menu ?? ''}
          aria-label={speak(words('react.until'))}
          onAction={(id) => leave(String(id))}
        >
          {offered.map((name) => (
            <MenuItem key={name} id={name} className={menu.item ?? ''}>
              {speak(words(`react.until.${name}`))}
            </MenuItem>
          ))}
          {orders[sort] !== 'never' && (
            <MenuItem id="never" className={menu.item ?? ''}>
              {speak(words(`react.until.never.${sort}`))}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

/** Chips of the orders to pass for the rest of the round; a click takes one back. */
export const PassingChips = () => {
  const { table, own, orders, setOrder, speak } = useBoard()
  if (!own) return null
  return lapsing
    .filter((name) => table.round > 0 && orders[name] === table.round)
    .map((name) => (
      <OrderChip key={name} given press={() => setOrder(name, 0)}>
        {speak(words(`passing.${name}`))}
      </OrderChip>
    ))
}
