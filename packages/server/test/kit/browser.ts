import type {
  CreateTableInput,
  Failure,
  RouteAnswer,
  RouteBody,
  RouteName,
  TableCreated,
} from '@conclave/protocol'
import { routes } from '@conclave/protocol'
import { openSocket, type TableSocket } from './table-socket.ts'

interface Answered<N extends RouteName> {
  readonly status: number
  readonly headers: Headers
  /** Checked against the protocol's schema. */
  readonly answer: RouteAnswer<N>
  readonly failure: Failure
}

/** Somebody with a cookie jar. */
export interface Browser {
  readonly address: string
  cookie: string
  call<N extends RouteName>(
    name: N,
    given?: {
      params?: Record<string, string | number>
      query?: Record<string, string>
      body?: RouteBody<N>
      headers?: Record<string, string>
    },
  ): Promise<Answered<N>>
  /** Makes a table and expects it to work. */
  make(table: Partial<CreateTableInput>): Promise<TableCreated>
  open(table: string, headers?: Record<string, string>): Promise<TableSocket>
}

export const browser = (address: string, cookie = ''): Browser => {
  const self: Browser = {
    address,
    cookie,
    call: async (name, { params = {}, query = {}, body, headers = {} } = {}) => {
      const { method, path, answer: schema, body: bodySchema } = routes[name]
      const url = path.replaceAll(/\{(\w+)\}/g, (_, each: string) => String(params[each]))
      const search = new URLSearchParams(query).toString()
      const response = await fetch(`${address}${url}${search === '' ? '' : `?${search}`}`, {
        method,
        headers: {
          ...(self.cookie === '' ? {} : { cookie: self.cookie }),
          ...(bodySchema === null ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(bodySchema === null ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      const [set] = response.headers.getSetCookie()
      if (set !== undefined) self.cookie = set.split(';')[0] ?? ''
      const data: unknown = await response.json()
      const ok = response.status === 200
      return {
        status: response.status,
        headers: response.headers,
        answer: (ok ? schema.parse(data) : undefined) as never,
        failure: (ok ? undefined : data) as never,
      }
    },
    make: async (table) => {
      const { answer, failure } = await self.call('createTable', {
        body: {
          game: 'spellbound',
          seats: [{ kind: 'me' }, { kind: 'friend' }],
          windows: 'fast',
          botPause: 0,
          ...table,
        },
      })
      if (answer === undefined) throw new Error(`no table: ${failure.message}`)
      return answer
    },
    open: (table, headers = {}) =>
      openSocket(address, table, { ...(self.cookie === '' ? {} : { cookie: self.cookie }), ...headers }),
  }
  return self
}
