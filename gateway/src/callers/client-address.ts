import { networkOf, readAddress } from '@rostra/kit/network'
import type { Express, Request } from 'express'

/** Makes Express believe `X-Forwarded-For` from these proxies. An entry of the header may have a port or brackets. */
export function trustProxies(app: Express, proxies: string[] | undefined): void {
  app.set('trust proxy', proxies ?? false)
  const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn')
  app.set('trust proxy', (entry: string, hop: number) => isTrusted(readAddress(entry) ?? '', hop))
}

/**
 * Returns the address of the client: the first entry before the trusted proxies. An entry that is no address has been written by the
 * client, and its proxy's own address is used.
 */
export function clientAddressOf({ ips, socket }: Request): string {
  for (const entry of [...ips, socket.remoteAddress]) {
    const address = readAddress(entry)
    if (address !== null) return address
  }
  return ''
}

/** Returns the network under which the calls of a request count. */
export const clientNetworkOf = (request: Request): string => networkOf(clientAddressOf(request))
