import { failureCode, type RouteAnswer, type RouteBody, type RouteName, routes } from '@conclave/protocol'
import { below } from '../../settings/base.ts'
import type { Failing } from '../trouble.ts'

/** Response: what the server answered, or why it did not. */
export type Answered<T> = { readonly ok: true; readonly value: T } | Failed
interface Failed {
  readonly ok: false
  readonly code: Failing
  /** For whoever reads a report; people get the text of the code. */
  readonly message: string
}

interface Sent<N extends RouteName> {
  readonly params?: { readonly [name: string]: string | number }
  readonly query?: { readonly [name: string]: string }
  readonly body?: RouteBody<N>
  readonly headers?: { readonly [name: string]: string }
}

/** Calls an endpoint of the server; never throws. */
export const call = async <N extends RouteName>(
  name: N,
  sent: Sent<N> = {},
): Promise<Answered<RouteAnswer<N>>> => {
  const { method, path, answer } = routes[name]
  const place = below(path).replaceAll(/\{(\w+)\}/g, (_, gap: string) =>
    encodeURIComponent(String(sent.params?.[gap] ?? '')),
  )
  const address = sent.query === undefined ? place : `${place}?${new URLSearchParams(sent.query)}`
  try {
    const response = await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    })
    const text = await response.text()
    const data: unknown = text === '' ? {} : JSON.parse(text)
    if (!response.ok) return failureOf(data, response.status)
    // The schema belongs to this route, so what passes it is this route's answer.
    return { ok: true, value: answer.parse(data) as RouteAnswer<N> }
  } catch (error) {
    return { ok: false, code: 'offline', message: error instanceof Error ? error.message : String(error) }
  }
}

const failureOf = (data: unknown, status: number): Failed => {
  const { code, message } = (data ?? {}) as { readonly code?: unknown; readonly message?: unknown }
  const known = failureCode.safeParse(code)
  // Something between here and the server has answered: a proxy, say.
  const otherwise = status === 429 ? 'too-fast' : status === 413 ? 'too-large' : 'busy'
  return { ok: false, code: known.data ?? otherwise, message: String(message ?? `HTTP ${status}`) }
}
