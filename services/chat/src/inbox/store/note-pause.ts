import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type Connection, Types } from 'mongoose'
import { type ItemAdded, inboxItemModel } from './inbox-item-model.ts'

/**
 * Returns a function that tells the owner of a persona in its inbox that the persona pauses. An inbox has one such item: a further pause
 * opens it again. Weekly mails do not count it.
 */
export function notePause(connection: Connection, itemAdded: ItemAdded): (personaId: string) => Promise<void> {
  const items = collectionOf(inboxItemModel(connection))
  return async (personaId) => {
    const paused = { personaId, isListed: true, kind: 'paused' }
    const at = new Date()
    const known = await items.findOne(paused, { projection: { _id: 1 } })
    const _id = known?._id ?? new Types.ObjectId()
    const event = itemAdded({ id: _id.toHexString(), personaId, kind: 'paused', at })
    const { matchedCount } = await items.updateOne(
      { ...paused, state: { $ne: 'open' } },
      { $set: { state: 'open', at }, $push: { outbox: event } },
    )
    if (matchedCount === 1) return
    await items.updateOne(paused, { $set: { state: 'open', at }, $setOnInsert: { _id, outbox: [event] } }, { upsert: true })
  }
}
