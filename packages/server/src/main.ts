import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loggerTo } from './ops/logger.ts'
import { startServer } from './server.ts'
import { StartFailure } from './starting.ts'

// The server alone, without the command line: for containers and tests.

const usage = `usage: main.ts [--host H] [--port P] [--data DIR | --database-url URL [--lease MS]]
  [--web DIR] [--proxy ADDRESS ...]
  [--metrics local|everyone] [--log LEVEL]`

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '8080' },
    data: { type: 'string', default: 'data' },
    'database-url': { type: 'string' },
    lease: { type: 'string', default: '5000' },
    web: { type: 'string', default: join(import.meta.dirname, '../../web/dist') },
    proxy: { type: 'string', multiple: true, default: [] },
    metrics: { type: 'string', default: 'local' },
    log: { type: 'string', default: 'info' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(usage)
} else {
  const log = loggerTo(undefined, values.log)
  try {
    const server = await startServer({
      host: values.host,
      port: Number(values.port),
      dataDir: values.data,
      databaseUrl: values['database-url'] ?? null,
      leaseMs: Number(values.lease),
      webDir: existsSync(values.web) ? values.web : null,
      proxies: values.proxy,
      metricsFor: values.metrics === 'everyone' ? 'everyone' : 'local',
      logger: log,
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, async () => {
        log.info({ signal }, 'closing')
        await server.close()
        process.exit(0)
      })
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    log.fatal(error.message)
    process.exitCode = 1
  }
}
