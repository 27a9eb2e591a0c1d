import { randomUUID } from 'node:crypto'
import type { Connection } from 'mongoose'
import type { EventBus } from '../events/event-bus.ts'
import { createInProcessBus } from '../events/in-process-bus.ts'
import { createKafkaBus } from '../events/kafka-bus.ts'
import { replayKafkaDeadLetters } from '../events/kafka-replay.ts'
import { mongoDeadLetters } from '../events/mongo-dead-letters.ts'
import type { Log } from '../log.ts'
import { eventsHandled } from '../metrics.ts'

export interface TestBuses {
  /** The bus of one more replica. */
  join: () => Promise<EventBus>
  /** How often an event went to the dead letters since these buses were opened. */
  deaths: () => Promise<number>
  /** What an operator does to have the dead letters of a topic handled again. */
  replay: (topic: string) => Promise<unknown>
  close: () => Promise<void>
}

const retryDelaysMs = [10, 50]

/** Kafka when TEST_KAFKA_BROKERS is set, else the bus in process. */
export function openTestBuses(connection: Connection, log: Log): Promise<TestBuses> {
  const brokers = process.env.TEST_KAFKA_BROKERS
  return brokers ? onKafka(brokers.split(','), log) : inProcess(connection, log)
}

async function inProcess(connection: Connection, log: Log): Promise<TestBuses> {
  const deadLetters = mongoDeadLetters(connection)
  const bus = createInProcessBus({ log, deadLetters, retryDelaysMs, replayPollMs: 20 })
  return { join: async () => bus, deaths: await countDeaths(''), replay: deadLetters.mark, close: bus.close }
}

/** Topics and groups get a name of this world's own, so that tests which share a broker don't share events. */
async function onKafka(brokers: readonly string[], log: Log): Promise<TestBuses> {
  const world = `${randomUUID()}.`
  const open: EventBus[] = []
  return {
    join: async () => {
      const bus = await createKafkaBus({ brokers, clientId: 'test', log, retryDelaysMs })
      open.push(bus)
      return {
        ...bus,
        publish: (events) => bus.publish(events.map((event) => ({ ...event, topic: world + event.topic }))),
        subscribe: (subscription) =>
          bus.subscribe({ ...subscription, topic: world + subscription.topic, group: world + subscription.group }),
      }
    },
    deaths: await countDeaths(world),
    replay: (topic) => replayKafkaDeadLetters(brokers, world + topic),
    close: async () => {
      await Promise.all(open.map((bus) => bus.close()))
    },
  }
}

/** Reads the deaths of topics that start with `prefix` from the metric, without those of earlier tests. */
async function countDeaths(prefix: string): Promise<() => Promise<number>> {
  const all = async () => {
    const { values } = await eventsHandled.get()
    const dead = values.filter(({ labels }) => labels.result === 'dead' && String(labels.topic).startsWith(prefix))
    return dead.reduce((sum, { value }) => sum + value, 0)
  }
  const before = await all()
  return async () => (await all()) - before
}
