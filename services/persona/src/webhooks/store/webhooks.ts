import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import { type Connection, Types } from 'mongoose'
import type { Webhooks } from '../domain/ports.ts'
import { maxWebhooks, tooManyWebhooks } from '../domain/webhook.ts'
import { answerCountModel } from './answer-count-model.ts'
import { deliveryModel } from './delivery-model.ts'
import { toTarget, toWebhook, type WebhookRow, webhookModel } from './webhook-model.ts'

/** Webhooks in MongoDB. */
export function mongoWebhooks(connection: Connection): Webhooks {
  const model = webhookModel(connection)
  const rows = collectionOf(model)
  const deliveries = collectionOf(deliveryModel(connection))
  const counts = collectionOf(answerCountModel(connection))
  const rowsOf = (ownerId: string) => rows.find({ ownerId }).sort({ ownerId: 1, place: 1 }).toArray()

  const addAt = async (row: Omit<WebhookRow, 'place'>): Promise<WebhookRow | null> => {
    const taken = new Set((await rowsOf(row.ownerId)).map(({ place }) => place))
    const place = Array.from({ length: maxWebhooks }, (_, index) => index).find((index) => !taken.has(index))
    if (place === undefined) throw tooManyWebhooks()
    try {
      await rows.insertOne({ ...row, place })
      return { ...row, place }
    } catch (error) {
      // A concurrent call took the place.
      if (isDuplicate(error)) return null
      throw error
    }
  }

  return {
    of: async (ownerId) => (await rowsOf(ownerId)).map(toWebhook).sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
    add: async (ownerId, { url, events, every, personaId }, sealedSecretOf, createdAt) => {
      const _id = new Types.ObjectId()
      const sealedSecret = sealedSecretOf(_id.toHexString())
      const row = {
        _id,
        ownerId,
        url,
        events: [...events],
        every,
        ...(personaId && { personaId }),
        sealedSecret,
        createdAt,
        failures: 0,
        dropped: 0,
        queued: 0,
      }
      while (true) {
        const added = await addAt(row)
        if (added) return toWebhook(added)
      }
    },
    remove: async (ownerId, id) => {
      const _id = objectId(id)
      if (!_id) return false
      return inTransaction(connection, async (session) => {
        const { deletedCount } = await rows.deleteOne({ _id, ownerId }, { session })
        if (deletedCount === 0) return false
        await deliveries.deleteMany({ webhookId: id }, { session })
        await counts.deleteMany({ webhookId: id }, { session })
        return true
      })
    },
    target: async (ownerId, id) => {
      const _id = objectId(id)
      const row = _id && (await rows.findOne({ _id, ownerId }))
      return row && toTarget(row)
    },
    succeeded: async (id) => {
      const isKept = { $ne: [{ $type: '$dueAt' }, 'missing'] }
      await rows.updateOne({ _id: new Types.ObjectId(id) }, [
        { $set: { failures: 0, dueAt: { $cond: [isKept, '$$NOW', '$$REMOVE'] } } },
        { $unset: ['failingSince', 'offAt'] },
      ])
    },
    failed: async (id, now, isOff) => {
      const _id = new Types.ObjectId(id)
      const change = {
        failures: { $add: ['$failures', 1] },
        failingSince: { $ifNull: ['$failingSince', now] },
        ...(isOff && { offAt: now }),
      }
      const row = await rows.findOneAndUpdate({ _id }, [{ $set: change }], { returnDocument: 'after' })
      const ended = { $set: { state: 'failed', failure: 'switched_off' }, $unset: { dueAt: 1 as const } }
      if (isOff) await deliveries.updateMany({ webhookId: id, dueAt: { $exists: true } }, ended)
      return row?.failures ?? 1
    },
  }
}
