import { lookup } from 'node:dns/promises'
import { isIP, isIPv6, type LookupFunction } from 'node:net'
import { flag, SettingsError } from '../settings.ts'
import { isPublicAddress } from './public-address.ts'

/** The setting of processes that call addresses which members give. */
export const publicHostsSettings = {
  /** Allows http and this machine as addresses that members give: for development and tests. Production refuses it. */
  LOCAL_ADDRESSES: flag.default(false),
}

/** Throws SettingsError for a production process that would call addresses of its own machine. */
export function refuseLocalAddressesInProduction({ LOCAL_ADDRESSES, NODE_ENV }: { LOCAL_ADDRESSES: boolean; NODE_ENV: string }): void {
  if (LOCAL_ADDRESSES && NODE_ENV === 'production') throw new SettingsError(['LOCAL_ADDRESSES: is not allowed in production'])
}

/** An address that is not of the public internet, or that this process may not call. Its message is for the member who gave it. */
export class AddressNotAllowed extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AddressNotAllowed'
  }
}

export interface PublicHostsOptions {
  /** Allows http, and addresses of this machine, too. */
  allowsLocal?: boolean
  /** Returns all addresses of a host name. For tests. */
  resolve?: (host: string) => Promise<string[]>
}

/** What may be called of addresses that members give. */
export interface PublicHosts {
  /** Throws AddressNotAllowed unless the URL is https without credentials, and its host is a name or a public IP address. Resolves no name. */
  check: (url: URL) => void
  /** Returns the IP address to connect to. Throws AddressNotAllowed unless every address of the host is public. */
  addressOf: (url: URL) => Promise<string>
  /** For sockets: resolves a name to an address that was checked, so that a second answer of the name server counts for nothing. */
  lookup: LookupFunction
}

const resolveAll = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)
const isLocal = (address: string) => address === '127.0.0.1' || address === '::1'

/** Creates the check of addresses that members give: of the public internet alone. */
export function createPublicHosts({ allowsLocal = false, resolve = resolveAll }: PublicHostsOptions = {}): PublicHosts {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLocal && isLocal(address))

  const check = (url: URL) => {
    if (url.protocol !== 'https:' && !(allowsLocal && url.protocol === 'http:'))
      throw new AddressNotAllowed('The address must begin with https')
    if (url.username || url.password) throw new AddressNotAllowed('The address must have no username or password')
    const host = hostOf(url)
    if (isIP(host) && !isAllowed(host)) throw notPublic()
  }
  const resolved = async (host: string): Promise<string> => {
    const addresses = await resolve(host).catch(() => [])
    const [address] = addresses
    if (address === undefined) throw new AddressNotAllowed('The host of the address was not found')
    if (!addresses.every(isAllowed)) throw notPublic()
    return address
  }
  return {
    check,
    addressOf: async (url) => {
      check(url)
      const host = hostOf(url)
      return isIP(host) ? host : resolved(host)
    },
    lookup: (host, options, done) => {
      resolved(host).then(
        (address) => pinnedLookup(address)(host, options, done),
        (error) => done(error, ''),
      )
    },
  }
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')
const notPublic = () => new AddressNotAllowed('The address must be of the public internet')

/** Returns a lookup whose only answer is one address, whatever the name. */
export const pinnedLookup = (address: string): LookupFunction => {
  const family = isIPv6(address) ? 6 : 4
  return (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family))
}
