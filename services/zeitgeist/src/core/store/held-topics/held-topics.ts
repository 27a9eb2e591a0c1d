import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type ClientSession, type Connection, Schema } from 'mongoose'
import { topicKeyOf } from '../../domain/decisions/decision.ts'

/** A topic whose entries are held back. It stays when its entry is withdrawn or expires. */
interface HeldTopicRow {
  /** The topic's key. */
  _id: string
  /** When an entry of it last became held. */
  at: Date
}

const retentionSeconds = 90 * 86_400

const schema = new Schema<HeldTopicRow>(
  { _id: String, at: { type: Date, required: true } },
  { collection: 'held_topics', versionKey: false },
)
schema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds })

export const heldTopicModel = (connection: Connection) => connection.model<HeldTopicRow>('HeldTopic', schema)

/** The topics that operators hold back, in MongoDB. Terms are the hashes of a decision. */
export function mongoHeldTopics(connection: Connection) {
  const rows = collectionOf(heldTopicModel(connection))
  const withKeyOf = (terms: readonly number[]) => ({ _id: { $in: terms.map(topicKeyOf) } })
  return {
    add: async (keys: readonly string[], at: Date, session: ClientSession): Promise<void> => {
      const writes = keys.map((_id) => ({ updateOne: { filter: { _id }, update: { $set: { at } }, upsert: true } }))
      if (writes.length > 0) await rows.bulkWrite(writes, { session })
    },
    /** Removes the topics of these terms. */
    remove: async (terms: readonly number[], session: ClientSession): Promise<void> => {
      await rows.deleteMany(withKeyOf(terms), { session })
    },
    /** Returns those of the terms that stand for a topic that is held back. */
    among: async (terms: readonly number[], session: ClientSession): Promise<ReadonlySet<number>> => {
      const held = await rows.find(withKeyOf(terms), { session }).toArray()
      const keys = new Set(held.map(({ _id }) => _id))
      return new Set(terms.filter((term) => keys.has(topicKeyOf(term))))
    },
  }
}
