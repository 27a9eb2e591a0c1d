import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
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
/** A test's outages are short, and so are the pauses of a partition. */
const pauseMs = () => 20
/** Tests stop many consumers. */
const fetchWaitMs = 150
/** Each search for replayed dead letters is a command of every bus, all the time; few tests wait for one. */
const replayPollMs = 250

/** Opens buses on Kafka when TEST_KAFKA_BROKERS is set, otherwise the in-process bus. */
export function openTestBuses(connection: Connection, log: Log): Promise<TestBuses> {
  const brokers = process.env.TEST_KAFKA_BROKERS
  return brokers ? onKafka(brokers.split(','), log) : openInProcessTestBuses(connection, log)
}

/** Opens the in-process bus, whose `publish` resolves once the events are handled. For tests of what comes after events. */
export async function openInProcessTestBuses(connection: Connection, log: Log): Promise<TestBuses> {
  const stored = mongoDeadLetters(connection)
  const bus = createInProcessBus({ log, deadLetters: stored, retryDelaysMs, replayPollMs, pauseMs })
  return { join: async () => patient(bus), deadLetters: await countDeadLetters(''), replay: bus.replayDeadLetters, close: bus.close }
}

/** Publishes what is not delivered again until it is, as the relay of an outbox does. */
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

/** Prefixes topics and groups, so that tests which share a broker do not share events. */
async function onKafka(brokers: readonly string[], log: Log): Promise<TestBuses> {
  const prefix = `${randomUUID()}.`
  const open: EventBus[] = []
  const create = async () => {
    const bus = await createKafkaBus({ brokers, clientId: 'test', log, retryDelaysMs, pauseMs, fetchWaitMs })
    open.push(bus)
    return bus
  }
  const replaying = create()
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
    replay: async (topic) => (await replaying).replayDeadLetters(prefix + topic),
    close: async () => {
      await replaying
      await Promise.all(open.map((bus) => bus.close()))
    },
  }
}

/** Counts the dead letters of topics that start with `prefix` by their metric, from now on. */
async function countDeadLetters(prefix: string): Promise<() => Promise<number>> {
  const all = async () => {
    const { values } = await eventsHandled.get()
    const dead = values.filter(({ labels }) => labels.result === 'dead' && String(labels.topic).startsWith(prefix))
    return dead.reduce((sum, { value }) => sum + value, 0)
  }
  const before = await all()
  return async () => (await all()) - before
}
