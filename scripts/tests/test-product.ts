import { randomUUID } from 'node:crypto'
import { createLog } from '@rostra/kit/log'
import { connectMongo } from '@rostra/kit/mongo'
import { connectRedis } from '@rostra/kit/redis'
import { openTestBuses } from '@rostra/kit/testing/test-buses'
import { type Product, startProduct } from '../product.ts'

export interface TestProduct {
  /** Starts the product, or starts it again on the same data. */
  start: (replicas?: number) => Promise<Product>
  /** Every value that is stored, in every collection of every service and in Redis, as one text. */
  everythingStored: () => Promise<string>
  end: () => Promise<void>
}

const databases = ['identity', 'persona', 'chat', 'billing', 'events']

/** A product with databases of its own on the stores of the tests; with a broker, topics of its own as well. */
export async function createTestProduct(settings: Record<string, string> = {}): Promise<TestProduct> {
  const suffix = `_${randomUUID().slice(0, 8)}`
  const mongoUrl = process.env.TEST_MONGO_URL ?? ''
  const redisUrl = process.env.TEST_REDIS_URL ?? ''
  const env = {
    PORT: '0',
    DATABASE_SUFFIX: suffix,
    KEY_ENCRYPTION_SECRET: randomUUID(),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000000',
    WEB_DIST: '',
    MONGO_URL: mongoUrl,
    REDIS_URL: redisUrl,
    ...settings,
  }
  const connections = await Promise.all(databases.map((name) => connectMongo(mongoUrl, `rostra_${name}${suffix}`)))
  const events = connections[databases.indexOf('events')] as (typeof connections)[number]
  const buses = await openTestBuses(events, createLog('test', { level: 'silent' }))
  const running: Product[] = []

  return {
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
      const redis = await connectRedis(redisUrl, '')
      for (const key of await redis.keys(`*${suffix}*`)) texts.push(key, JSON.stringify(await valueAt(redis, key)))
      redis.disconnect()
      return texts.join('\n')
    },
    end: async () => {
      for (const product of running) await product.stop()
      await buses.close()
      for (const connection of connections) {
        await connection.dropDatabase()
        await connection.close()
      }
    },
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
      throw new Error(`what is stored under ${key} can't be read by the test yet`)
  }
}
