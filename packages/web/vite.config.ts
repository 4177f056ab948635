import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './build/compress.ts'
import { firstLoad } from './build/first-load.ts'
import { serviceWorker } from './build/service-worker.ts'
import { namedSizes } from './build/sizes.ts'

const server = process.env.CONCLAVE_SERVER ?? 'http://localhost:8080'

export default defineConfig({
  root: import.meta.dirname,
  // What is built finds its parts beside itself, below whatever path it is served.
  base: './',
  plugins: [react(), firstLoad(), serviceWorker(), compress()],
  css: { postcss: { plugins: [namedSizes()] } },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
  build: {
    target: 'es2022',
    // A strict content security policy allows no data: documents and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
})
