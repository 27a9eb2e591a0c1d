import { isIP } from 'node:net'
import {
  address,
  browserPort,
  checkedBy,
  type Environment,
  isOpenToBrowsers,
  jsonOf,
  processSettings,
  readSettings,
  SettingsError,
} from '@rostra/kit/settings'
import { parseRedisUrl } from '@rostra/kit/stores/redis-url'
import { type AddressSetting, addressSetting, serviceNames } from '@rostra/proto/services'
import { z } from 'zod'

/** A list of addresses and CIDRs. The three names are the networks of RFC 1122, 3927 and 1918. */
const networks = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine((list) => list.every(isNetwork), 'must be a comma list of addresses, CIDRs, loopback, linklocal or uniquelocal')

/** A JSON list of `{name, url}`. */
const socialLinks = jsonOf(z.array(z.strictObject({ name: z.string().trim().min(1).max(40), url: z.url({ protocol: /^https$/ }) })).max(10))

/** The address of each service: `CHAT_ADDRESS` and so on. */
const serviceAddresses = Object.fromEntries(serviceNames.map((name) => [addressSetting(name), address])) as Record<
  AddressSetting,
  typeof address
>

/** An address without a path, as browsers name the origin of a page. */
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => new URL(text))
  .refine(
    ({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '',
    'must have no path: the product is served from the root of a host',
  )
  .refine(({ username, password }) => username === '' && password === '', 'must have no user name and no password')
  .refine(({ port }) => port === '' || isOpenToBrowsers(Number(port)), 'has a port that browsers refuse to open; choose another')
  .transform((url) => url.origin)

const schema = z.object({
  ...processSettings,
  PORT: browserPort.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The origin in links, and the only one whose pages may change state. */
  PUBLIC_URL: origin.optional(),
  REDIS_URL: checkedBy(parseRedisUrl),
  ...serviceAddresses,
  SERVICE_SECRET: z.string().min(32),
  /** Multiplies every rate limit. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** The proxies whose X-Forwarded-For is trusted. None when unset. */
  TRUSTED_PROXIES: networks.optional(),
  /** The folder of the built web. */
  WEB_DIST: z.string().optional(),
  /** The product's pages on other sites, linked in the footer. None when unset. */
  SOCIAL_LINKS: socialLinks.default([]),
  /** Vite's address in development. Wins over WEB_DIST. */
  WEB_DEV_URL: z.url({ protocol: /^http$/ }).optional(),
  /**
   * Milliseconds between the signal to stop and the drain. The process still serves, is not ready, and closes each connection after its
   * response, so that clients with open connections find another replica before this one refuses requests.
   */
  LEAVE_NOTICE_MS: z.coerce.number().int().min(0).default(0),
})

export type Config = z.infer<typeof schema> & { PUBLIC_URL: string }

const publicDevelopment =
  'PUBLIC_URL: must be on localhost or another loopback address in development, because /dev/mail and /dev/checkout show everyone’s codes and payments; set NODE_ENV=production for other addresses'

const plainProduction =
  'PUBLIC_URL: must begin with https in production, because browsers keep the cookies of a sign-in for https and localhost alone'

/**
 * Reads the settings. Throws a SettingsError that names every invalid one, and PUBLIC_URL when others
 * could reach the pages of development or a sign-in is impossible.
 */
export function readConfig(env: Environment): Config {
  const settings = readSettings(schema, env)
  const PUBLIC_URL = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const { protocol, hostname } = new URL(PUBLIC_URL)
  const isDevelopment = settings.NODE_ENV === 'development'
  if (!isLoopback(hostname) && (isDevelopment || protocol !== 'https:'))
    throw new SettingsError([isDevelopment ? publicDevelopment : plainProduction])
  return { ...settings, PUBLIC_URL }
}

/** Whether a host of a URL is always this machine: RFC 6761 for names, RFC 1122 and RFC 4291 for addresses. */
export const isLoopback = (host: string): boolean =>
  host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host) || /^([^.]+\.)*localhost\.?$/.test(host)

function isNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const [ip = '', bits, ...rest] = entry.split('/')
  const family = isIP(ip)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
