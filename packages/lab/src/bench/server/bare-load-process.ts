import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { socketAt } from './load.ts'
import { type Play, playRound, type RoundOrder } from './round.ts'

// Clients of the bare server: two at every table, who answer in turns, each as soon as the other's answer is there.

type Order = (RoundOrder & { readonly address: string }) | 'go'
type Pair = readonly [WebSocket, WebSocket]

interface Echo {
  readonly id: string
  readonly seat: number
}

const play: Play<Pair> = (pair, tally) => {
  let sentAt = 0
  const answer = (seat: 0 | 1): void => {
    sentAt = performance.now()
    pair[seat].send(JSON.stringify({ id: randomUUID(), seat, seq: 1, key: 'card=influence-rainbow do=play' }))
  }
  for (const seat of [0, 1] as const) {
    pair[seat].on('message', (data) => {
      const text = data.toString()
      tally.bytes += text.length
      const echo = JSON.parse(text) as Echo
      const time = performance.now() - sentAt
      if (echo.seat === seat) {
        tally.answers++
        tally.all++
        tally.acknowledged.push(time)
      } else {
        tally.seen.push(time)
        answer(seat)
      }
    })
  }
  answer(0)
}

let pairs: Pair[] = []
let order: Exclude<Order, 'go'> | undefined

const obey = async (said: Order): Promise<object> => {
  if (said === 'go')
    return order === undefined ? {} : playRound(order, pairs, play, { warm: () => process.send?.({}) })
  order = said
  const socket = (table: number) => socketAt(`${said.address.replace('http', 'ws')}/${table}`)
  pairs = await Promise.all(
    Array.from(
      { length: said.tables },
      async (_, table) => [await socket(table), await socket(table)] as const,
    ),
  )
  return {}
}

process.on('message', async (said: Order) => {
  process.send?.(await obey(said))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ ready: true })
