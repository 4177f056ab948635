import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { usualRetention } from '@conclave/server'
import { type Command, Option } from 'commander'
import { DataFailure, messageOf, UsageFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'

// Every setting of `serve` in one table: its flag, its variable, its name in the file, its usual value, what it is for. `--help`
// prints all of it, and docs/operating.md says when to change what.

type Value = string | number | boolean | readonly string[]

interface Setting<V extends Value> {
  readonly usual: V
  /** Variable that is looked for besides the setting's own. */
  readonly also?: string
  /** Placeholder for the value in the help; none for a setting that is either on or off. */
  readonly argument?: string
  readonly about: string
  /** Reads what was written; what is wrong is said by throwing. */
  readonly read: (text: string) => V
}

const wrong = (expected: string): never => {
  throw new Error(`must be ${expected}`)
}

const number =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= min && value <= max
      ? value
      : wrong(`a whole number from ${min} to ${max}`)
  }

const oneOf =
  <T extends string>(...words: readonly T[]) =>
  (text: string): T =>
    words.find((word) => word === text) ?? wrong(`one of ${words.join(', ')}`)

const plain = (text: string): string => text

const truth = (text: string): boolean =>
  text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : wrong('true or false')

const severalOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

const days = (usual: number, what: string): Setting<number> => ({
  usual,
  argument: '<days>',
  about: `days to keep ${what}; 0 keeps them for ever`,
  read: number(0, 36_500),
})

export const serveSettings = {
  port: {
    usual: 8080,
    argument: '<number>',
    about: 'the port to listen on',
    read: number(0, 65_535),
  },
  host: {
    usual: '127.0.0.1',
    argument: '<address>',
    about: 'the address to listen on; 0.0.0.0 lets others in',
    read: plain,
  },
  data: { usual: 'data', argument: '<folder>', about: 'where the embedded database lies', read: plain },
  'database-url': {
    usual: '',
    also: 'DATABASE_URL',
    argument: '<url>',
    about:
      'a PostgreSQL database instead (postgres://user:password@host/name), which several processes may share; DATABASE_URL does as well, and no flag, which others on the machine can read',
    read: (text) =>
      text === '' || /^postgres(?:ql)?:\/\//.test(text)
        ? text
        : wrong('the address of a PostgreSQL database, such as postgres://user@host/name'),
  },
  address: {
    usual: '',
    argument: '<url>',
    about: 'where the other processes on the database reach this one, such as http://10.0.0.5:8080',
    read: (text) =>
      text === '' || /^http:\/\/[^/]+$/.test(text)
        ? text
        : wrong('an address with http, such as http://10.0.0.5:8080'),
  },
  lease: {
    usual: 5,
    argument: '<seconds>',
    about: 'after how long without a sign of life other processes go on with the tables of one',
    read: number(1, 600),
  },
  web: {
    usual: join(import.meta.dirname, '../../../web/dist'),
    argument: '<folder>',
    about: 'where the built web app lies',
    read: plain,
  },
  log: {
    usual: 'warn',
    argument: '<level>',
    about: 'what to log: error, warn, info or debug',
    read: oneOf('error', 'warn', 'info', 'debug'),
  },
  metrics: {
    usual: 'local' as 'local' | 'everyone',
    argument: '<who>',
    about: 'who may read /metrics: this machine alone (local), or everyone',
    read: oneOf('local', 'everyone'),
  },
  proxy: {
    usual: [] as readonly string[],
    argument: '<addresses>',
    about:
      'the proxies that tell addresses and https: addresses, networks (10.0.0.0/24), loopback or private, with commas between',
    read: severalOf,
  },
  name: {
    usual: [] as readonly string[],
    argument: '<hosts>',
    about: 'the names by which people reach it, with commas between; requests for other hosts are refused',
    read: severalOf,
  },
  'base-path': {
    usual: '/',
    argument: '<path>',
    about: 'below what of its host it lies, such as /conclave/; a proxy passes the path on',
    read: plain,
  },
  drain: {
    usual: 0,
    argument: '<seconds>',
    about: 'how long matches go on after SIGTERM, with /ready red and no new tables',
    read: number(0, 3600),
  },
  inspect: {
    usual: true,
    about: 'do not look at every page of the database at the start (a large one takes a while)',
    read: truth,
  },
  'keep-waiting': days(usualRetention.waiting, 'tables whose match has never begun'),
  'keep-finished': days(usualRetention.finished, 'matches that are over'),
  'keep-unfinished': days(usualRetention.unfinished, 'matches that nobody has gone on with'),
  'keep-sessions': days(usualRetention.sessions, 'sessions (a cookie lives for 365 days)'),
  'keep-reports': days(usualRetention.reports, 'reports of problems'),
  'least-free': {
    usual: 200,
    argument: '<megabytes>',
    about: 'with less free on the disk no new tables, accounts, decks or reports are kept; matches go on',
    read: number(0, 1e9),
  },
  'most-data': {
    usual: 0,
    argument: '<megabytes>',
    about: 'how large the database may grow; 0 for as large as it likes',
    read: number(0, 1e9),
  },
} satisfies { readonly [name: string]: Setting<Value> }

