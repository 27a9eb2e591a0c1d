import { type Connection, Types } from 'mongoose'
import { titleOf } from '../domain/conversations/title.ts'
import { type ConversationRow, conversationModel } from '../store/conversations/conversation-model.ts'
import { type ExchangeRow, exchangeModel } from '../store/exchanges/exchange-model.ts'

const rowsAtOnce = 500
/** Not set, or empty. */
const untitled = { title: { $in: [null, ''] } }

/**
 * Gives conversations without a title one from their first message. Needs the parents of exchanges. Reads all conversations in the order of their ids.
 * Can be repeated. Returns the number of changed ones.
 */
export async function titleConversations(connection: Connection): Promise<number> {
  const rows = conversationModel(connection).collection
  let changed = 0
  let after: Types.ObjectId | undefined
  while (true) {
    const filter = { preview: { $nin: ['', null] }, ...untitled, ...(after && { _id: { $gt: after } }) }
    const found = (await rows
      .find(filter as object, { projection: { _id: 1 }, sort: { _id: 1 }, limit: rowsAtOnce })
      .toArray()) as unknown as ConversationRow[]
    if (found.length === 0) return changed
    const titles = await firstTitles(
      connection,
      found.map(({ _id }) => _id),
    )
    const updates = [...titles].map(([id, title]) => ({
      updateOne: { filter: { _id: new Types.ObjectId(id), ...untitled }, update: { $set: { title } } },
    }))
    if (updates.length > 0) changed += (await rows.bulkWrite(updates as never[], { ordered: false })).modifiedCount
    after = found.at(-1)?._id
  }
}

/** Returns the titles of those of these conversations that have an exchange. */
async function firstTitles(connection: Connection, ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
  const firsts = { conversationId: { $in: [...ids] }, parentId: null, status: { $ne: 'claimed' } }
  const options = { projection: { conversationId: 1, content: 1 }, sort: { startedAt: -1, _id: -1 } } as const
  const exchanges = (await exchangeModel(connection)
    .collection.find(firsts as object, options)
    .toArray()) as unknown as ExchangeRow[]
  // The earliest of a conversation comes last: later ones are edits of it.
  return new Map(exchanges.map(({ conversationId, content }) => [conversationId.toHexString(), titleOf(content)]))
}
