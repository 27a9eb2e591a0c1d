import { isIPv4, isIPv6 } from 'node:net'

/** A network that a quota counts. */
export interface CountedNetwork {
  /** An IPv4 address, or an IPv6 prefix: `2001:db8:1:2::/64`. */
  name: string
  /** How many times the budget of one subscriber it has. */
  factor: number
}

/**
 * Reads an address of a socket or of `X-Forwarded-For`, without its port, brackets and zone. An IPv4-mapped address is the IPv4 address.
 * Returns null for text that is no address.
 */
export function readAddress(text = ''): string | null {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/.exec(text.trim()) ?? []
  const address = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const groups = groupsOf(address)
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return address
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/**
 * Returns the network of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 address. Text that is no address is unchanged.
 */
export function networkOf(text = ''): string {
  const address = readAddress(text)
  if (address === null || isIPv4(address)) return address ?? text
  return `${inHex(groupsOf(address).slice(0, 4))}::/64`
}

/**
 * Returns the networks that a quota counts for a network of `networkOf`, smallest first. An IPv6 /64 also counts for its /56 and /48, with
 * 4 and 16 times the budget, because one site may have thousands of /64.
 */
export function enclosingNetworks(network: string): CountedNetwork[] {
  const [, prefix] = /^(.+)::\/64$/.exec(network) ?? []
  const own = { name: network, factor: 1 }
  if (prefix === undefined) return [own]
  const [first = 0, second = 0, third = 0, subnet = 0] = prefix.split(':').map((group) => Number.parseInt(group, 16))
  return [
    own,
    { name: `${inHex([first, second, third, subnet & 0xff00])}::/56`, factor: 4 },
    { name: `${inHex([first, second, third])}::/48`, factor: 16 },
  ]
}

const inHex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':')

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const front = readGroups(head)
  if (tail === undefined) return front
  const back = readGroups(tail)
  return [...front, ...Array<number>(Math.max(0, 8 - front.length - back.length)).fill(0), ...back]
}

/** Reads groups between colons. The last one may be an IPv4 address, which is two groups. */
function readGroups(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
