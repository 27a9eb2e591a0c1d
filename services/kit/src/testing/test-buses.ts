import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kafka, logLevel } from 'kafkajs'
import type { Connection } from 'mongoose'
import type { EventBus } from '../events/event-bus.ts'
import { UndeliveredEventsError } from '../events/event-errors.ts'
import { createInProcessBus } from '../events/in-process-bus.ts'
import { createKafkaBus } from '../events/kafka/kafka-bus.ts'
import { mongoDeadLetters } from '../events/mongo-dead-letters.ts'
import type { Log } from '../log.ts'
import { eventsHandled } from '../metrics.ts'

export interface TestBuses {
  /** Opens the bus of another replica. */
  join: () => Promise<EventBus>
  /** Returns the number of dead letters since these buses were opened. */
  deadLetters: () => Promise<number>
  /** Replays the dead letters of a topic, as an operator does. */
  replay: (topic: string) => Promise<unknown>
  close: () => Promise<void>
}

const retryDelaysMs = [10, 50]
/** The pause of a partition, in milliseconds. Short, because outages in tests are short. */
const pauseMs = () => 20
/** The wait of a fetch, in milliseconds. Short, because tests stop many consumers. */
const fetchWaitMs = 150
/** The interval between searches for dead letters to replay, in milliseconds. Each costs a command per bus, and few tests wait for one. */
const replayPollMs = 250

/** Opens buses on Kafka when TEST_KAFKA_BROKERS is set, otherwise the in-process bus. */
export function openTestBuses(connection: Connection, log: Log): Promise<TestBuses> {
  const brokers = process.env.TEST_KAFKA_BROKERS
  return brokers ? onKafka(brokers.split(','), log) : openInProcessTestBuses(connection, log)
}

/** Opens the in-process bus, whose `publish` resolves once the events are handled. For tests of the effects of events. */
export async function openInProcessTestBuses(connection: Connection, log: Log): Promise<TestBuses> {
  const stored = mongoDeadLetters(connection)
  const bus = createInProcessBus({ log, deadLetters: stored, retryDelaysMs, replayPollMs, pauseMs })
  return { join: async () => patient(bus), deadLetters: await countDeadLetters(''), replay: bus.replayDeadLetters, close: bus.close }
}

/** Publishes undelivered events again until they are delivered, as an outbox relay does. */
const patient = (bus: EventBus): EventBus => ({
  ...bus,
  publish: async (events) => {
    for (let left = events; left.length > 0; ) {
      const undelivered = await bus.publish(left).then(
        () => new Set<string>(),
        (error: unknown) => {
          if (error instanceof UndeliveredEventsError) return error.ids
          throw error
        },
      )
      left = left.filter(({ id }) => undelivered.has(id))
      if (left.length > 0) await sleep(pauseMs())
    }
  },
})

/** Opens buses on Kafka. Prefixes topics and groups, so that tests on one broker do not share events. */
async function onKafka(brokers: readonly string[], log: Log): Promise<TestBuses> {
  const prefix = `${randomUUID()}.`
  const open: EventBus[] = []
  const create = async () => {
    const bus = await createKafkaBus({ brokers, clientId: 'test', log, retryDelaysMs, pauseMs, fetchWaitMs })
    open.push(bus)
    return bus
  }
  let replaying: Promise<EventBus> | undefined
  return {
    join: async () => {
      const bus = await create()
      return {
        ...bus,
        deadLetters: async () =>
          (await bus.deadLetters(prefix)).map(({ topic, group, ...rest }) => ({
            ...rest,
            topic: topic.slice(prefix.length),
            group: group.slice(prefix.length),
          })),
        replayDeadLetters: (topic) => bus.replayDeadLetters(prefix + topic),
        publish: (events) => bus.publish(events.map((event) => ({ ...event, topic: prefix + event.topic }))),
        subscribe: (subscription) =>
          bus.subscribe({ ...subscription, topic: prefix + subscription.topic, group: prefix + subscription.group }),
      }
    },
    deadLetters: await countDeadLetters(prefix),
    replay: async (topic) => {
      replaying ??= create()
      return (await replaying).replayDeadLetters(prefix + topic)
    },
    close: async () => {
      await replaying
      await Promise.all(open.map((bus) => bus.close()))
      await deleteTopics(brokers, prefix)
    },
  }
}

/** Deletes the topics of a test: kafkajs reads those of the whole broker for each new connection, and a run would leave thousands. */
async function deleteTopics(brokers: readonly string[], prefix: string): Promise<void> {
  const admin = new Kafka({ brokers: [...brokers], clientId: 'test', logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
  try {
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix))
    if (topics.length > 0) await admin.deleteTopics({ topics })
  } finally {
    await admin.disconnect()
  }
}

/** Returns a function that counts, by their metric, the dead letters since now of topics that start with `prefix`. */
async function countDeadLetters(prefix: string): Promise<() => Promise<number>> {
  const all = async () => {
    const { values } = await eventsHandled.get()
    const dead = values.filter(({ labels }) => labels.result === 'dead' && String(labels.topic).startsWith(prefix))
    return dead.reduce((sum, { value }) => sum + value, 0)
  }
  const before = await all()
  return async () => (await all()) - before
}
