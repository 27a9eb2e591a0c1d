import { type Connection, Schema } from 'mongoose'
import type { DeadLetterSummary, EventEnvelope, Group } from './event-bus.ts'

export interface MongoDeadLetters {
  store: (event: EventEnvelope, group: string, error: unknown) => Promise<void>
  /** Yields the marked dead letters of these consumers one at a time, each with its group, and deletes each after it was handled. */
  takeMarked: (consumers: readonly Group[]) => AsyncGenerator<{ group: string; event: EventEnvelope }>
  /** Marks all dead letters of a topic for replay and returns their number. */
  mark: (topic: string) => Promise<number>
  /** Lists the dead letters by topic and group, including those marked for replay. */
  summaries: () => Promise<DeadLetterSummary[]>
}

interface DeadLetter extends Omit<EventEnvelope, 'id'> {
  _id: string
  eventId: string
  group: string
  error: string
  diedAt: Date
  marked: boolean
}

const schema = new Schema<DeadLetter>(
  {
    _id: String,
    eventId: String,
    topic: String,
    group: String,
    key: String,
    payload: Buffer,
    at: Date,
    traceparent: String,
    error: String,
    diedAt: Date,
    marked: Boolean,
  },
  { collection: 'dead_letters', versionKey: false },
)
schema.index({ marked: 1, topic: 1, group: 1 }, { partialFilterExpression: { marked: true } })
schema.index({ topic: 1, group: 1, diedAt: 1 })

const maxErrorLength = 500

/** Stores the dead letters of the in-process bus in MongoDB. A cluster uses Kafka's `<topic>.dlq` instead. */
export function mongoDeadLetters(connection: Connection): MongoDeadLetters {
  const model = connection.model<DeadLetter>('DeadLetter', schema)
  return {
    store: async (event, group, error) => {
      const { id, ...rest } = event
      const letter = { ...rest, eventId: id, group, error: String(error), diedAt: new Date(), marked: false }
      await model.updateOne({ _id: `${group}:${id}` }, { $set: letter }, { upsert: true })
    },
    takeMarked: async function* (consumers) {
      // A group has one topic.
      const taken = { topic: { $in: consumers.map(({ topic }) => topic) }, group: { $in: consumers.map(({ group }) => group) } }
      while (true) {
        const letter = await model.findOneAndUpdate({ marked: true, ...taken }, { $set: { marked: false } }).lean<DeadLetter | null>()
        if (!letter) return
        const { eventId: id, topic, group, key, payload, at, traceparent } = letter
        yield { group, event: { id, topic, key, payload: Buffer.from(payload.buffer), at, ...(traceparent ? { traceparent } : {}) } }
        await model.deleteOne({ _id: letter._id, marked: false, diedAt: letter.diedAt })
      }
    },
    mark: async (topic) => (await model.updateMany({ topic }, { $set: { marked: true } })).modifiedCount,
    summaries: async () =>
      model.aggregate<DeadLetterSummary>([
        { $sort: { topic: 1, group: 1, diedAt: 1 } },
        {
          $group: {
            _id: { topic: '$topic', group: '$group' },
            count: { $sum: 1 },
            oldestAt: { $first: '$diedAt' },
            lastError: { $last: '$error' },
          },
        },
        { $sort: { '_id.topic': 1, '_id.group': 1 } },
        {
          $project: {
            _id: 0,
            topic: '$_id.topic',
            group: '$_id.group',
            count: 1,
            oldestAt: 1,
            lastError: { $substrCP: ['$lastError', 0, maxErrorLength] },
          },
        },
      ]),
  }
}
