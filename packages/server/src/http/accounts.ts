import type { Failure, Me, RouteName } from '@conclave/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from '../address.ts'
import type { News } from '../cluster/news.ts'
import { folded, whyNotName } from '../names.ts'
import { isPassword, newSecret, sealPassword, TooManyPasswords } from '../secrets.ts'
import { hearOf } from '../tables/identities.ts'
import { fail, type ServerContext, whyNothingNew } from '../tables/live.ts'
import { guesses } from './guesses.ts'
import { type Handler, type Limits, route } from './route.ts'
import { beginSession, clearCookie, holderOf, holdersOf, type Person } from './sessions.ts'
import { listed } from './tables.ts'

const historyPage = 50

/** Accounts are optional: they keep settings, and seats beyond one browser. */
export const accountRoutes = (app: FastifyInstance, context: ServerContext, limits: Limits): void => {
  const on = <N extends RouteName>(name: N, handler: Handler<N>) => route(app, context, limits, name, handler)
  const guard = guesses(context.now)
  context.cluster.listen((news) => {
    if (news.news === 'wrong-password') guard.heard(news.account, news.address)
  })

  /** Looks at a password, unless too many wrong ones came for this name from the same address just now. */
  const guarded = async (name: string, { caller }: FastifyRequest, check: () => Promise<boolean>) => {
    const [account, address] = [folded(name), addressKey(caller.address)]
    const wait = guard.wait(account, address)
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000)
      return fail('too-fast', `too many wrong passwords; try again in ${seconds} seconds`)
    }
    let right: boolean | Failure = false
    try {
      right = await unlessBusy(check())
      return right
    } finally {
      guard.tried(account, address, right === true)
      if (right !== true) context.cluster.tell({ news: 'wrong-password', account, address })
    }
  }

  on('register', async ({ body, person, request, reply }) => {
    if (person.account !== null) return fail('name-taken', 'you are signed in already; sign out first')
    const full = whyNothingNew(context)
    if (full !== null) return full
    const wrong = whyNotName(body.name)
    if (wrong !== null) return fail('bad-name', `${wrong}; choose another name`)
    const password = await unlessBusy(sealPassword(body.password))
    if (typeof password !== 'string') return password
    const account = { id: newSecret(), name: body.name, password, settings: {}, created: context.now() }
    if (!(await context.storage.addAccount(account))) {
      return fail('name-taken', 'somebody has this name already, or one that looks like it; choose another')
    }
    return meOf(context, await become(context, person, account.id, request, reply))
  })

  on('signIn', async ({ body, person, request, reply }) => {
    const account = await context.storage.accountNamed(body.name)
    const right = await guarded(body.name, request, () => isPassword(body.password, account?.password))
    if (typeof right === 'object') return right
    if (!right || account === undefined) {
      return fail('wrong-password', 'no account has this name and this password')
    }
    return meOf(context, await become(context, person, account.id, request, reply))
  })

  on('signOut', async ({ person, request, reply }) => {
    if (person.session !== null) {
      await context.storage.deleteSession(person.session)
      announce(context, { news: 'signed-out', session: person.session })
    }
    clearCookie(context, request, reply)
    return {}
  })

  on('me', ({ person }) => meOf(context, person))

  on('saveSettings', async ({ body, person }) => {
    if (person.account === null) return notSignedIn
    await context.storage.saveSettings(person.account, body)
    return meOf(context, person)
  })

  on('history', async ({ query, person, request }) => {
    const holders = holdersOf(person)
    if (holders.length === 0) return { matches: [], before: null }
    const tables = await context.storage.endedTablesOf(
      holders,
      query.before ?? Number.MAX_SAFE_INTEGER,
      historyPage,
    )
    const infos = await listed(context, tables, person, request)
    const matches = infos.map((table) => {
      const seats = table.seats.filter(({ mine }) => mine).map(({ seat }) => seat)
      const { outcome } = table
      const won = outcome === null ? null : outcome.winners.some((winner) => seats.includes(winner))
      return { table, seats, won }
    })
    return { matches, before: tables.length < historyPage ? null : (tables.at(-1)?.ended ?? null) }
  })

  on('deleteAccount', async ({ body, person, request, reply }) => {
    const account = person.account === null ? undefined : await context.storage.account(person.account)
    if (account === undefined) return notSignedIn
    const right = await guarded(account.name, request, () => isPassword(body.password, account.password))
    if (typeof right === 'object') return right
    if (!right) return fail('wrong-password', 'that is not the password of this account')
    const next = await beginSession(context, request, reply, null)
    const [from, to] = [`a:${account.id}`, `s:${next.session}`] as const
    await context.storage.moveHoldings(from, to)
    await context.storage.deleteAccount(account.id)
    // The seats stay with this browser; every other device was signed out.
    announce(context, { news: 'account-closed', holder: from, except: person.session })
    announce(context, {
      news: 'moved',
      from: { session: person.session, holder: from },
      to: { session: next.session, holder: to },
    })
    return {}
  })
}

const notSignedIn = fail('not-signed-in', 'sign in first')

/**
 * Signs somebody in, with a new session: whoever has seen or planted the old cookie gains nothing. The tables of this
 * browser come along.
 */
const become = async (
  context: ServerContext,
  before: Person,
  account: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Person> => {
  const person = await beginSession(context, request, reply, account)
  const [from, to] = [holderOf(before), holderOf(person)]
  if (before.session !== null) await context.storage.deleteSession(before.session)
  if (before.account === null && from !== null && to !== null) {
    await context.storage.moveHoldings(from, to)
    announce(context, {
      news: 'moved',
      from: { session: before.session, holder: from },
      to: { session: person.session, holder: to },
    })
  } else if (before.session !== null) announce(context, { news: 'signed-out', session: before.session })
  return person
}

/** Told to the tables that are led here, and to the other processes. */
const announce = (context: ServerContext, news: News): void => {
  hearOf(context, news)
  context.cluster.tell(news)
}

const meOf = async (context: ServerContext, person: Person): Promise<Me> => {
  const account = person.account === null ? undefined : await context.storage.account(person.account)
  if (account === undefined) return { account: null, settings: {} }
  return { account: { name: account.name, created: account.created }, settings: { ...account.settings } }
}

const unlessBusy = async <T>(work: Promise<T>): Promise<T | Failure> => {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof TooManyPasswords)) throw error
    return fail('busy', 'too many people sign in at once; try again in a minute')
  }
}
