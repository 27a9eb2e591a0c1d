import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { step } from '../bootstrap/console.ts'
import type { Lifetime } from '../bootstrap/lifetime.ts'
import { root } from '../bootstrap/settings.ts'
import { buildWeb } from '../build-web.ts'
import { startKafka } from '../infra/servers/start-kafka.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { startProductProcesses } from '../product/product-processes.ts'

/**
 * Starts the product with one process for each service on MongoDB, Redis and Kafka, as on a cluster, and resolves with its address.
 * Limits and model are those of `startOneProcessTarget`.
 */
export async function startManyProcessTarget(
  stops: Pick<Lifetime, 'onStop'>,
  [tokens, everyMs]: readonly [number, number],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rostra-k6-'))
  stops.onStop(() => rm(folder, { recursive: true, force: true }))
  await step('Web', buildWeb, (outcome) => outcome)
  const at = (name: string) => ({ dataDir: join(folder, name), removeWhenStopped: true })
  const [mongo, redis, kafka] = await step('Stores', () =>
    Promise.all([startMongo(at('mongo')), startRedis(at('redis')), startKafka({ dir: join(folder, 'kafka'), removeWhenStopped: true })]),
  )
  stops.onStop(() => Promise.all([mongo.stop(), redis.stop(), kafka.stop()]))
  const product = await step('Rostra', () =>
    startProductProcesses({
      ...{ brokers: kafka.url, stores: { mongoUrl: mongo.url, redisUrl: redis.url }, replicas: 1, answer: { tokens, everyMs } },
      settings: {
        LOG_LEVEL: 'warn',
        WEB_DIST: join(root, 'web/dist'),
        GUEST_ADDRESS_LIMIT: '1000000000',
        MAX_GENERATIONS: '20000',
      },
    }),
  )
  stops.onStop(product.stop)
  return product.urls[0] ?? ''
}
