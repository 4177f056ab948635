import {
  type Failure,
  type FailureCode,
  inWords,
  type RouteAnswer,
  type RouteName,
  routes,
} from '@conclave/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fail, type ServerContext } from '../tables/live.ts'
import { passOn } from './passing-on.ts'
import { type Person, personFrom } from './sessions.ts'

type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** A request that has the form it should have. */
interface Call<N extends RouteName> {
  readonly params: Output<(typeof routes)[N]['params']>
  readonly query: Output<(typeof routes)[N]['query']>
  readonly body: Output<(typeof routes)[N]['body']>
  readonly person: Person
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Answers a route, or says why not. */
export type Handler<N extends RouteName> = (call: Call<N>) => Promise<RouteAnswer<N> | Failure>

const statusOf: { readonly [C in FailureCode]: number } = {
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 409,
  version: 400,
  'wrong-origin': 403,
  'not-signed-in': 401,
  'wrong-password': 403,
  'name-taken': 409,
  'bad-name': 400,
  'wrong-link': 403,
  'not-your-seat': 403,
  'not-owner': 403,
  'needs-vote': 403,
  'seat-withdrawn': 410,
  'seat-handed-on': 410,
  'no-such-thing': 404,
  'no-such-table': 404,
  'not-started': 409,
  'already-started': 409,
  'not-over': 409,
  'not-away': 409,
  'no-advice': 403,
  stale: 409,
  over: 409,
  'not-asked': 409,
  'not-an-option': 409,
  'not-undoable': 409,
  'too-long': 409,
  broken: 409,
  busy: 503,
  storage: 503,
  internal: 500,
}

/** Sends a failure with the status that fits it. */
export const sendFailure = (context: ServerContext, reply: FastifyReply, failure: Failure): FastifyReply => {
  context.metrics.refusals.inc({ code: failure.code })
  return reply.code(statusOf[failure.code]).send({ code: failure.code, message: failure.message })
}

/** Limits of a route: requests a minute from one address. */
export type Limits = { readonly [N in RouteName]?: number }

/** Puts a route of the protocol on the server: what comes in is checked before the handler sees it. */
export const route = <N extends RouteName>(
  app: FastifyInstance,
  context: ServerContext,
  limits: Limits,
  name: N,
  handler: Handler<N>,
): void => {
  const { method, path, params, query, body } = routes[name]
  const max = limits[name]
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(max === undefined ? {} : { config: { rateLimit: { max, timeWindow: 60_000 } } }),
    handler: async (request, reply) => {
      const read: Record<string, unknown> = {}
      const parts = { params, query, ...(body === null ? {} : { body }) }
      for (const [part, schema] of Object.entries(parts)) {
        const given = request[part as 'params' | 'query' | 'body']
        const reading = schema.safeParse(given ?? {})
        if (!reading.success) return sendFailure(context, reply, fail('malformed', inWords(reading.error)))
        read[part] = reading.data
      }
      const person = await personFrom(context, request.headers.cookie, request.caller.secure)
      const call = { ...read, person, request, reply } as Call<N>
      const answer = await passOn(context, request, reply, () => handler(call))
      if (answer === undefined) return reply
      return 'code' in answer && 'message' in answer ? sendFailure(context, reply, answer as Failure) : answer
    },
  })
}
