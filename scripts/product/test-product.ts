import { randomUUID } from 'node:crypto'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/stores/mongo'
import { connectRedis } from '@rostra/kit/stores/redis'
import { dropDatabase } from '@rostra/kit/testing/drop-database'
import { openInProcessTestBuses, openTestBuses } from '@rostra/kit/testing/test-buses'
import { serviceNames } from '@rostra/proto/services'
import { freePort } from '../infra/ports.ts'
import { type Product, startProduct } from './in-process.ts'
import { startProductProcess } from './one-process.ts'

export interface TestProduct {
  /** The suffix of the names of its databases. */
  databaseSuffix: string
  /** Starts the product, also again on the same data. */
  start: (replicas?: number) => Promise<Product>
  /** Returns all stored values of the product, from every collection and from Redis, as one text. */
  everythingStored: () => Promise<string>
  end: () => Promise<void>
}

const databases = [...serviceNames, 'events']

const testSettings = (suffix: string) => ({
  PORT: '0',
  DATABASE_SUFFIX: suffix,
  KEY_ENCRYPTION_SECRET: randomUUID(),
  PERSONA_ENCRYPTION_SECRET: randomUUID(),
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '1000000',
  PASSWORD_HASHING: 'light',
  WEB_DIST: '',
  // Demo data costs 12 s of CPU: a test that reads it says so.
  DEMO_DATA: 'false',
  MONGO_URL: process.env.TEST_MONGO_URL ?? '',
  REDIS_URL: process.env.TEST_REDIS_URL ?? '',
})

/**
 * Creates a product with its own databases on the tests' stores, and its own topics where the tests have a broker. A test that no event
 * concerns passes `openInProcessTestBuses`: on a broker a product joins 30 groups of consumers.
 */
export async function createTestProduct(settings: Record<string, string> = {}, openBuses = openTestBuses): Promise<TestProduct> {
  const suffix = `_${randomUUID().slice(0, 8)}`
  const env = { ...testSettings(suffix), ...settings }
  const { MONGO_URL: mongoUrl, REDIS_URL: redisUrl } = env
  const connections = await Promise.all(databases.map((name) => connectMongo(mongoUrl, `rostra_${name}${suffix}`)))
  const events = connections[databases.indexOf('events')] as (typeof connections)[number]
  const buses = await openBuses(events, createLog('test', { level: 'silent' }))
  const running: Product[] = []

  return {
    databaseSuffix: suffix,
    start: async (replicas = 1) => {
      const product = await startProduct(env, { replicas, bus: await buses.join() })
      running.push(product)
      return product
    },
    everythingStored: async () => {
      const texts: string[] = []
      for (const { db } of connections)
        for (const { collectionName } of (await db?.collections()) ?? [])
          for await (const row of db?.collection(collectionName).find() ?? []) texts.push(JSON.stringify(row))
      const redis = await connectRedis(redisUrl, { keyPrefix: '', log: createLog('test', { level: 'silent' }) })
      for (const key of await redis.keys(`*${suffix}*`)) texts.push(key, JSON.stringify(await valueAt(redis, key)))
      redis.disconnect()
      return texts.join('\n')
    },
    end: async () => {
      for (const product of running) await product.stop()
      await buses.close()
      for (const connection of connections) {
        await dropDatabase(connection)
        await connection.close()
      }
    },
  }
}

export interface TestProductProcess {
  url: string
  /** The address of `/metrics`. */
  opsUrl: string
  stores: TestProduct
  /** Ends the process and removes its databases. */
  stop: () => Promise<void>
}

/**
 * Starts the product with the demo data in one process of its own, whose event loop runs the gateway
 * and every service, with its own databases on the tests' stores.
 */
export async function startTestProductProcess(): Promise<TestProductProcess> {
  const stores = await createTestProduct({}, openInProcessTestBuses)
  const OPS_PORT = String(await freePort())
  const env = { ...testSettings(stores.databaseSuffix), LOG_LEVEL: 'error', DEMO_DATA: 'true', OPS_PORT }
  const product = await startProductProcess({ env }).catch(async (error) => {
    await stores.end()
    throw error
  })
  return {
    url: product.url,
    opsUrl: `http://127.0.0.1:${OPS_PORT}`,
    stores,
    stop: async () => void (await product.stop().finally(stores.end)),
  }
}

async function valueAt(redis: Awaited<ReturnType<typeof connectRedis>>, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'stream':
      return redis.xrange(key, '-', '+')
    case 'hash':
      return redis.hgetall(key)
    case 'string':
      return redis.get(key)
    default:
      throw new Error(`the test cannot read the Redis type of ${key}`)
  }
}
