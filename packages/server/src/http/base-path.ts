import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { StartFailure } from '../starting.ts'
import { fail } from '../tables/live.ts'

/** Asked by tools beside the server, which need not know below what it lies. */
const forTools: readonly string[] = ['/health', '/health/live', '/health/ready', '/ready', '/metrics']

/** Base path: below what of its host everything lies. It begins and ends with a slash, and may be written without either. */
export const basePathFrom = (text: string): string => {
  if (text === '' || text === '/') return '/'
  const parts = text.replace(/^\/|\/$/g, '').split('/')
  if (parts.every((part) => /^(?!\.+$)[\w.~-]+$/.test(part))) return `/${parts.join('/')}/`
  throw new StartFailure(
    `'${text}' is no path to lie below; write one such as /conclave/, of letters, digits and - . _ ~`,
  )
}

/** An address as routes know it; null for what lies elsewhere on the host. */
export const belowBase = (url: string, base: string): string | null =>
  url.startsWith(base) ? url.slice(base.length - 1) : base === '/' ? url : null

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** For the framework, before it looks for a route. */
export const rewriteBelow =
  (base: string) =>
  ({ url = '/' }: IncomingMessage): string =>
    belowBase(url, base) ?? url

/** Answers nothing outside the base path but what tools ask; without its last slash it leads there. */
export const keepBelow = (app: FastifyInstance, base: string): void => {
  app.addHook('onRequest', async ({ originalUrl, method }, reply) => {
    if (belowBase(originalUrl, base) !== null || forTools.includes(pathOf(originalUrl))) return
    const reads = method === 'GET' || method === 'HEAD'
    if (reads && `${pathOf(originalUrl)}/` === base) return reply.redirect(base, 308)
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(fail('no-such-thing', 'there is nothing here'))
  })
}
