import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import type { Model, mongo } from 'mongoose'
import type { Day } from '../../domain/activity/activity.ts'
import type { ActivityRow } from './activity-model.ts'
import { unlinkedMessage } from './packed-message.ts'
import { firstRowId, unlinkedRowId } from './row-id.ts'

/** Rows of one transaction. */
const rowsAtOnce = 200

/**
 * Replaces the ids of conversations and exchanges in the rows of a day by random ones. After a crash, and on another replica, a further
 * call replaces the rest. A concurrent reading may miss or repeat some of these rows.
 */
export async function unlinkRows(model: Model<ActivityRow>, day: Day): Promise<void> {
  const rows = collectionOf(model)
  let after: mongo.Condition<Buffer> = { $gte: firstRowId(day), $lt: firstRowId(day + 1) }
  while (true) {
    const linked: mongo.Filter<ActivityRow> = { _id: after, isUnlinked: { $ne: true } }
    const last = await inTransaction(model.db, async (session) => {
      const found = await rows.find(linked, { session, promoteBuffers: true, sort: { _id: 1 }, limit: rowsAtOnce }).toArray()
      if (found.length === 0) return null
      await rows.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } }, { session })
      await rows.insertMany(found.map(unlinked), { session })
      return found.at(-1)?._id
    })
    if (!last) return
    after = { $gt: last, $lt: firstRowId(day + 1) }
  }
}

const unlinked = ({ _id, messages, ...row }: ActivityRow): ActivityRow => ({
  ...row,
  _id: unlinkedRowId(_id),
  messages: messages.map(unlinkedMessage),
  isUnlinked: true,
})
