import type { Environment } from '@rostra/kit/app/settings'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createInProcessBus } from '@rostra/kit/events/in-process-bus'
import { createKafkaBus } from '@rostra/kit/events/kafka/kafka-bus'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import type { Log } from '@rostra/kit/log'
import { buildIndexes, connectMongo } from '@rostra/kit/stores/mongo'

/** Opens the event bus that the settings name: Kafka with KAFKA_BROKERS, otherwise one within this process, with its dead letters in MongoDB. */
export async function openBus(env: Environment, log: Log): Promise<EventBus> {
  if (env.KAFKA_BROKERS) return createKafkaBus({ brokers: env.KAFKA_BROKERS.split(','), clientId: 'rostra', log })
  const connection = await connectMongo(env.MONGO_URL ?? '', `rostra_events${env.DATABASE_SUFFIX ?? ''}`)
  const bus = createInProcessBus({ log, deadLetters: mongoDeadLetters(connection) })
  await buildIndexes(connection)
  return {
    ...bus,
    close: async () => {
      await bus.close()
      await connection.close()
    },
  }
}
