import type { Kafka, Producer, ProducerBatch } from 'kafkajs'
import { EventsRefusedError } from '../event-errors.ts'

/**
 * Errors of Kafka that concern the records themselves, so that the same records are refused again:
 * https://kafka.apache.org/protocol#protocol_error_codes
 */
const refusals = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_RECORD', 'INVALID_TIMESTAMP', 'INVALID_TOPIC_EXCEPTION'])

interface EventProducer {
  /** Resolves once all in-sync replicas have the messages. Rejects with EventsRefusedError when the broker refuses one of them for good. */
  send: (batch: Pick<ProducerBatch, 'topicMessages'>) => Promise<void>
  close: () => Promise<void>
}

/**
 * Connects an idempotent producer, which gets a new producer id after a failed send. kafkajs resets the sequence numbers of the whole
 * request, also for partitions that the broker has stored, and the broker would drop the next messages as duplicates.
 */
export async function connectProducer(kafka: Pick<Kafka, 'producer'>): Promise<EventProducer> {
  const connect = async () => {
    const connected = kafka.producer({ idempotent: true, maxInFlightRequests: 1 })
    await connected.connect()
    return connected
  }
  let producer: Promise<Producer> | undefined = connect()
  await producer
  /** The latest send. Sends run one after the other, which keeps the order of a key also when one is repeated. */
  let last: Promise<unknown> = Promise.resolve()

  const sendNow = async ({ topicMessages }: Pick<ProducerBatch, 'topicMessages'>) => {
    producer ??= connect()
    const current = producer
    try {
      await (await current).sendBatch({ acks: -1, topicMessages })
    } catch (error) {
      producer = undefined
      current.then((failed) => failed.disconnect()).catch(() => undefined)
      const reason = refusalIn(error)
      throw reason ? new EventsRefusedError(reason, error) : error
    }
  }

  return {
    send: (batch) => {
      const sent = last.then(() => sendNow(batch))
      last = sent.catch(() => undefined)
      return sent
    },
    close: async () => {
      await last
      await (await producer?.catch(() => undefined))?.disconnect()
    },
  }
}

/** Returns why the broker refuses the records; undefined for any other error. kafkajs wraps the broker's error. */
function refusalIn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('type' in error && typeof error.type === 'string' && refusals.has(error.type)) return error.type
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.map(refusalIn).find((reason) => reason !== undefined)
  return refusalIn(error.cause)
}
