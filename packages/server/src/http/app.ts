import type { IncomingMessage } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { addressKey } from '../address.ts'
import { whomFor } from '../cluster/forward.ts'
import { isUnnamedProxy, type Proxies } from '../proxies.ts'
import { fail, type ServerContext } from '../tables/live.ts'
import { accountRoutes } from './accounts.ts'
import { keepBelow, rewriteBelow } from './base-path.ts'
import { deckRoutes } from './decks.ts'
import type { KnowsHost } from './hosts.ts'
import { openApi } from './openapi.ts'
import { type MetricsFor, operatingRoutes } from './operating.ts'
import { type Limits, sendFailure } from './route.ts'
import { secure, securityHeaders } from './security.ts'
import { site } from './site.ts'
import { tableRoutes } from './tables.ts'
import './caller.ts'

export interface AppOptions {
  /** Proxies that may tell addresses and https for others. */
  readonly proxies: Proxies
  /** The built web app; null for none. */
  readonly webDir: string | null
  /** Requests a minute and address, for everything together and for single routes. */
  readonly requestsPerMinute: number
  readonly limits: Limits
  readonly metricsFor: MetricsFor
  readonly knowsHost: KnowsHost
}

/** No honest request is larger, in bytes: a problem report is the largest. */
const largestBody = 96 * 1024

const warned = new WeakSet<ServerContext>()

/** An operator who has forgotten to name her proxy is told so once: without it, all players share the limits of one address. */
const warnOfProxy = (context: ServerContext, request: IncomingMessage, proxies: Proxies): void => {
  if (warned.has(context) || !isUnnamedProxy(request, proxies)) return
  warned.add(context)
  context.log.warn(
    { from: request.socket.remoteAddress },
    'headers of a proxy come from an address that is not named as one; they are ignored, and everybody behind it counts as one address. Name it with --proxy',
  )
}

/** The HTTP side of the server. */
export const buildApp = async (context: ServerContext, options: AppOptions): Promise<FastifyInstance> => {
  const app: FastifyInstance = fastify({
    // Requests are logged below, without addresses of pages, headers or bodies.
    logger: false,
    bodyLimit: largestBody,
    rewriteUrl: rewriteBelow(context.base),
    routerOptions: { maxParamLength: 64 },
    requestTimeout: 30_000,
    forceCloseConnections: true,
    // Addresses that reach no route also reach no hook.
    frameworkErrors: (_error, _request, reply) =>
      void sendFailure(
        context,
        reply.headers(securityHeaders),
        fail('malformed', 'there is no such address; check it, or begin at the lobby'),
      ),
  })
  app.decorateRequest('caller', {
    getter() {
      return whomFor(this.raw, options.proxies, context.cluster)
    },
  })
  secure(app, options.knowsHost)
  keepBelow(app, context.base)
  await app.register(rateLimit, {
    // Another process has counted it.
    allowList: ({ caller }) => caller.passedOn,
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ caller }) => addressKey(caller.address),
    errorResponseBuilder: () =>
      Object.assign(new Error('too many requests; wait a minute'), { statusCode: 429 }),
  })

  app.addHook('onRequest', async ({ raw }) => warnOfProxy(context, raw, options.proxies))
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const seconds = reply.elapsedTime / 1000
    context.metrics.requests.observe({ route, status: String(reply.statusCode) }, seconds)
    if (/^\/(?:health|ready|metrics)/.test(route)) return
    context.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 429) return sendFailure(context, reply, fail('too-fast', error.message))
    if (status === 413) return sendFailure(context, reply, fail('too-large', 'the request is too large'))
    if (status < 500) return sendFailure(context, reply, fail('malformed', error.message))
    context.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    const code = error.name === 'StorageError' ? 'storage' : 'internal'
    return sendFailure(
      context,
      reply,
      fail(code, 'the server failed at this; try again, or report the problem'),
    )
  })

  tableRoutes(app, context, options.limits)
  accountRoutes(app, context, options.limits)
  deckRoutes(app, context, options.limits)
  let description: object | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= openApi(context.base)
    return reply.header('cache-control', 'public, max-age=3600').send(description)
  })
  operatingRoutes(app, context, options.metricsFor)
  site(app, options.webDir, context.base)
  return app
}
