import { isIPv6 } from 'node:net'

/** Removes the prefix of an IPv4-mapped address and the zone of an IPv6 address. */
export const plainAddress = (address = ''): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** Returns the network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address = ''): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups = tail === undefined ? front : [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * Returns a network of `networkOf` and the larger networks that contain it, smallest first: an IPv6 /64 with its /56 and /48, or only an
 * IPv4 address.
 */
export function enclosingNetworks(network: string): string[] {
  const [, site, subnet] = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):([0-9a-f]+)::\/64$/.exec(network) ?? []
  if (site === undefined || subnet === undefined) return [network]
  return [network, `${site}:${(Number.parseInt(subnet, 16) & 0xff00).toString(16)}::/56`, `${site}::/48`]
}
