import { inTransaction } from '@rostra/kit/stores/mongo'
import { type Connection, Types } from 'mongoose'
import { shareModel } from '../shares/share-model.ts'
import { conversationModel } from './conversation-model.ts'

/**
 * Deletes those of these conversations that match, and their shares, in one transaction: a conversation that is shared meanwhile keeps its share, or takes it
 * along.
 */
export async function removeWithShares(connection: Connection, ids: readonly string[], filter: object = {}): Promise<void> {
  if (ids.length === 0) return
  const conversations = conversationModel(connection).collection
  const shares = shareModel(connection).collection
  await inTransaction(connection, async (session) => {
    const wanted = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, ...filter }
    const found = await conversations.find(wanted, { projection: { _id: 1 }, session }).toArray()
    if (found.length === 0) return
    const _id = { $in: found.map((row) => row._id) }
    await conversations.deleteMany({ _id }, { session })
    await shares.deleteMany({ _id }, { session })
  })
}
