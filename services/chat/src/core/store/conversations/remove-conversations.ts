import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction } from '@rostra/kit/stores/mongo'
import { type ClientSession, type Connection, Types } from 'mongoose'
import { conversationModel } from './conversation-model.ts'

/** Deletes what is stored with these conversations, in the transaction that deletes them. It may run more than once. */
export type RemoveWith = (ids: readonly Types.ObjectId[], session: ClientSession) => Promise<void>

/** Deletes those of these conversations that match, and what `removeWith` deletes with them, in one transaction. */
export async function removeConversations(
  connection: Connection,
  removeWith: RemoveWith,
  ids: readonly string[],
  filter: object = {},
): Promise<void> {
  if (ids.length === 0) return
  const conversations = collectionOf(conversationModel(connection))
  await inTransaction(connection, async (session) => {
    const wanted = { _id: { $in: ids.map((id) => new Types.ObjectId(id)) }, ...filter }
    const found = (await conversations.find(wanted, { projection: { _id: 1 }, session }).toArray()).map(({ _id }) => _id)
    if (found.length === 0) return
    await conversations.deleteMany({ _id: { $in: found } }, { session })
    await removeWith(found, session)
  })
}
