import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { times } from '../../../tools/soak.ts'
import { canonical, digest } from '../src/index.ts'

const native = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The plain way to write data with sorted names. */
const plainly = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(plainly).join(',')}]`
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${plainly((value as Record<string, unknown>)[name])}`).join(',')}}`
}

test('the canonical text is JSON with sorted names, whatever the names and texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonical(value)).toBe(plainly(value))
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
    { numRuns: times(500) },
  )
  expect(canonical({ b: 1, a: undefined, 'ü"': ['\n', 1e21, -0] })).toBe('{"b":1,"ü\\"":["\\n",1e+21,0]}')
})

test('the platform’s SHA-256 gives the same digests, and nothing else is taken for it', async () => {
  const texts = ['', 'conclave', 'ünïcödé 🎲', 'x'.repeat(5000)]
  const slow = texts.map(digest)
  // Of a kernel of its own: the one that other tests use goes on as it is.
  vi.resetModules()
  const other = await import('../src/index.ts')
  let calls = 0
  other.digestWith((text) => {
    calls++
    return native(text)
  })
  expect(calls).toBeGreaterThan(0)
  expect(texts.map(other.digest)).toEqual(slow)
  expect(() => other.digestWith((text) => text)).toThrow('not SHA-256')
  expect(texts.map(other.digest)).toEqual(slow)
})
