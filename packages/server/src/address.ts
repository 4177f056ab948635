import { isIPv6 } from 'node:net'

/**
 * Key that limits count by: an IPv4 address, or the /64 of an IPv6 address, because whoever has one address of such a network has
 * as many as she likes.
 */
export const addressKey = (address: string): string => {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  // The address in its one short form: groups in hexadecimal, at most one gap.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical)
  if (mapped !== null) return dotted(mapped[1], mapped[2])
  const [head = '', tail] = canonical.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...gap, ...after].slice(0, 4).join(':')}::/64`
}

const dotted = (...groups: (string | undefined)[]): string =>
  groups
    .map((group) => Number.parseInt(group ?? '0', 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.')
