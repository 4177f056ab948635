import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

type Handler = (event: { waitUntil(work: Promise<unknown>): void }) => void

/** The service worker below a path, with a browser's caches that remember what was done to them. */
const worker = (path: string, ...older: string[]) => {
  const handlers = new Map<string, Handler>()
  const kept = new Set(older)
  let skipped = false
  const self = {
    location: `https://example.org${path}service-worker.js`,
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => {
      skipped = true
    },
    clients: { claim: async () => {} },
  }
  const caches = {
    open: async (name: string) => {
      kept.add(name)
      return { addAll: async () => {} }
    },
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  }
  const source = readFileSync(new URL('../build/service-worker.js', import.meta.url), 'utf8')
  runInContext(source.replace('__VERSION__', 'new'), createContext({ self, caches, URL }))
  const happen = async (name: string): Promise<void> => {
    const work: Promise<unknown>[] = []
    handlers.get(name)?.({ waitUntil: (promise) => work.push(promise) })
    await Promise.all(work)
  }
  return { happen, kept, hasSkipped: () => skipped }
}

test('a newer build keeps the files of the old one until every page of it is closed', async () => {
  const { happen, kept, hasSkipped } = worker('/', 'conclave / old', 'conclave-oldest')
  await happen('install')
  // The browser activates it only when nobody uses the old one any more.
  expect(hasSkipped()).toBe(false)
  expect([...kept]).toEqual(['conclave / old', 'conclave-oldest', 'conclave / new'])
  await happen('activate')
  expect([...kept]).toEqual(['conclave / new'])
})

test('two below different paths of one host leave each other’s files alone', async () => {
  const others = ['conclave / old', 'conclave /tables/ old', 'another app']
  const { happen, kept } = worker('/tables/', ...others)
  await happen('install')
  await happen('activate')
  expect([...kept]).toEqual(['conclave / old', 'another app', 'conclave /tables/ new'])
})
