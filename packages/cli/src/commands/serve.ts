import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loggerTo, type RunningServer, startServer } from '@conclave/server'
import { Command } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { DataFailure, messageOf } from '../failure.ts'
import { print } from '../output.ts'

const webDir = join(import.meta.dirname, '../../../web/dist')

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly log: string
  readonly trustProxy?: boolean
}

/** `conclave serve` */
export const serveCommand = (): Command =>
  new Command('serve')
    .description('Open the table to browsers: the web app, its tables and an embedded database.')
    .option('--port <number>', 'the port to listen on', wholeNumber(0, 65_535), 8080)
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets others in', '127.0.0.1')
    .option('--data <folder>', 'where the database lies', 'data')
    .option('--log <level>', 'what to log: error, warn, info or debug', 'warn')
    .option('--trust-proxy', 'a proxy in front tells addresses and https')
    .action(serve)

const serve = async (options: ServeOptions): Promise<void> => {
  if (!existsSync(join(webDir, 'index.html'))) {
    throw new DataFailure('the web app has not been built yet; npm start builds it and then serves it')
  }
  const server = await open(options)
  print(`Conclave is open at ${server.address}\nStop it with Ctrl-C; tables are kept in ${options.data}.`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await server.close()
      process.exit(0)
    })
  }
}

const open = async ({ port, host, data, log, trustProxy = false }: ServeOptions): Promise<RunningServer> => {
  try {
    return await startServer({
      host,
      port,
      dataDir: data,
      webDir,
      trustProxy,
      logger: loggerTo(undefined, log),
    })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new DataFailure(`port ${port} is taken; stop what runs there, or choose another with --port`)
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new DataFailure(`cannot listen on ${host} port ${port} or write to ${data}: ${messageOf(error)}`)
    }
    throw error
  }
}
