import type { Failure } from '@conclave/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { atLeader } from '../cluster/at-leader.ts'
import { type Answered, misdirected } from '../cluster/forward.ts'
import { fail, type ServerContext } from '../tables/live.ts'

/** Carries out a request, or passes it on to the process that leads its table; undefined when it was answered by that. */
export const passOn = async <T>(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  here: () => Promise<T>,
): Promise<T | Failure | undefined> => {
  const { caller, method, originalUrl: url, headers, body } = request
  const misdirect = (): void => void reply.code(misdirected).send({})
  // Whoever asked finds the process that comes after this one.
  if (caller.passedOn && context.closing) {
    misdirect()
    return undefined
  }
  const text = body === undefined || body === null ? null : JSON.stringify(body)
  const outcome = await atLeader(context, here, async (at) =>
    caller.passedOn
      ? 'misdirected'
      : context.forwarding.request(at, { method, url, headers, body: text, caller }),
  )
  if (outcome !== null && 'here' in outcome) return outcome.here
  if (outcome === null || outcome.there === 'broken') return notThere
  if (outcome.there === 'misdirected') misdirect()
  else give(reply, outcome.there)
  return undefined
}

const notThere = fail('busy', 'the table is moving to another process; try again in a moment')

/** Headers that come through: what is about the connection, or set on every answer here, does not. */
const passed = ['content-type', 'cache-control', 'set-cookie', 'retry-after']

const give = (reply: FastifyReply, { status, headers, body }: Answered): void => {
  for (const name of passed) {
    const value = headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  reply.code(status).send(body)
}
