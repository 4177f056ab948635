import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { StartFailure } from './starting.ts'

/** The proxies that an operator has named: nobody else is believed when telling for whom something is asked. */
export interface Proxies {
  trusts(address: string | undefined): boolean
}

/** Names for the addresses that a proxy on the same machine, or in the same network, has. */
const groups: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Reads addresses (`10.0.0.5`), networks (`10.0.0.0/24`) and the names of groups. */
export const proxiesNamed = (names: readonly string[]): Proxies => {
  const list = new BlockList()
  for (const name of names.flatMap((each) => groups[each] ?? [each])) {
    const [address = '', width, ...more] = name.split('/')
    const version = isIP(address)
    const widest = version === 6 ? 128 : 32
    const bits = width === undefined ? widest : Number(width)
    if (version === 0 || more.length > 0 || !Number.isInteger(bits) || bits < 0 || bits > widest) {
      throw new StartFailure(
        `'${name}' is no address of a proxy; write one such as 10.0.0.5, a network such as 10.0.0.0/24, loopback or private`,
      )
    }
    list.addSubnet(address, bits, version === 6 ? 'ipv6' : 'ipv4')
  }
  return {
    trusts: (address) => {
      const bare = address?.replace(/^::ffff:(?=\d+\.)/, '').split('%')[0] ?? ''
      const version = isIP(bare)
      return version !== 0 && list.check(bare, version === 6 ? 'ipv6' : 'ipv4')
    },
  }
}

/** Facts of a request, before any framework has seen it. */
export interface Caller {
  readonly address: string
  readonly host: string | undefined
  readonly secure: boolean
  /** Passed on by another process of ours, which has looked at limits and hosts already. */
  readonly passedOn: boolean
}

/** From whom a request comes and where it was sent to, as far as named proxies tell: each added what it saw at the end. */
export const callerOf = ({ headers, socket }: IncomingMessage, proxies: Proxies): Caller => {
  const peer = socket.remoteAddress ?? ''
  const encrypted = 'encrypted' in socket
  if (!proxies.trusts(peer)) return { address: peer, host: headers.host, secure: encrypted, passedOn: false }
  const said = (name: 'for' | 'host' | 'proto'): string[] =>
    String(headers[`x-forwarded-${name}`] ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '')
  const chain = said('for').reverse()
  return {
    address: chain.find((each) => !proxies.trusts(each)) ?? chain.at(-1) ?? peer,
    host: said('host').at(-1) ?? headers.host,
    secure: encrypted || said('proto').at(-1) === 'https',
    passedOn: false,
  }
}

/** True if somebody who was not named speaks as a proxy does: then all her clients count as one address. */
export const isUnnamedProxy = ({ headers, socket }: IncomingMessage, proxies: Proxies): boolean =>
  ('x-forwarded-for' in headers || 'forwarded' in headers) && !proxies.trusts(socket.remoteAddress)
