import { collectionOf } from '@rostra/kit/stores/collection-of'
import { claimDue, dueAtOnce, fromNow, isDue } from '@rostra/kit/stores/due-rows'
import { type Connection, Types } from 'mongoose'
import type { DeliveryQueue } from '../domain/ports.ts'
import { maxKept } from '../domain/webhook.ts'
import { type DeliveryRow, deliveryModel } from './delivery-model.ts'
import { toTarget, type WebhookRow, webhookModel } from './webhook-model.ts'

/** The length of a claim, in milliseconds: longer than the five attempts of 10 s that it covers. */
const claimMs = 60_000

/** What waits to be sent, in MongoDB. Claims use the database's clock, so that the replicas' clocks may differ. */
export function mongoDeliveryQueue(connection: Connection): DeliveryQueue {
  const model = webhookModel(connection)
  const webhooks = collectionOf(model)
  const deliveries = collectionOf(deliveryModel(connection))

  /** Deletes what ended before the latest 100 of a webhook. */
  const trim = async (webhookId: string) => {
    const ended = { webhookId, dueAt: { $exists: false } }
    const [oldest] = await deliveries.find(ended).sort({ at: -1, _id: -1 }).skip(maxKept).limit(1).toArray()
    if (oldest) await deliveries.deleteMany({ ...ended, at: { $lte: oldest.at } })
  }
  return {
    claim: async () => {
      const row = await claimDue<WebhookRow>(model, { field: 'dueAt', claimMs })
      return row?.dueAt ? { target: toTarget(row), dueAt: row.dueAt, queued: row.queued } : null
    },
    next: async (webhookId) => {
      const row = await deliveries.findOne({ webhookId, ...isDue('dueAt') }, { sort: { dueAt: 1 } })
      return row && { id: row._id, attempts: row.attempts, body: row.body }
    },
    record: async (id, { status, failure, durationMs }, retryMs) => {
      const state = failure === null ? 'delivered' : retryMs === null ? 'failed' : 'waiting'
      const row = await deliveries.findOneAndUpdate({ _id: id }, [
        {
          $set: {
            state,
            attempts: { $add: ['$attempts', 1] },
            durationMs,
            status: status ?? '$$REMOVE',
            failure: failure ?? '$$REMOVE',
            dueAt: retryMs === null ? '$$REMOVE' : fromNow(retryMs),
          },
        },
      ])
      if (row && retryMs === null) await trim(row.webhookId)
    },
    release: async ({ target, dueAt, queued }, pauseMs) => {
      const claimed = { _id: new Types.ObjectId(target.id), dueAt }
      const waiting = { webhookId: target.id, dueAt: { $exists: true } }
      const next: DeliveryRow | null = await deliveries.findOne(waiting, { sort: { dueAt: 1 }, projection: { dueAt: 1 } })
      const nextAt = next?.dueAt ? { $max: [next.dueAt, fromNow(pauseMs)] } : '$$REMOVE'
      // A delivery that was added meanwhile is due at once.
      const changed = { $max: [dueAtOnce, fromNow(pauseMs)] }
      await webhooks.updateOne(claimed, [{ $set: { dueAt: { $cond: [{ $eq: ['$queued', queued] }, nextAt, changed] } } }])
    },
  }
}
