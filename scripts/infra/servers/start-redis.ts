import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { redisBinary } from '../fetch/server-binaries.ts'
import type { StoreOptions } from './start-mongo.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

/** Starts a redis-server on its own folder and port that syncs to disk every second. Resolves when it has loaded its data. */
export async function startRedis(options: StoreOptions): Promise<Server> {
  const folder = resolve(options.dataDir)
  const database = join(folder, 'db')
  const [command, port] = await Promise.all([redisBinary(), claimFolder(folder)])
  const durable = ['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', '']
  const args = ['--dir', database, '--bind', '127.0.0.1', '--port', String(port), '--daemonize', 'no', ...durable]
  const server = await supervise({ name: 'redis', command, args, folder, port, removeWhenStopped: options.removeWhenStopped })
  const client = new Redis(port, '127.0.0.1')
  try {
    while ((await client.ping().catch(() => undefined)) !== 'PONG') await delay(10)
  } finally {
    client.disconnect()
  }
  return { ...server, url: `redis://127.0.0.1:${port}` }
}
