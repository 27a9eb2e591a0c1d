import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { mongodBinary } from '../fetch/server-binaries.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

export type StoreOptions = { dataDir: string; removeWhenStopped?: boolean }

/** Files in PEM: a server's certificate with its key, and the authorities that clients have to know. */
export type ServerCertificate = { both: string; authority: string }

/**
 * `cacheGb` is the size of the uncompressed cache in GB, 0.25 by default. `expireEverySeconds`: the time between two searches for
 * expired documents, 1 s by default. `failPoints` lets tests make commands fail. With `tls` only encrypted connections are accepted.
 */
type MongoOptions = StoreOptions & {
  cacheGb?: number
  expireEverySeconds?: number
  failPoints?: boolean
  tls?: ServerCertificate | undefined
}

export const setName = 'rostra'

/**
 * Sized for a laptop: 64 MB of oplog; expired documents are deleted within two seconds. The locks
 * of a killed process's transaction end after 15 s, not 90 s.
 */
const laptop = [
  '--oplogSize',
  '64',
  '--nounixsocket',
  '--quiet',
  '--setParameter',
  'transactionLifetimeLimitSeconds=10',
  '--setParameter',
  'diagnosticDataCollectionEnabled=false',
]

/** Starts a mongod as a replica set of one on its own folder and port. Resolves when it accepts writes. */
export async function startMongo(options: MongoOptions): Promise<Server> {
  const server = await startMember(options)
  try {
    await becomePrimary(server.port, tlsOptions(options.tls))
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

/**
 * Starts a mongod on its own folder and port as a member of a replica set that is configured later. Resolves when it accepts connections.
 */
export async function startMember({
  cacheGb = 0.25,
  expireEverySeconds = 1,
  failPoints = false,
  tls,
  ...options
}: MongoOptions): Promise<Server & { port: number }> {
  const folder = resolve(options.dataDir)
  const database = join(folder, 'db')
  const [command, port] = await Promise.all([mongodBinary(), claimFolder(folder)])
  const place = ['--dbpath', database, '--bind_ip', '127.0.0.1', '--port', String(port)]
  const args = [...place, '--replSet', setName, '--wiredTigerCacheSizeGB', String(cacheGb), ...laptop]
  args.push('--setParameter', `ttlMonitorSleepSecs=${expireEverySeconds}`)
  if (failPoints) args.push('--setParameter', 'enableTestCommands=1')
  if (tls) args.push('--tlsMode', 'requireTLS', '--tlsCertificateKeyFile', tls.both, '--tlsCAFile', tls.authority)
  if (tls) args.push('--tlsAllowConnectionsWithoutCertificates')
  const server = await supervise({ name: 'mongod', command, args, folder, port, removeWhenStopped: options.removeWhenStopped })
  return { ...server, port, url: `mongodb://127.0.0.1:${port}/?replicaSet=${setName}${tlsOptions(tls)}` }
}

const tlsOptions = (tls: ServerCertificate | undefined) => (tls ? `&tls=true&tlsCAFile=${encodeURIComponent(tls.authority)}` : '')

async function becomePrimary(port: number, options: string): Promise<void> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true${options}`, { serverSelectionTimeoutMS: 60_000 })
  try {
    do await configure(client, `127.0.0.1:${port}`)
    while (!(await isPrimary(client)))
  } finally {
    await client.close()
  }
}

/**
 * Configures the set's one member: the first time, and again when the folder moved to another port. The command fails while the server
 * still contacts its old address, and the connection may close before the response, so the caller repeats it until the server is primary.
 */
async function configure(client: MongoClient, host: string): Promise<void> {
  const admin = client.db('admin')
  const config = await client.db('local').collection('system.replset').findOne()
  if (!config) await admin.command({ replSetInitiate: { _id: setName, members: [{ _id: 0, host }] } })
  else if (config.members[0].host !== host) {
    const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] }
    await admin.command({ replSetReconfig: moved, force: true }).catch(() => delay(100))
  }
}

async function isPrimary(client: MongoClient): Promise<boolean> {
  const state = await client
    .db('admin')
    .command({ hello: 1 })
    .catch(() => undefined)
  if (!state?.isWritablePrimary) await delay(10)
  return Boolean(state?.isWritablePrimary)
}
