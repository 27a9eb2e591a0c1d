import { readFileSync } from 'node:fs'
import type { RedisOptions } from 'ioredis'

const forms =
  'must be redis://[user:password@]host[:port][/db] (TLS: rediss://) or, with Sentinel, ' +
  'redis+sentinel://[user:password@]host:port[,host:port]/master (TLS: rediss+sentinel://)'

/** The options in the query of a Redis URL, and of a Sentinel URL. */
const knownOptions = ['family', 'tlsCAFile']
const knownSentinelOptions = ['family', 'db', 'sentinelUsername', 'sentinelPassword', 'tlsCAFile']

const sentinelPattern = /^(rediss?)\+sentinel:\/\/(?:([^@/?#]*)@)?([^@/?#]+)\/([^/?#]+)(?:\?([^#]*))?$/
const sentinelHost = /^(\[[0-9a-fA-F:.]+\]|[^:[\]\s]+):(\d{1,5})$/

/**
 * Converts REDIS_URL to connection options. Throws an Error that says what is wrong, without the password. Refuses Redis Cluster: a read of
 * several streams uses keys of different hash slots, and a connection here knows only one server.
 */
export function parseRedisUrl(text: string): RedisOptions {
  if (/^rediss?\+sentinel:/.test(text)) return parseSentinels(text)
  if (!/^rediss?:\/\//.test(text) || !URL.canParse(text)) throw new Error(forms)
  const url = new URL(text)
  if (url.hostname === '' || url.hash !== '') throw new Error(forms)
  const options = readOptions(url.searchParams, knownOptions)
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? 6379 : readPort(url.port),
    db: readDatabase(url.pathname.slice(1)),
    ...readCredentials(url.username, url.password),
    ...readFamily(options),
    ...(url.protocol === 'rediss:' ? { tls: readTls(options) } : refuseAuthority(options)),
  }
}

function parseSentinels(text: string): RedisOptions {
  const [, scheme, user, hosts = '', master = '', query = ''] = sentinelPattern.exec(text) ?? []
  if (!scheme) throw new Error(forms)
  const options = readOptions(new URLSearchParams(query), knownSentinelOptions)
  const [username = '', ...password] = (user ?? '').split(':')
  const { sentinelUsername, sentinelPassword, db = '' } = options
  return {
    sentinels: hosts.split(',').map(readSentinel),
    name: decode(master),
    db: readDatabase(db),
    ...readCredentials(username, password.join(':')),
    ...readFamily(options),
    ...(sentinelUsername ? { sentinelUsername } : {}),
    ...(sentinelPassword ? { sentinelPassword } : {}),
    ...(scheme === 'rediss'
      ? { tls: readTls(options), sentinelTLS: readTls(options), enableTLSForSentinelMode: true }
      : refuseAuthority(options)),
  }
}

function readSentinel(text: string): { host: string; port: number } {
  const [, host, port = ''] = sentinelHost.exec(text) ?? []
  if (!host) throw new Error(`has a Sentinel that is not host:port: ${text}`)
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: readPort(port) }
}

function readPort(text: string): number {
  const port = Number(text)
  if (port < 1 || port > 65_535) throw new Error(`has a port that is not between 1 and 65535: ${text}`)
  return port
}

function readDatabase(text: string): number {
  if (!/^\d{0,5}$/.test(text)) throw new Error('has a database that is not a number')
  return Number(text)
}

function readCredentials(username: string, password: string): { username?: string; password?: string } {
  if (username !== '' && password === '') throw new Error('has a user without a password: write :password@ for a password alone')
  if (password === '') return {}
  return { ...(username ? { username: decode(username) } : {}), password: decode(password) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error('has a name or password with a % that is not an escape')
  }
}

function readOptions(params: URLSearchParams, known: readonly string[]): Record<string, string> {
  const unknown = [...params.keys()].filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`has unknown options: ${unknown.join(', ')} (known: ${known.join(', ')})`)
  return Object.fromEntries(params)
}

/** Reads the option `tlsCAFile`, named as in MongoDB's URLs: a file with the authorities that sign the server's certificate. */
function readTls({ tlsCAFile }: Record<string, string>): { ca?: string } {
  if (!tlsCAFile) return {}
  try {
    return { ca: readFileSync(tlsCAFile, 'utf8') }
  } catch (error) {
    throw new Error(`has a tlsCAFile that cannot be read: ${(error as Error).message}`)
  }
}

function refuseAuthority({ tlsCAFile }: Record<string, string>): object {
  if (tlsCAFile) throw new Error('has a tlsCAFile without TLS: begin with rediss')
  return {}
}

function readFamily({ family }: Record<string, string>): { family?: number } {
  if (family === undefined) return {}
  if (!['0', '4', '6'].includes(family)) throw new Error('has a family other than 0, 4 or 6')
  return { family: Number(family) }
}
