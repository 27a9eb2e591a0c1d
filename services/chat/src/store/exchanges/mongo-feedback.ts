import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import { type Connection, Types } from 'mongoose'
import { endStatuses } from '../../domain/exchanges/exchange.ts'
import type { Feedbacks } from '../../domain/exchanges/ports.ts'
import { inboxItemModel } from '../inbox/inbox-item-model.ts'
import { type ExchangeRow, exchangeModel } from './exchange-model.ts'

/**
 * Feedback in MongoDB. It is a field of the exchange; shared feedback has an item in the inbox of the persona's owner. Both change in one transaction, so
 * that no answer stays reported whose person has taken the sharing back.
 */
export function mongoFeedback(connection: Connection): Feedbacks {
  const exchanges = exchangeModel(connection).collection
  const items = inboxItemModel(connection).collection
  return {
    set: (id, feedback) =>
      inTransaction(connection, async (session) => {
        const at = new Date()
        const change = feedback ? { $set: { feedback: { ...feedback, at } } } : { $unset: { feedback: 1 } }
        const ended = { _id: objectId(id), status: { $in: [...endStatuses] } } as object
        const options = { session, projection: { personaId: 1, conversationId: 1 } }
        const exchange = (await exchanges.findOneAndUpdate(ended, change, options)) as unknown as ExchangeRow | null
        if (!exchange) return false
        const item = { personaId: exchange.personaId, exchangeId: exchange._id }
        if (feedback?.shared) {
          const { conversationId } = exchange
          const added = { _id: new Types.ObjectId(), conversationId, kind: 'reported', state: 'open', at, isListed: true, listedAt: at }
          await items.updateOne(item, { $setOnInsert: added }, { upsert: true, session })
        } else await items.deleteOne({ ...item, pair: { $exists: false } }, { session })
        return true
      }),
  }
}
