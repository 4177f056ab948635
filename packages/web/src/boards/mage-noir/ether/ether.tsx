import { say } from '@conclave/kernel'
import type { Element, Mana, Pile } from '@conclave/mage-noir'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Region } from '../../parts/region.tsx'
import { Chain } from '../chain.tsx'
import { Choices } from '../choices.tsx'
import { useBoard } from '../context.ts'
import { addInOrder } from '../leading.ts'
import { OrderForm } from '../order-form.tsx'
import { PassingChip } from '../passing-chip.tsx'
import { PlanForm } from '../plan-form.tsx'
import { after, type Batch } from './batch.ts'
import { Column } from './column.tsx'
import { Emblem } from './emblem.tsx'
import style from './ether.module.css'
import { ExchangeForm, given as firstGiven } from './exchange-form.tsx'
import { MixForm } from './mix-form.tsx'
import { proposal } from './proposal.ts'

/** The two piles that both mages fight over, and between them whatever is being put together. */
export const Ether = () => {
  const board = useBoard()
  const { table, question, speak, exchange, me } = board
  const asked = question?.kind === 'gather' || question?.kind === 'batch'
  const batch = asked ? table.batch : null
  const key = batch === null ? '' : JSON.stringify([table.turn, batch])
  const [mix, setMix] = useState<{ key: string; order: readonly Element[]; start: Pile | null }>({
    key: '',
    order: [],
    start: null,
  })
  const gathering = question?.kind === 'gather'
  const usual = useMemo(
    () => (batch === null ? null : proposal(batch, me, table.ether, gathering)),
    [batch, me, table, gathering],
  )
  const order = (mix.key === key ? mix.order : usual?.order) ?? []
  const start = (mix.key === key ? mix.start : usual?.start) ?? 'left'
  const [gifts, setGifts] = useState<readonly Element[] | null>(null)
  const given = gifts ?? (exchange === null ? [] : firstGiven(board, exchange))
  const coming = comingOf(table.ether, batch, order, start, exchange, given)
  const taking = (pile: Pile) => {
    if (gathering) return () => board.lead(addInOrder(order, start, pile))
    if (question?.kind !== 'takePile') return null
    const option = board.targets.of(`pile:${pile}`)[0]
    return option === undefined ? null : () => board.choose(option)
  }
  // On a phone, what is to be filled in comes into sight by itself.
  const middle = useRef<HTMLDivElement>(null)
  const filling = exchange !== null || ['gather', 'takePile', 'batch', 'order'].includes(question?.kind ?? '')
  useEffect(() => {
    if (filling) middle.current?.closest('[data-region]')?.scrollIntoView({ block: 'nearest' })
  }, [filling])
  return (
    <Region name="ether" title={speak(say('zone.ether'))} className={style.ether}>
      <Column pile="left" coming={coming} onTake={taking('left')} />
      <div ref={middle} className={style.middle} data-mana="supply">
        <Emblem />
        <Chain />
        {batch !== null && (
          <MixForm
            batch={batch}
            order={order}
            start={start}
            gathering={gathering}
            change={(changed) => setMix({ key, order, start, ...changed })}
          />
        )}
        {batch === null && exchange !== null && question?.kind === 'main' && (
          <ExchangeForm
            exchange={exchange}
            given={given}
            change={setGifts}
            close={() => {
              setGifts(null)
              board.setExchange(null)
            }}
          />
        )}
        {question?.kind === 'plan' && <PlanForm />}
        {question?.kind === 'order' && <OrderForm />}
        <Choices />
        <PassingChip />
      </div>
      <Column pile="right" coming={coming} onTake={taking('right')} />
    </Region>
  )
}

/** Ether to come: both piles with the batch that is being put together. */
const comingOf = (
  ether: readonly [Mana, Mana],
  batch: Batch | null,
  order: readonly Element[],
  start: Pile,
  exchange: { readonly pile: Pile; readonly element: Element } | null,
  given: readonly Element[],
): readonly [Mana, Mana] | null => {
  if (batch !== null) return after(ether, order, start)
  if (exchange === null) return null
  const changed = (mana: Mana): Mana => {
    const next: { [E in Element]?: number } = { ...mana }
    for (const element of given) next[element] = (next[element] ?? 0) + 1
    next[exchange.element] = (next[exchange.element] ?? 0) - 1
    return next
  }
  return exchange.pile === 'left' ? [changed(ether[0]), ether[1]] : [ether[0], changed(ether[1])]
}
