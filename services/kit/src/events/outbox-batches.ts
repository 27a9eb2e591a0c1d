import type { Types } from 'mongoose'
import type { EventBus, EventEnvelope } from './event-bus.ts'
import { EventsRefusedError, UndeliveredEventsError } from './event-errors.ts'

/** The id of a document with an outbox. */
export type DocumentId = string | Types.ObjectId

/** One event of a document's outbox. */
export interface OutboxEntry {
  /** The name of the document's collection. */
  collection: string
  documentId: DocumentId
  event: EventEnvelope
}

/**
 * The most events and bytes of one batch. kafkajs sends the events of one partition as one record batch, which a broker refuses above
 * `message.max.bytes`, by default 1 MB.
 */
const maxEvents = 500
const maxBytes = 512 * 1024
/** The bytes of a record without its payload, key and topic: ids, times, trace and framing. */
const recordBytes = 200

const sizeOf = ({ event: { payload, key, topic } }: OutboxEntry) => recordBytes + payload.length + key.length + topic.length

/** Splits events, in their order, into batches of at most 500 events and 512 kB. A larger event is a batch of its own. */
export function boundedBatches(entries: readonly OutboxEntry[], limits = { maxEvents, maxBytes }): OutboxEntry[][] {
  const batches: OutboxEntry[][] = []
  let bytes = 0
  for (const entry of entries) {
    const size = sizeOf(entry)
    const batch = batches.at(-1)
    if (!batch || batch.length === limits.maxEvents || bytes + size > limits.maxBytes) {
      batches.push([entry])
      bytes = size
    } else {
      batch.push(entry)
      bytes += size
    }
  }
  return batches
}

export interface PublishedBatch {
  published: OutboxEntry[]
  /** Events that the broker refuses permanently. */
  refused: { entry: OutboxEntry; reason: string }[]
  /** Events that wait because a consumer of the in-process bus cannot handle them yet. */
  waiting: OutboxEntry[]
}

/**
 * Publishes a batch. When the broker refuses it, publishes its halves one after the other, until each refused event is alone. Rejects when
 * the broker is unavailable.
 */
export async function publishBatch(publish: EventBus['publish'], entries: readonly OutboxEntry[]): Promise<PublishedBatch> {
  if (entries.length === 0) return { published: [], refused: [], waiting: [] }
  try {
    await publish(entries.map(({ event }) => event))
    return { published: [...entries], refused: [], waiting: [] }
  } catch (error) {
    if (error instanceof UndeliveredEventsError) {
      const isWaiting = ({ event }: OutboxEntry) => error.ids.has(event.id)
      return { published: entries.filter((entry) => !isWaiting(entry)), refused: [], waiting: entries.filter(isWaiting) }
    }
    if (!(error instanceof EventsRefusedError)) throw error
    const [first] = entries
    if (first && entries.length === 1) return { published: [], refused: [{ entry: first, reason: error.reason }], waiting: [] }
    const middle = Math.ceil(entries.length / 2)
    const one = await publishBatch(publish, entries.slice(0, middle))
    const two = await publishBatch(publish, entries.slice(middle))
    return {
      published: [...one.published, ...two.published],
      refused: [...one.refused, ...two.refused],
      waiting: [...one.waiting, ...two.waiting],
    }
  }
}
