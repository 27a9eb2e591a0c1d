import { createKafkaBus } from '@rostra/kit/events/kafka/kafka-bus'
import { createLog } from '@rostra/kit/log'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { pause } from '../load/stream-load.ts'
import { cpuSeconds, unpinned } from '../measure/processes.ts'
import type { StoredActivity } from './stored-activity.ts'
import { messageAt } from './synthetic-chats.ts'
import { startZeitgeist, type ZeitgeistOptions } from './zeitgeist-under-load.ts'

export interface IngestResult {
  messages: number
  perSecond: number
  /** Microseconds of CPU for each message. */
  zeitgeistMicros: number
  mongoMicros: number
  problems: string[]
}

interface IngestLoad {
  messages: number
  people: number
  mongoPid: number
  stored: StoredActivity
}

/** Messages that are taken in before the measurement, for compiled code and open connections. */
const warmUp = 3_000
const eventsPerPublish = 500
const pollSeconds = 0.2
const longestSeconds = 300

/**
 * Publishes events of messages to Kafka while zeitgeist does not run, starts it on one core, and measures it from the first counted messages to
 * the last. The caller pins MongoDB, Kafka and the services that it asks to the other core.
 */
export async function measureIngest(options: ZeitgeistOptions, { messages, people, mongoPid, stored }: IngestLoad): Promise<IngestResult> {
  const now = Date.now()
  const plan = { from: new Date(now - 7_200_000), to: new Date(now - 60_000), first: 0, messages: warmUp + messages, people }
  const bus = await createKafkaBus({ brokers: [options.brokers], clientId: 'bench', log: createLog('bench', { level: 'warn' }) })
  const publish = async (first: number, end: number) => {
    for (let index = first; index < end; index += eventsPerPublish)
      await bus.publish(
        Array.from({ length: Math.min(eventsPerPublish, end - index) }, (_, offset) => eventOf(messageAt(index + offset, plan))),
      )
  }
  try {
    const warm = await startZeitgeist(options)
    await publish(0, warmUp)
    await until(warm.counted, (counted) => counted >= warmUp, 'the warm-up')
    await warm.process.stop()
    await publish(warmUp, warmUp + messages)

    const zeitgeist = await startZeitgeist(options, 1)
    const leftCore = unpinned(1, { zeitgeist: zeitgeist.process.pid })
    const sample = async () => {
      const counted = await zeitgeist.counted()
      return { at: performance.now(), counted, zeitgeist: cpuSeconds(zeitgeist.process.pid), mongo: cpuSeconds(mongoPid) }
    }
    const first = await until(sample, ({ counted }) => counted > 0, 'the first message')
    const last = await until(sample, ({ counted }) => counted >= messages, 'the last message')
    await zeitgeist.process.stop()

    const measured = last.counted - first.counted
    const rows = await stored.messages()
    return {
      messages: measured,
      perSecond: (measured / (last.at - first.at)) * 1_000,
      zeitgeistMicros: ((last.zeitgeist - first.zeitgeist) / measured) * 1e6,
      mongoMicros: ((last.mongo - first.mongo) / measured) * 1e6,
      problems: [
        ...leftCore,
        ...(rows === warmUp + messages ? [] : [`MongoDB has ${rows} of ${warmUp + messages} messages`]),
        ...(last.counted === messages ? [] : [`the metric shows ${last.counted} of ${messages} messages`]),
        ...(measured > messages / 2 ? [] : [`only ${measured} messages were measured: there were too few`]),
      ],
    }
  } finally {
    await bus.close()
  }
}

function eventOf({ exchangeId: id, conversationId, personaId, accountId, at }: ReturnType<typeof messageAt>) {
  const exchange = { generationId: id, conversationId, personaId, person: `member:${accountId}`, finishedAt: at.toISOString() }
  const payload = ExchangeFinishedEvent.serialize({ ...exchange, outcome: 'EXCHANGE_OUTCOME_COMPLETE' })
  return { id, topic: ExchangeFinishedEvent.topic, key: personaId, payload, at }
}

/** Reads a value until it is the awaited one, and returns it. */
async function until<Value>(read: () => Promise<Value>, isAwaited: (value: Value) => boolean, what: string): Promise<Value> {
  const deadline = Date.now() + longestSeconds * 1_000
  for (;;) {
    const value = await read()
    if (isAwaited(value)) return value
    if (Date.now() > deadline) throw new Error(`${what} was not stored within ${longestSeconds} s`)
    await pause(pollSeconds)
  }
}
