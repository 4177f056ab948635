import type { FastifyInstance } from 'fastify'
import { fail } from '../tables/live.ts'
import type { KnowsHost } from './hosts.ts'

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  // Boards place their pieces by style attributes; these can load nothing and run nothing.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every answer. */
export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // A link's token stands behind the `#` and is never sent; nothing else shall be told either.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** Puts the headers on every answer, and refuses what other sites' pages try to do in a player's name. */
export const secure = (app: FastifyInstance, knowsHost: KnowsHost): void => {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(securityHeaders)
    if (request.caller.secure) reply.header('strict-transport-security', 'max-age=31536000')
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!knowsHost(request.caller.host)) {
      return reply.code(403).send(fail('wrong-origin', 'this server is not known by that name'))
    }
    if (request.method === 'GET' || request.method === 'HEAD') return
    const { origin } = request.headers
    if (isOwnOrigin(origin, request.caller.host) && request.headers['sec-fetch-site'] !== 'cross-site') return
    await reply.code(403).send(fail('wrong-origin', 'this may only be done from the table’s own pages'))
  })
}

/** True if a page of this origin may act on this host. Browsers always name the origin; programs need not. */
export const isOwnOrigin = (origin: string | undefined, host: string | undefined): boolean => {
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
