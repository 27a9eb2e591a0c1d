import { kafkaSecuritySettings, serviceSettings } from '@rostra/kit/app/store-settings'
import type { EventBus } from '@rostra/kit/events/event-bus'
import { createInProcessBus } from '@rostra/kit/events/in-process-bus'
import { createKafkaBus } from '@rostra/kit/events/kafka/kafka-bus'
import { kafkaSecurity } from '@rostra/kit/events/kafka/kafka-security'
import { mongoDeadLetters } from '@rostra/kit/events/mongo-dead-letters'
import type { Log } from '@rostra/kit/log'
import { type Environment, readSettings } from '@rostra/kit/settings'
import { buildIndexes } from '@rostra/kit/stores/mongo'
import type { Connection } from 'mongoose'
import { z } from 'zod'

const kafkaSchema = z.object({ KAFKA_BROKERS: serviceSettings.KAFKA_BROKERS, ...kafkaSecuritySettings })

/** Reads where the brokers are and how they are reached. Throws a SettingsError. */
export function kafkaOf(env: Environment) {
  const settings = readSettings(kafkaSchema, env)
  return { brokers: settings.KAFKA_BROKERS ?? [], security: kafkaSecurity(settings) }
}

/**
 * Opens the event bus that the settings name: Kafka with KAFKA_BROKERS, otherwise one
 * within this process, with its dead letters in MongoDB.
 */
export async function openBus(env: Environment, log: Log, mongo: Connection): Promise<EventBus> {
  if (env.KAFKA_BROKERS) return createKafkaBus({ ...kafkaOf(env), clientId: 'rostra', log })
  const connection = mongo.useDb(`rostra_events${env.DATABASE_SUFFIX ?? ''}`)
  const bus = createInProcessBus({ log, deadLetters: mongoDeadLetters(connection) })
  await buildIndexes(connection)
  return bus
}