type Name = keyof typeof serveSettings
export type ServeSettings = { readonly [N in Name]: (typeof serveSettings)[N]['usual'] }

const names = Object.keys(serveSettings) as Name[]
const settingOf = (name: Name): Setting<Value> => serveSettings[name]
const variableOf = (name: Name): string => `CONCLAVE_${name.toUpperCase().replaceAll('-', '_')}`

/** Gives `serve` an option for every setting. */
export const addServeOptions = (command: Command): Command => {
  command.option(
    '--config <file>',
    'a JSON file with settings by their names, such as {"port": 9000} (env: CONCLAVE_CONFIG)',
  )
  for (const name of names) {
    const { argument, about, usual } = settingOf(name)
    const shown =
      usual === '' || Array.isArray(usual)
        ? 'none'
        : name === 'web'
          ? 'the one of this folder'
          : String(usual)
    const flag = argument === undefined ? `--no-${name}` : `--${name} ${argument}`
    command.addOption(new Option(flag, `${about} (usual: ${shown}; env: ${variableOf(name)})`))
  }
  return command.addHelpText(
    'after',
    '\nA flag goes before a variable of the environment, that before the file of --config, that before what is usual.\ndocs/operating.md tells how to run a server that others rely on.',
  )
}

/** Settings of the server from all sources: a flag goes before the environment, that before the file. */
export const readServeSettings = (io: Io, flags: { readonly [name: string]: unknown }): ServeSettings => {
  const path = typeof flags.config === 'string' ? flags.config : io.env.CONCLAVE_CONFIG
  const file = path === undefined ? {} : readConfig(io, path)
  const read = (name: Name): Value => {
    const { read: reading, usual, also } = settingOf(name)
    const flag = flags[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]
    // What is only switched off is on for commander, unless the flag says otherwise.
    const isGiven = flag !== undefined && flag !== true
    const named = [variableOf(name), ...(also === undefined ? [] : [also])]
    const from = named.find((each) => io.env[each] !== undefined)
    const [text, where] = isGiven
      ? [String(flag), `--${name}`]
      : from !== undefined
        ? [io.env[from], from]
        : [file[name], `${name} in ${path}`]
    if (text === undefined) return usual
    try {
      return reading(text)
    } catch (error) {
      // A database's address may hold a password.
      const shown = name === 'database-url' ? '' : `, not '${text}'`
      throw new UsageFailure(`${where} ${messageOf(error)}${shown}`)
    }
  }
  return Object.fromEntries(names.map((name) => [name, read(name)])) as ServeSettings
}

/** The settings of a file, as they would be written on the command line. */
const readConfig = (io: Io, path: string): { readonly [name: string]: string } => {
  let data: unknown
  try {
    data = JSON.parse(readFileSync(absolute(io, path), 'utf8'))
  } catch (error) {
    throw new DataFailure(`${path} cannot be read as settings: ${messageOf(error)}`)
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new DataFailure(`${path} must hold an object with settings, such as {"port": 9000}`)
  const entries = Object.entries(data)
  const unknown = entries.find(([name]) => !Object.hasOwn(serveSettings, name))
  if (unknown !== undefined)
    throw new DataFailure(`${path}: there is no setting '${unknown[0]}'; there are ${names.join(', ')}`)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  )
}
