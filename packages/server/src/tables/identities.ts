import { closeCodes } from '@conclave/protocol'
import type { Identity, News } from '../cluster/news.ts'
import type { Client, ServerContext } from './live.ts'

/** Tables in memory remember who made them and who is there; what becomes of those people is heard of here. */
export const hearOf = (context: ServerContext, news: News): void => {
  switch (news.news) {
    case 'moved':
      move(context, news.from, news.to)
      break
    case 'signed-out':
      hangUpOn(context, ({ session }) => session === news.session)
      break
    case 'account-closed':
      hangUpOn(context, ({ holders, session }) => holders.includes(news.holder) && session !== news.except)
      break
    case 'gone':
    case 'wrong-password':
      break
  }
}

/** People who signed out unheard are found now. */
export const checkSessions = async (context: ServerContext): Promise<void> => {
  const here = new Set(
    [...context.tables].flatMap(({ clients }) => [...clients].map(({ session }) => session)),
  )
  for (const session of here) {
    if (session === null || (await context.storage.session(session)) !== undefined) continue
    hangUpOn(context, (client) => client.session === session)
  }
}

const move = (context: ServerContext, from: Identity, to: Identity): void => {
  for (const table of context.tables) {
    if (table.stored.owner === from.holder) table.stored = { ...table.stored, owner: to.holder }
    for (const client of table.clients) {
      if (client.session !== from.session) continue
      client.session = to.session
      client.holders = client.holders.map((holder) => (holder === from.holder ? to.holder : holder))
    }
  }
}

/** Closes the lines of those who are signed out: what they show belongs to somebody who is not there any more. */
const hangUpOn = (context: ServerContext, isOut: (client: Client) => boolean): void => {
  for (const table of context.tables) {
    for (const client of [...table.clients].filter(isOut)) {
      client.close(closeCodes.noAccess, 'signed out')
    }
  }
}
