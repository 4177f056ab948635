import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loggerTo, type MetricsFor, type RunningServer, StartFailure, startServer } from '@conclave/server'
import { Command, Option } from 'commander'
import { wholeNumber } from '../arguments.ts'
import { DataFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'
import { print } from '../output.ts'

const builtWeb = join(import.meta.dirname, '../../../web/dist')

interface ServeOptions {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly web: string
  readonly log: string
  readonly metrics: MetricsFor
  readonly trustProxy?: boolean
}

/** `conclave serve` */
export const serveCommand = (io: Io): Command =>
  new Command('serve')
    .description('Open the table to browsers: the web app, its tables and an embedded database.')
    .option('--port <number>', 'the port to listen on', wholeNumber(0, 65_535), 8080)
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets others in', '127.0.0.1')
    .option('--data <folder>', 'where the database lies', 'data')
    .option('--web <folder>', 'where the built web app lies', builtWeb)
    .option('--log <level>', 'what to log: error, warn, info or debug', 'warn')
    .addOption(
      new Option('--metrics <who>', 'who may read /metrics: this machine alone, or everyone')
        .choices(['local', 'everyone'])
        .default('local'),
    )
    .option('--trust-proxy', 'one proxy in front tells addresses and https')
    .action((options: ServeOptions) => serve(io, options))

const serve = async (io: Io, options: ServeOptions): Promise<void> => {
  if (!existsSync(join(absolute(io, options.web), 'index.html'))) {
    throw new DataFailure('the web app has not been built yet; npm start builds it and then serves it')
  }
  const server = await open(io, options)
  // Before it says that it is open: whoever reads that may end it at once.
  const stopped = io.stopped()
  print(io, `Conclave is open at ${server.address}\nStop it with Ctrl-C; tables are kept in ${options.data}.`)
  await stopped
  await server.close()
}

const open = async (io: Io, options: ServeOptions): Promise<RunningServer> => {
  const { port, host, data, web, log, metrics, trustProxy = false } = options
  try {
    return await startServer({
      host,
      port,
      dataDir: absolute(io, data),
      webDir: absolute(io, web),
      trustProxy,
      metricsFor: metrics,
      logger: loggerTo(undefined, log),
    })
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    throw new DataFailure(error.message)
  }
}
