import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loggerTo, type RunningServer, StartFailure, startServer } from '@conclave/server'
import { Command } from 'commander'
import { DataFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'
import { print } from '../output.ts'
import { addServeOptions, readServeSettings, type ServeSettings } from './serve-settings.ts'

/** `conclave serve` */
export const serveCommand = (io: Io): Command =>
  addServeOptions(
    new Command('serve').description(
      'Open the table to browsers: the web app and its tables, with an embedded database or a PostgreSQL one.',
    ),
  ).action((flags: { readonly [name: string]: unknown }) => serve(io, readServeSettings(io, flags)))

const serve = async (io: Io, settings: ServeSettings): Promise<void> => {
  if (!existsSync(join(absolute(io, settings.web), 'index.html'))) {
    throw new DataFailure('the web app has not been built yet; npm start builds it and then serves it')
  }
  const server = await open(io, settings)
  // Before it says that it is open: whoever reads that may end it at once.
  const stopped = io.stopped()
  print(
    io,
    `Conclave is open at ${server.address}\nStop it with Ctrl-C; tables are kept in ${
      settings['database-url'] === '' ? settings.data : 'the database'
    }.`,
  )
  await stopped
  const drained = server.drain(settings.drain * 1000)
  // Whoever asks a second time does not want to wait.
  await (settings.drain === 0 ? drained : Promise.race([drained, io.stopped()]))
  await server.close()
}

const megabyte = 1024 * 1024

const open = async (io: Io, settings: ServeSettings): Promise<RunningServer> => {
  const { port, host, data, web, log, metrics, proxy, name, inspect } = settings
  try {
    return await startServer({
      host,
      port,
      dataDir: absolute(io, data),
      databaseUrl: settings['database-url'] || null,
      reachedAt: settings.address || null,
      leaseMs: settings.lease * 1000,
      webDir: absolute(io, web),
      proxies: proxy,
      ...(name.length === 0 ? {} : { names: name }),
      basePath: settings['base-path'],
      metricsFor: metrics,
      inspect,
      leastFree: settings['least-free'] * megabyte,
      mostBytes: settings['most-data'] * megabyte,
      retention: {
        waiting: settings['keep-waiting'],
        finished: settings['keep-finished'],
        unfinished: settings['keep-unfinished'],
        sessions: settings['keep-sessions'],
        reports: settings['keep-reports'],
      },
      logger: loggerTo(undefined, log),
    })
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    throw new DataFailure(error.message)
  }
}
