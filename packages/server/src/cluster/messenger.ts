import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Sql } from '../storage/sql/sql.ts'
import type { News } from './news.ts'

/** Carries news between processes by the database's LISTEN and NOTIFY. */
export interface Messenger {
  send(news: News): Promise<void>
  close(): Promise<void>
}

interface Letter {
  readonly from: string
  readonly news: News
}

/** Pause before listening again, in milliseconds. */
const again = 500

/** `missed` is called when news may have been missed, because the connection was lost for a while. */
export const messenger = async (
  connect: () => Promise<pg.Client>,
  { one }: Sql,
  log: Logger,
  hear: (news: News) => void,
  missed: () => void,
): Promise<Messenger> => {
  const me = randomUUID()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const listen = async (): Promise<void> => {
    const line = await connect()
    if (closed) return void line.end()
    line.on('notification', ({ payload }) => {
      const letter = JSON.parse(payload ?? '{}') as Letter
      if (letter.from !== me) hear(letter.news)
    })
    line.once('end', () => {
      client = undefined
      if (!closed) retry()
    })
    await line.query('listen conclave')
    client = line
  }
  const retry = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => listen().then(missed, retry), again)
  }
  await listen()

  return {
    send: async (news) => {
      const letter: Letter = { from: me, news }
      try {
        await one(`select pg_notify('conclave', ?)`, JSON.stringify(letter))
      } catch (error) {
        log.warn({ err: error, news: news.news }, 'other processes could not be told')
      }
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
