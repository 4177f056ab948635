import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf, newSecret } from '../secrets.ts'
import type { Holder } from '../storage/storage.ts'
import type { ServerContext } from '../tables/live.ts'

/** Person who sent a request, as far as the cookie tells. */
export interface Person {
  /** The hash of the session's secret; null for somebody without a session. */
  readonly session: string | null
  readonly account: string | null
}

const nobody: Person = { session: null, account: null }

/** In whose name this person holds things. */
export const holderOf = ({ session, account }: Person): Holder | null =>
  account !== null ? `a:${account}` : session !== null ? `s:${session}` : null

export const holdersOf = (person: Person): readonly Holder[] => {
  const holder = holderOf(person)
  return holder === null ? [] : [holder]
}

const year = 365 * 24 * 60 * 60

/** A cookie with such a prefix is only taken over https; with the first one, from this host and for all paths. */
const nameOf = (secure: boolean, base: string): string =>
  !secure ? 'conclave' : base === '/' ? '__Host-conclave' : '__Secure-conclave'

/** The session's secret in a `Cookie` header. */
const secretIn = (header: string | undefined, wanted: string): string | null => {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2)
    if (name === wanted && value !== undefined && /^[\w-]{22}$/.test(value)) return value
  }
  return null
}

/** Person to whom a `Cookie` header belongs. An unknown or changed cookie is nobody's. */
export const personFrom = async (
  { storage, base }: ServerContext,
  header: string | undefined,
  secure: boolean,
): Promise<Person> => {
  const secret = secretIn(header, nameOf(secure, base))
  if (secret === null) return nobody
  const hash = hashOf(secret)
  const session = await storage.session(hash)
  return session === undefined ? nobody : { session: hash, account: session.account }
}

/** Gives the browser a new session. */
export const beginSession = async (
  { storage, base, now }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string | null,
): Promise<Person> => {
  const secret = newSecret()
  const session = hashOf(secret)
  await storage.addSession(session, account, now())
  setCookie(base, request, reply, secret, year)
  return { session, account }
}

export const clearCookie = ({ base }: ServerContext, request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(base, request, reply, '', 0)

const setCookie = (
  base: string,
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  maxAge: number,
): void => {
  const { secure } = request.caller
  const parts = [
    `${nameOf(secure, base)}=${value}`,
    `Path=${base}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ]
  reply.header('set-cookie', parts.join('; '))
}
