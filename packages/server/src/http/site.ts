import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../tables/live.ts'

const notBuilt = (
  base: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conclave</title>
<h1>The server runs, the web app is not built</h1><p>Build it with <code>npm start</code>, or use the API
(<a href="${base}api/openapi.json">openapi.json</a>).</p></html>`

const types: { readonly [extension: string]: string } = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A built file, and what it is packed into, the smallest first. */
interface Built {
  readonly type: string
  readonly tag: string
  readonly body: Buffer
  readonly packed: readonly { readonly coding: string; readonly body: Buffer }[]
}

/**
 * Serves the built web app. Every path that is not a file is a page of the app. All of it is read now and kept: somebody
 * may build anew beneath a running server, and half of one build with half of another would be no app.
 */
export const site = (app: FastifyInstance, folder: string | null, base: string): void => {
  const files = folder === null ? new Map<string, Built>() : readBuild(folder)
  const built = files.get('/index.html')?.body.toString()
  const page = pageFrom(built?.replaceAll('="./', `="${base}`) ?? notBuilt(base))
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const file = files.get(path)
    if (reads && file !== undefined && path !== '/index.html') {
      // Names of built files hold a hash of their content.
      const immutable = path.startsWith('/assets/')
      return send(request, reply, file, immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    }
    if (reads && !/^\/(?:api|assets|health|ready|metrics)(?:\/|$)|\.\w+$/.test(path)) {
      return send(request, reply, page, 'no-cache')
    }
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(fail('no-such-thing', 'there is nothing here'))
  })
}

const send = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, tag, body, packed }: Built,
  cacheControl: string,
): FastifyReply => {
  reply.headers({ 'cache-control': cacheControl, etag: tag, vary: 'accept-encoding' }).type(type)
  if (headers['if-none-match'] === tag) return reply.code(304).send()
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((each) => each.split(';')[0]?.trim())
  const found = packed.find(({ coding }) => accepted.includes(coding))
  if (found !== undefined) reply.header('content-encoding', found.coding)
  return reply.code(200).send(found?.body ?? body)
}

const packings = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
] as const

/** Every file of the build by its path; those whose name begins with a dot are not part of it. */
const readBuild = (folder: string): Map<string, Built> => {
  const files = new Map<string, Built>()
  if (!existsSync(join(folder, 'index.html'))) return files
  const walk = (path: string): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const name = `${path}/${entry.name}`
      if (entry.name.startsWith('.')) continue
      if (entry.isDirectory()) walk(name)
      else if (entry.isFile() && !packings.some(({ extension }) => name.endsWith(extension))) {
        files.set(name, readBuilt(folder, name))
      }
    }
  }
  walk('')
  return files
}

const tagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** The page, which is not as it was built: it says below what path its parts lie. */
const pageFrom = (html: string): Built => {
  const body = Buffer.from(html)
  return {
    type: types['.html'] ?? '',
    tag: tagOf(body),
    body,
    packed: [
      { coding: 'br', body: brotliCompressSync(body) },
      { coding: 'gzip', body: gzipSync(body) },
    ],
  }
}

const readBuilt = (folder: string, name: string): Built => {
  const body = readFileSync(join(folder, name))
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    tag: tagOf(body),
    body,
    packed: packings.flatMap(({ coding, extension }) => {
      const path = join(folder, name + extension)
      return existsSync(path) ? [{ coding, body: readFileSync(path) }] : []
    }),
  }
}
