import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Upper bound of the first page's compressed JavaScript, in bytes. */
const most = 150_000

/**
 * First page: the sources that the lobby loads, which are the entry, a language (the longest one) and the way to the server.
 * Their imports are part of it; what is imported lazily is not, unless it is named here.
 */
const firstPage = ['src/main.tsx', 'src/texts/fr.ts', 'src/table/remote/api.ts']

/** Code that must not be loaded before a game is opened. */
const laterOnly =
  /packages\/(?:spellbound|mage-noir|black-rose|bots)\/src|src\/boards\/[^/]+\/|src\/(?:hud|scenes|stage)\//

interface Chunk {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly code: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** Says what the first page costs, and fails the build when it is too much or has a game's code in it. */
export const firstLoad = (): Plugin => ({
  name: 'conclave-first-load',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = new Map(
      Object.values(bundle)
        .filter(({ type }) => type === 'chunk')
        .map((chunk) => [chunk.fileName, chunk as unknown as Chunk]),
    )
    const needed = closureOf(chunks, firstPage)
    if (typeof needed === 'string') return this.error(needed)
    const early = needed.flatMap(({ moduleIds }) => moduleIds).filter((id) => laterOnly.test(id))
    if (early.length > 0) this.error(`the first page loads a game's code: ${early.join(', ')}`)
    const size = needed.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
    const words = `${(size / 1000).toFixed(1)} kB of JavaScript in ${needed.length} files, compressed`
    if (size > most) this.error(`the first page loads ${words}: more than ${most / 1000} kB`)
    process.stdout.write(`\nfirst page: ${words}\n`)
  },
})

/** The chunks that hold these modules, with all that they import at once; or what is missing, in words. */
const closureOf = (chunks: ReadonlyMap<string, Chunk>, modules: readonly string[]): Chunk[] | string => {
  const found = new Set<Chunk>()
  const add = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.get(name))
  }
  for (const module of modules) {
    const holder = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (holder === undefined) return `there is no ${module} in the build`
    add(holder)
  }
  return [...found]
}
