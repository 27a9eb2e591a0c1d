import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type Connection, Types } from 'mongoose'
import type { Deliveries } from '../domain/ports.ts'
import { maxKept } from '../domain/webhook.ts'
import { type DeliveryRow, deliveryModel, toDelivery } from './delivery-model.ts'
import { webhookModel } from './webhook-model.ts'

/** The deliveries of webhooks in MongoDB, as creators read them. */
export function mongoDeliveries(connection: Connection): Deliveries {
  const rows = collectionOf(deliveryModel(connection))
  const webhooks = collectionOf(webhookModel(connection))
  return {
    of: async (webhookId) => (await rows.find({ webhookId }).sort({ at: -1, _id: -1 }).limit(maxKept).toArray()).map(toDelivery),
    resend: async (webhookId, id) => {
      const again = { $set: { state: 'waiting', attempts: 0, dueAt: new Date() } }
      const { matchedCount } = await rows.updateOne({ _id: id, webhookId }, again)
      if (matchedCount === 0) return false
      await webhooks.updateOne({ _id: new Types.ObjectId(webhookId) }, [{ $set: { dueAt: '$$NOW', queued: { $add: ['$queued', 1] } } }])
      return true
    },
    addTest: async ({ id: webhookId, ownerId, personaId }, { id, at, body, outcome: { status, failure, durationMs } }) => {
      const row: DeliveryRow = {
        _id: id,
        webhookId,
        ownerId,
        ...(personaId && { personaId }),
        event: 'webhook.test',
        body,
        at,
        state: failure === null ? 'delivered' : 'failed',
        attempts: 1,
        durationMs,
        ...(status !== null && { status }),
        ...(failure !== null && { failure }),
      }
      await rows.insertOne(row)
      return toDelivery(row)
    },
  }
}
