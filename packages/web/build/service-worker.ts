import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const source = new URL('./service-worker.js', import.meta.url)

/** Writes the service worker with the list of everything that was built, so that local play works offline. */
export const serviceWorker = (): Plugin => ({
  name: 'conclave-service-worker',
  apply: 'build',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => !file.endsWith('.map') && file !== 'index.html')
    const version = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 12)
    const text = readFileSync(source, 'utf8')
      .replace('__VERSION__', version)
      .replace('[] // __FILES__', JSON.stringify(files.map((file) => `./${file}`)))
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: text })
  },
})
