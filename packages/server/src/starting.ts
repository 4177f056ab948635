/** The server cannot start, for a reason that whoever starts it can do something about. The message says what. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** Place that the server was told to use. */
export interface Place {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** The database that was named instead; null for none. */
  readonly databaseUrl?: string | null
}

/** An error of Node, of the operating system or of SQLite, as far as one can tell. */
interface ErrorFacts {
  readonly message: string
  readonly code: string
  readonly syscall: string
  /** SQLite's result code; what its higher bits add does not matter here. */
  readonly sqlite: number | null
}

const factsOf = (error: unknown): ErrorFacts => {
  const { message, code, syscall, errcode } = error as {
    message?: unknown
    code?: unknown
    syscall?: unknown
    errcode?: unknown
  }
  return {
    message: typeof message === 'string' ? message : String(error),
    code: typeof code === 'string' ? code : '',
    syscall: typeof syscall === 'string' ? syscall : '',
    sqlite: code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : null,
  }
}

// https://www.sqlite.org/rescode.html
const sqlite = {
  perm: 3,
  busy: 5,
  locked: 6,
  readonly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADb: 26,
}

export const isBusyDatabase = (error: unknown): boolean => {
  const { sqlite: code } = factsOf(error)
  return code === sqlite.busy || code === sqlite.locked
}

/**
 * Reason why the server cannot start, in one plain sentence with what to do; undefined for one that nobody could have foreseen.
 */
export const whyNotStarted = (error: unknown, place: Place): StartFailure | undefined => {
  if (error instanceof StartFailure) return error
  const { message, code, syscall, sqlite: result } = factsOf(error)
  const { databaseUrl = null } = place
  const words =
    databaseUrl !== null && isOfDatabase(code, syscall, message)
      ? `the database ${withoutPassword(databaseUrl)} cannot be used: ${message === '' ? code : message}; look at --database-url, and whether PostgreSQL runs there`
      : /^(?:listen|bind|getaddrinfo)$/.test(syscall)
        ? whyNotListening(code, place)
        : result === null
          ? whyNotUsable(code, place)
          : whyNotOpened(result, place)
  return words === undefined ? undefined : new StartFailure(words)
}

/** Codes of PostgreSQL have five characters; whoever cannot reach one hears of a connection or a name. */
const isOfDatabase = (code: string, syscall: string, message: string): boolean =>
  /^[0-9A-Z]{5}$/.test(code) ||
  /^(?:connect|getaddrinfo|read)$/.test(syscall) ||
  code === 'ECONNREFUSED' ||
  /timeout expired|Connection terminated|SSL|SASL|Invalid URL/.test(message)

const withoutPassword = (url: string): string => {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    return '(its address cannot be read)'
  }
}

const whyNotListening = (code: string, { host, port }: Place): string | undefined => {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken; stop what runs there, or choose another with --port`
    case 'EACCES':
      return `this user may not listen on port ${port}; choose one from 1024 on with --port`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return `this machine has no address '${host}' to listen on; name 127.0.0.1, 0.0.0.0 or one of its own with --host`
    default:
      return undefined
  }
}

const whyNotUsable = (code: string, { dataDir }: Place): string | undefined => {
  const another = 'choose another folder with --data'
  switch (code) {
    case 'ENOTDIR':
    case 'EEXIST':
      return `the data folder ${dataDir} cannot be made: something on the way to it is a file; ${another}`
    case 'ENOENT':
    case 'EINVAL':
    case 'ENAMETOOLONG':
    case 'ELOOP':
      return `the data folder ${dataDir} cannot be made there; ${another}`
    case 'EACCES':
    case 'EPERM':
      return `this user may not write to the data folder ${dataDir}; give the right to, or ${another}`
    case 'EISDIR':
      return whyNotOpened(sqlite.cantOpen, { host: '', port: 0, dataDir })
    case 'EROFS':
      return `the data folder ${dataDir} lies on a disk that can only be read; ${another}`
    case 'ENOSPC':
    case 'EDQUOT':
      return `the disk of the data folder ${dataDir} is full; make room, or ${another}`
    default:
      return undefined
  }
}

const whyNotOpened = (result: number, { dataDir }: Place): string | undefined => {
  const file = `the database in ${dataDir}`
  switch (result) {
    case sqlite.notADb:
      return `${file} is no database of Conclave; move conclave.db away, or choose another folder with --data`
    case sqlite.corrupt:
      return `${file} is damaged; bring back a backup with conclave restore, or choose another folder with --data`
    case sqlite.cantOpen:
    case sqlite.perm:
    case sqlite.readonly:
      return `${file} cannot be opened for writing; look whose files these are, or choose another folder with --data`
    case sqlite.full:
      return `the disk of the data folder ${dataDir} is full; make room, or choose another folder with --data`
    case sqlite.busy:
    case sqlite.locked:
      return `${file} is in use by another program; stop that first, or choose another folder with --data`
    case sqlite.io:
      return `${file} cannot be read or written: the disk fails; choose a folder on another disk with --data`
    default:
      return undefined
  }
}
