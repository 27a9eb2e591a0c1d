import type { Connection, Types } from 'mongoose'
import { type ExchangeRow, exchangeModel } from '../store/exchanges/exchange-model.ts'

const rowsAtOnce = 1_000

/**
 * Gives exchanges without a parent the one before them in their conversation, so that each old conversation is one branch. Reads all in the order of
 * conversations and starts. Those that start meanwhile on replicas of before are read as such too. Can be repeated. Returns the number of changed ones.
 */
export async function nameParents(connection: Connection): Promise<number> {
  const rows = exchangeModel(connection).collection
  // As an index has them, backwards.
  const order = { conversationId: -1, startedAt: 1, _id: 1 } as const
  let changed = 0
  let last: Pick<ExchangeRow, '_id' | 'conversationId' | 'startedAt'> | undefined
  while (true) {
    const after = last && {
      $or: [
        { conversationId: { $lt: last.conversationId } },
        { conversationId: last.conversationId, startedAt: { $gt: last.startedAt } },
        { conversationId: last.conversationId, startedAt: last.startedAt, _id: { $gt: last._id } },
      ],
    }
    const projection = { conversationId: 1, startedAt: 1, parentId: 1, status: 1 }
    const found = (await rows
      .find({ ...after, status: { $ne: 'claimed' } }, { projection, sort: order, limit: rowsAtOnce })
      .toArray()) as unknown as ExchangeRow[]
    if (found.length === 0) return changed
    const updates = found.flatMap((row) => {
      const parentId: Types.ObjectId | null = last?.conversationId.equals(row.conversationId) ? last._id : null
      last = row
      const filter = { _id: row._id, parentId: { $exists: false } }
      return row.parentId === undefined ? [{ updateOne: { filter, update: { $set: { parentId } } } }] : []
    })
    if (updates.length > 0) changed += (await rows.bulkWrite(updates, { ordered: false })).modifiedCount
  }
}
