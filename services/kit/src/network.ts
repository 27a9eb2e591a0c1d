import { isIPv6 } from 'node:net'

/** An address without what a socket adds to it: the prefix of a mapped IPv4 address, and the zone. */
export const plainAddress = (address = ''): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** What one subscriber has: an IPv4 address whole, of an IPv6 address the first 64 bits. */
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
