import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { compress } from '../build/compress.ts'
import { serviceWorker } from '../build/service-worker.ts'

test('a build into a folder elsewhere has its service worker and its compressed files there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-build-'))
  try {
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="./main.js"></script>')
    writeFileSync(join(folder, 'main.js'), 'document.title = "x"')
    const outDir = join(folder, 'elsewhere')
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [serviceWorker(), compress()],
      build: { outDir },
    })
    for (const file of ['index.html', 'index.html.br', 'service-worker.js', 'service-worker.js.gz'])
      expect(existsSync(join(outDir, file)), file).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
