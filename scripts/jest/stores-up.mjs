import { startKafka } from '../infra/servers/start-kafka.ts'
import { startMongo } from '../infra/servers/start-mongo.ts'
import { startRedis } from '../infra/servers/start-redis.ts'
import { storeFolder } from '../infra/servers/store-folder.ts'

/** Each search goes through the indexes of all tests' databases, and no test waits for one. */
const expireEverySeconds = 3_600

/**
 * Starts real servers for the service tests, on folders that their watchdogs remove however the run ends. Each worker reads TEST_MONGO_URL
 * and TEST_REDIS_URL. With ROSTRA_TEST_KAFKA=1 there is also TEST_KAFKA_BROKERS, and the same tests run on a real broker.
 */
export default async function storesUp() {
  const started = await Promise.allSettled([
    storeFolder('test-mongo').then((dataDir) => startMongo({ dataDir, removeWhenStopped: true, expireEverySeconds })),
    storeFolder('test-redis').then((dataDir) => startRedis({ dataDir, removeWhenStopped: true })),
    ...(process.env.ROSTRA_TEST_KAFKA ? [storeFolder('test-kafka').then((dir) => startKafka({ dir, removeWhenStopped: true }))] : []),
  ])
  globalThis.rostraStores = started.filter(({ status }) => status === 'fulfilled').map(({ value }) => value)
  const failure = started.find(({ status }) => status === 'rejected')
  if (failure) {
    await Promise.all(globalThis.rostraStores.map((store) => store.stop()))
    throw failure.reason
  }
  const [mongo, redis, kafka] = globalThis.rostraStores
  process.env.TEST_MONGO_URL = mongo.url
  process.env.TEST_REDIS_URL = redis.url
  if (kafka) process.env.TEST_KAFKA_BROKERS = kafka.url
}
