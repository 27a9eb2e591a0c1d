import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type Connection, Types } from 'mongoose'
import type { OnFeedback } from '../../core/store/exchanges/mongo-feedback.ts'
import { type ItemAdded, inboxItemModel } from './inbox-item-model.ts'

/**
 * Returns a function that lists an item in the inbox of the persona's owner while feedback is shared. An item with a pair stays listed. One
 * that is shared again keeps its id and state, so that it is announced once.
 */
export function reportFeedback(connection: Connection, itemAdded: ItemAdded): OnFeedback {
  const items = collectionOf(inboxItemModel(connection))
  return async ({ _id, personaId, conversationId }, { shared, at }, session) => {
    const item = { personaId, exchangeId: _id }
    if (shared) {
      const _id = new Types.ObjectId()
      const outbox = [itemAdded({ id: _id.toHexString(), personaId, kind: 'reported', at })]
      const added = { _id, outbox, conversationId, kind: 'reported', state: 'open', at, listedAt: at }
      await items.updateOne(item, { $set: { isListed: true }, $setOnInsert: added }, { upsert: true, session })
    } else await items.updateOne({ ...item, pair: { $exists: false } }, { $set: { isListed: false } }, { session })
  }
}
