import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** The special-purpose networks of IPv4 (IANA registry, RFC 6890), with multicast and reserved addresses. */
const specialIpv4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** The networks within 2000::/3 that are not reached as ordinary hosts: protocols, Teredo, documentation, 6to4. */
const specialIpv6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, bits] of specialIpv4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of specialIpv6) special.addSubnet(network, bits, 'ipv6')
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')

/**
 * Reports whether an IP address belongs to a host of the public internet. Everything else is refused: loopback, private and link-local
 * networks, those of cloud metadata, and IPv6 forms that contain an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIPv6(address) && globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
