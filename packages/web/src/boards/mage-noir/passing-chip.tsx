import { OrderChip } from '../parts/order-chip.tsx'
import { useBoard } from './context.ts'
import { isPassing, passFor } from './passing.ts'
import { words } from './texts/index.ts'

/** [6.6, rule 5] Chip to pass for the rest of the turn, for whoever is asked to react. */
export const PassingChip = () => {
  const { question, options, table, orders, setOrder, speak, choose } = useBoard()
  const passes = isPassing(table, orders)
  const pass = passes ? undefined : passFor(question, options, table)
  if (!passes && pass === undefined) return null
  const press = () => {
    if (pass !== undefined) choose(pass)
    setOrder('pass-turn', passes ? 0 : table.turn)
  }
  return (
    <OrderChip given={passes} press={press}>
      {speak(words(passes ? 'passing.on' : 'passing.begin'))}
    </OrderChip>
  )
}
