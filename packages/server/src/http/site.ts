import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from '../tables/live.ts'

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conclave</title>
<h1>The server runs, the web app is not built</h1><p>Build it with <code>npm start</code>, or use the API
(<a href="/api/openapi.json">openapi.json</a>).</p></html>`

/** Serves the built web app. Every path that is not a file is a page of the app. */
export const site = async (app: FastifyInstance, folder: string | null): Promise<void> => {
  const index = folder === null ? null : join(folder, 'index.html')
  const isBuilt = index !== null && existsSync(index)
  if (isBuilt && folder !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      index: false,
      wildcard: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names of built files hold a hash of their content.
        const immutable = /[/\\]assets[/\\]/.test(path)
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const page = isBuilt && index !== null ? readFileSync(index) : Buffer.from(notBuilt)
  const sendPage = (reply: FastifyReply) =>
    reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  app.get('/', (_request, reply) => sendPage(reply))
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(?:api|assets)\/|\.\w+$/.test(path)
    if (isPage) return sendPage(reply)
    return reply.code(404).send(fail('no-such-thing', 'there is nothing here'))
  })
}
