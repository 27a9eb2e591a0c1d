import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { redisBinary } from '../fetch/server-binaries.ts'
import type { StoreOptions } from './start-mongo.ts'
import { claimFolder, type Server, supervise } from './supervise.ts'

/**
 * Nodes of a cluster speak to each other on a second port, so far above the first
 * (https://redis.io/docs/latest/operate/oss_and_stack/management/scaling/).
 */
const busDistance = 10_000

/**
 * Starts a redis-server on its own folder and port that syncs to disk every second. Resolves when it has loaded its data. `isCluster`:
 * it is the only node of a cluster, with all slots, and refuses commands whose keys are in several.
 */
export async function startRedis(options: StoreOptions & { isCluster?: boolean }): Promise<Server> {
  const folder = resolve(options.dataDir)
  const database = join(folder, 'db')
  const [command, port] = await Promise.all([redisBinary(), claimFolder(folder, options.isCluster ? busDistance : 0)])
  const durable = ['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', '']
  const args = [
    '--dir',
    database,
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--daemonize',
    'no',
    ...durable,
    ...(options.isCluster ? ['--cluster-enabled', 'yes'] : []),
  ]
  const server = await supervise({ name: 'redis', command, args, folder, port, removeWhenStopped: options.removeWhenStopped })
  const client = new Redis(port, '127.0.0.1')
  try {
    while ((await client.ping().catch(() => undefined)) !== 'PONG') await delay(10)
    if (options.isCluster) await takeAllSlots(client)
  } finally {
    client.disconnect()
  }
  return { ...server, url: `redis://127.0.0.1:${port}` }
}

async function takeAllSlots(client: Redis): Promise<void> {
  await client.call('CLUSTER', 'ADDSLOTS', ...Array.from({ length: 16_384 }, (_, slot) => String(slot)))
  while (!String(await client.call('CLUSTER', 'INFO')).includes('cluster_state:ok')) await delay(10)
}
