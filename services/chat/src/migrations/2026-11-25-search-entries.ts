import type { Connection, Types } from 'mongoose'
import { endStatuses } from '../domain/exchanges/exchange.ts'
import { conversationModel } from '../store/conversations/conversation-model.ts'
import { exchangeModel } from '../store/exchanges/exchange-model.ts'
import { mongoSearchEntries } from '../store/search/mongo-search-entries.ts'
import { searchEntryModel } from '../store/search/search-entry-model.ts'

const conversationsAtOnce = 200
/** Conversations whose entries are stored at the same time. */
const inFlight = 10

/**
 * Makes the conversations of before found by what was said in them. Exchanges that end meanwhile on replicas of before have events, which wait for the
 * first replica that reads them. Can be repeated: of conversations that have their entries no text is read. Returns the number of those that had not.
 * `addAll` stores the entries of a conversation.
 */
export async function addSearchEntries(connection: Connection, addAll: (conversationId: string) => Promise<void>): Promise<number> {
  const exchangeRows = exchangeModel(connection)
  const searchEntries = mongoSearchEntries(searchEntryModel(connection))
  /** Returns those of these conversations that lack an entry. */
  const incomplete = async (ids: Types.ObjectId[]): Promise<string[]> => {
    const ended = { conversationId: { $in: ids }, status: { $in: [...endStatuses] } }
    const rows = await exchangeRows.collection.find(ended, { projection: { conversationId: 1 } }).toArray()
    const existing = await searchEntries.existing([...rows.map(({ _id }) => _id), ...ids].map((id) => id.toHexString()))
    const lacking = rows.filter(({ _id }) => !existing.has(_id.toHexString())).map(({ conversationId }) => String(conversationId))
    return [...new Set([...lacking, ...ids.map((id) => id.toHexString()).filter((id) => !existing.has(id))])]
  }
  let added = 0
  let last: Types.ObjectId | undefined
  while (true) {
    const used = { ...(last && { _id: { $gt: last } }), preview: { $ne: '' } }
    const page = await conversationModel(connection)
      .collection.find(used, { projection: { _id: 1 }, sort: { _id: 1 }, limit: conversationsAtOnce })
      .toArray()
    const left = await incomplete(page.map(({ _id }) => _id))
    for (let first = 0; first < left.length; first += inFlight) await Promise.all(left.slice(first, first + inFlight).map(addAll))
    added += left.length
    last = page.at(-1)?._id
    if (page.length < conversationsAtOnce) return added
  }
}
