import { join } from 'node:path'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'

/* Runs the stores of a data folder until SIGTERM, in a process that a test can kill. */
const [folder = ''] = process.argv.slice(2)
const [mongo, redis] = await Promise.all([startMongo({ dataDir: join(folder, 'mongo') }), startRedis({ dataDir: join(folder, 'redis') })])
process.on('SIGTERM', async () => {
  await Promise.all([mongo.stop(), redis.stop()])
  process.exit(0)
})
process.stdout.write(`${JSON.stringify({ mongo: mongo.url, redis: redis.url })}\n`)
