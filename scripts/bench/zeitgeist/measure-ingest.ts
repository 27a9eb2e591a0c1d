import { setTimeout as delay } from 'node:timers/promises'
import { createKafkaBus } from '@rostra/kit/events/kafka/kafka-bus'
import { createLog } from '@rostra/kit/log'
import { ExchangeFinishedEvent } from '@rostra/proto/chat-events'
import { cpuSeconds, pin, unpinned } from '../../measure/processes.ts'
import { out, table } from '../../measure/statistics.ts'
import type { Report } from '../report.ts'
import { startZeitgeist, type ZeitgeistOptions } from './start-zeitgeist.ts'
import { openStoredActivity } from './stored-activity.ts'
import { messageAt } from './synthetic-chats.ts'

interface IngestLoad {
  messages: number
  people: number
  /** The processes that run on the other core than zeitgeist. */
  others: Record<string, number> & { MongoDB: number }
}

/** Messages that are taken in before the measurement, for compiled code and open connections. */
const warmUp = 3_000
const eventsPerPublish = 500
const longestSeconds = 300
const goalPerSecond = 2_000
const suffix = '_ingest'

/**
 * Publishes events of messages to Kafka while zeitgeist does not run, starts it on one core, everything else being on the other, and
 * measures it from the first counted messages to the last. The goal is 2,000 messages a second.
 */
export async function measureIngest(report: Report, options: ZeitgeistOptions, { messages, people, others }: IngestLoad): Promise<void> {
  const pinned = Object.values(others).every((pid) => pin(pid, 0))
  if (pinned) report.untrusted(...unpinned(0, others))
  const now = Date.now()
  const plan = { from: new Date(now - 7_200_000), to: new Date(now - 60_000), first: 0, messages: warmUp + messages, people }
  const bus = await createKafkaBus({ brokers: [options.servers.brokers], clientId: 'bench', log: createLog('bench', { level: 'warn' }) })
  const publish = async (first: number, end: number) => {
    for (let index = first; index < end; index += eventsPerPublish) {
      const size = Math.min(eventsPerPublish, end - index)
      await bus.publish(Array.from({ length: size }, (_, offset) => eventOf(messageAt(index + offset, plan))))
    }
  }
  try {
    const warm = await startZeitgeist(options, suffix)
    await publish(0, warmUp)
    await until(warm.counted, (counted) => counted >= warmUp, 'the warm-up')
    await warm.process.stop()
    await publish(warmUp, warmUp + messages)

    const zeitgeist = await startZeitgeist(options, suffix, 1)
    report.untrusted(...unpinned(1, { zeitgeist: zeitgeist.process.pid }))
    const sample = async () => {
      const counted = await zeitgeist.counted()
      return { at: performance.now(), counted, zeitgeist: cpuSeconds(zeitgeist.process.pid), mongo: cpuSeconds(others.MongoDB) }
    }
    const first = await until(sample, ({ counted }) => counted > 0, 'the first message')
    const last = await until(sample, ({ counted }) => counted >= messages, 'the last message')
    await zeitgeist.process.stop()
    const stored = await openStoredActivity(options.servers.stores.mongoUrl, suffix)
    const rows = await stored.messages()
    await stored.close()

    const measured = last.counted - first.counted
    const perSecond = (measured / (last.at - first.at)) * 1_000
    const micros = [last.zeitgeist - first.zeitgeist, last.mongo - first.mongo].map((cpu) => (cpu / measured) * 1e6)
    out(`\nIngest: ${pinned ? 'zeitgeist on one core; everything else on the other' : 'NOT pinned'}\n`)
    const figures = [measured, perSecond].map((value) => Math.round(value).toLocaleString('en'))
    out(
      table(
        ['messages', 'a second', 'CPU of zeitgeist each', 'of MongoDB'],
        [[...figures, ...micros.map((each) => `${Math.round(each)} µs`)]],
      ),
    )
    if (rows !== warmUp + messages) report.untrusted(`MongoDB has ${rows} of ${warmUp + messages} messages`)
    if (last.counted !== messages) report.untrusted(`the metric shows ${last.counted} of ${messages} messages`)
    if (measured <= messages / 2) report.untrusted(`only ${measured} messages were measured: there were too few`)
    report.figure('ingest: CPU of zeitgeist for a message', micros[0] ?? 0, 'µs', 'loop')
    report.figure('ingest: CPU of MongoDB for a message', micros[1] ?? 0, 'µs', 'loop')
    if (!(perSecond >= goalPerSecond)) report.missed(`${figures[1]} messages/s, ${goalPerSecond} were expected`)
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
    await delay(200)
  }
}
