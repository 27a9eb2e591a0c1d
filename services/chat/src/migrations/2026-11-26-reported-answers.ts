import type { Connection, Types } from 'mongoose'
import { type ExchangeRow, exchangeModel } from '../store/exchanges/exchange-model.ts'
import { inboxItemModel } from '../store/inbox/inbox-item-model.ts'

const rowsAtOnce = 500
const shared = { 'feedback.shared': true }

/**
 * Adds answers that were shared with the persona's owner before there were inboxes. Reads all exchanges in the order of their ids. Can be repeated. Returns
 * the number of added items.
 */
export async function addReportedAnswers(connection: Connection): Promise<number> {
  const exchanges = exchangeModel(connection).collection
  const items = inboxItemModel(connection).collection
  let added = 0
  let after: Types.ObjectId | undefined
  while (true) {
    const filter = { ...shared, ...(after && { _id: { $gt: after } }) } as object
    const options = { projection: { personaId: 1, conversationId: 1, feedback: 1 }, sort: { _id: 1 }, limit: rowsAtOnce } as const
    const found = (await exchanges.find(filter, options).toArray()) as unknown as ExchangeRow[]
    if (found.length === 0) return added
    const updates = found.map(({ _id, personaId, conversationId, feedback }) => {
      const at = feedback?.at ?? new Date()
      const item = { conversationId, kind: 'reported', state: 'open', at, isListed: true, listedAt: at }
      return { updateOne: { filter: { personaId, exchangeId: _id }, update: { $setOnInsert: item }, upsert: true } }
    })
    added += (await items.bulkWrite(updates as never[], { ordered: false })).upsertedCount
    // The sharing of some may have been taken back meanwhile, by a process that knows no inboxes.
    const ids = found.map(({ _id }) => _id)
    const still = await exchanges.find({ _id: { $in: ids }, ...shared } as object, { projection: { _id: 1 } }).toArray()
    const kept = new Set(still.map(({ _id }) => _id.toHexString()))
    for (const { _id, personaId } of found)
      if (!kept.has(_id.toHexString())) await items.deleteOne({ personaId, exchangeId: _id, pair: { $exists: false } } as object)
    after = ids.at(-1)
  }
}
