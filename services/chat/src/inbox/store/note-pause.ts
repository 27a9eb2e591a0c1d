import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type Connection, Types } from 'mongoose'
import { inboxItemModel } from './inbox-item-model.ts'

/**
 * Returns a function that tells the owner of a persona in its inbox that the persona pauses. An inbox has one such item: a further pause
 * opens it again. Weekly mails do not count it.
 */
export function notePause(connection: Connection): (personaId: string) => Promise<void> {
  const items = collectionOf(inboxItemModel(connection))
  return async (personaId) => {
    const paused = { personaId, isListed: true, kind: 'paused' }
    await items.updateOne(
      paused,
      { $set: { state: 'open', at: new Date() }, $setOnInsert: { _id: new Types.ObjectId() } },
      { upsert: true },
    )
  }
}
