import { startOwnServers } from '../../product/own-servers.ts'

/** Starts a MongoDB, a Redis and a Kafka of their own for a bench. `stop` ends them and removes their data. */
export async function startMeasuredStores() {
  const { stores, brokers, mongo, redis, kafka, stop } = await startOwnServers({ name: 'bench', withKafka: true })
  return {
    mongoUrl: stores.mongoUrl,
    /** Where a product's processes find the stores. */
    addresses: { brokers, stores },
    processes: [
      { name: 'MongoDB', pid: mongo.pid },
      { name: 'Redis', pid: redis.pid },
      { name: 'Kafka', pid: kafka?.pid ?? 0 },
    ],
    stop,
  }
}
