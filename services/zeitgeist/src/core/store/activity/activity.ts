import { runBatches } from '@rostra/kit/async/run-batches'
import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import { topicVersion } from '@rostra/text/version'
import { type Model, type mongo, Types } from 'mongoose'
import type { ConversationDay, Day } from '../../domain/activity/activity.ts'
import type { Activity, NewMessage } from '../../domain/activity/ports.ts'
import type { ActivityRow } from './activity-model.ts'
import { packMessage, unpackMessages } from './packed-message.ts'
import { conversationOfRow, dayOfRow, firstRowId, rowId } from './row-id.ts'
import { unlinkRows } from './unlink-rows.ts'

/** Rows of one query: few enough that it ends before its time limit. */
const pageSize = 200
/**
 * Rows of a page that are unpacked and passed on together. With a whole page at once, V8 would move the rows to its
 * old space, and a refresh would leave 50 MB of garbage a second there.
 */
const rowsAtOnce = 50

/** Activity in MongoDB. */
export function mongoActivity(model: Model<ActivityRow>): Activity {
  const rows = collectionOf(model)
  const find = (filter: mongo.Filter<ActivityRow>) => rows.find(filter, { promoteBuffers: true })

  const deletionOf = (filter: mongo.Filter<ActivityRow>) => batchDeletion(model, filter, '_id')
  return {
    add: async (messages) => {
      if (messages.length === 0) return
      const updates = updatesOf(messages)
      try {
        await rows.bulkWrite(updates, { ordered: false })
      } catch (error) {
        // Two replicas inserted the same row at once: now it exists.
        if (!isDuplicate(error)) throw error
        await rows.bulkWrite(updates, { ordered: false })
      }
    },
    read: async function* (first, last, signal) {
      let after: mongo.Filter<ActivityRow>['_id'] = { $gte: firstRowId(first), $lt: firstRowId(last + 1) }
      while (true) {
        signal?.throwIfAborted()
        await using cursor = find({ _id: after })
          .sort({ _id: 1 })
          .limit(pageSize)
          .batchSize(pageSize + 1)
        let count = 0
        let end: Buffer | undefined
        while (await cursor.hasNext()) {
          const rows = cursor.readBufferedDocuments(rowsAtOnce)
          count += rows.length
          end = rows.at(-1)?._id
          yield rows.map(toConversationDay)
        }
        if (!end || count < pageSize) return
        after = { $gt: end, $lt: firstRowId(last + 1) }
      }
    },
    ofPerson: async (days) => {
      if (days.length === 0) return []
      const dayOfPerson = new Map(days.map(({ day, person }) => [person, day]))
      const found = await find({ person: { $in: days.map(({ person }) => bytes(person)) } })
        .sort({ _id: 1 })
        .toArray()
      return found.map(toConversationDay).filter(({ day, person }) => dayOfPerson.get(person) === day)
    },
    deletePerson: async (days) => {
      await rows.deleteMany({ person: { $in: days.map(({ person }) => bytes(person)) } })
    },
    deletePersona: async (personaId, turn) => {
      await runBatches([deletionOf({ personaId: new Types.ObjectId(personaId) })], turn)
    },
    unlink: (day) => unlinkRows(model, day),
    deleteBefore: async (day: Day) => {
      const deleteSome = deletionOf({ _id: { $lt: firstRowId(day) } })
      while (await deleteSome());
    },
    size: () => rows.estimatedDocumentCount(),
    hasOtherVersions: async () => {
      const other = await rows.findOne({ textVersion: { $ne: topicVersion } }, { projection: { _id: 1 } })
      return other !== null
    },
  }
}

const bytes = (hex: string) => Buffer.from(hex, 'hex')

/** Returns one update for each row: messages of the same conversation and day share it. */
function updatesOf(messages: readonly NewMessage[]): mongo.AnyBulkWriteOperation<ActivityRow>[] {
  const byRow = new Map<string, NewMessage[]>()
  for (const message of messages) {
    const row = `${message.day}:${message.conversationId}`
    byRow.set(row, [...(byRow.get(row) ?? []), message])
  }
  return [...byRow.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const update: mongo.UpdateFilter<ActivityRow> = {
      $addToSet: { messages: { $each: own.map(({ message }) => packMessage(message)) } },
      $min: { textVersion: topicVersion },
      $setOnInsert: { person: bytes(first.person), personaId: new Types.ObjectId(first.personaId) },
    }
    const filter = { _id: rowId(first.day, first.conversationId) }
    return [{ updateOne: { filter, update, upsert: true } }]
  })
}

function toConversationDay({ _id, person, personaId, messages }: ActivityRow): ConversationDay {
  const day = dayOfRow(_id)
  return {
    day,
    conversationId: conversationOfRow(_id),
    personaId: personaId.toHexString(),
    person: person.toString('hex'),
    messages: unpackMessages(day, messages),
  }
}
