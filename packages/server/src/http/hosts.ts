import { isIP } from 'node:net'

/** True if a request may be for this host, as its `Host` header names it. */
export type KnowsHost = (host: string | undefined) => boolean

/** Names of a server, as far as it knows them. */
export interface Called {
  /** The address it listens on. */
  readonly host: string
  /** The names that its operator has given it; null for none. */
  readonly names: readonly string[] | null
  /** True if a proxy in front answers for the name. */
  readonly isBehindProxy: boolean
}

/**
 * Any site can let its own name lead to this machine, and its pages then count as ours (DNS rebinding). Addresses cannot be borrowed so;
 * names are known where the operator has given some, and where nobody but this machine can have come, there is none but its own.
 */
export const hostsFor = ({ host, names, isBehindProxy }: Called): KnowsHost => {
  if (names === null && (isBehindProxy || !isThisMachine(host))) return () => true
  const known = new Set(['localhost', ...(names ?? [])].map((name) => name.toLowerCase()))
  return (given) => {
    const name = nameIn(given)
    return name !== null && (isIP(name) > 0 || name.endsWith('.localhost') || known.has(name))
  }
}

const isThisMachine = (host: string): boolean => /^127\.|^::1$|^localhost$/.test(host)

/** The name in a `Host` header, without its port; an IPv6 address without its brackets. */
const nameIn = (given: string | undefined): string | null => {
  try {
    const { hostname } = new URL(`http://${given ?? ''}`)
    return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  } catch {
    return null
  }
}
