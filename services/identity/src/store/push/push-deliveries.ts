import { claimDue, dueAtOnce, fromNow } from '@rostra/kit/stores/due-rows'
import { type Connection, type Model, Schema } from 'mongoose'
import { keptForMs, type PushDelivery, pushKinds } from '../../domain/push/delivery.ts'
import type { PushDeliveries } from '../../domain/push/ports.ts'

interface PushDeliveryRow extends Omit<PushDelivery, 'id'> {
  _id: string
  /** The next attempt, by the database's clock. Absent after the last one. */
  dueAt?: Date
}

const schema = new Schema<PushDeliveryRow>(
  {
    _id: String,
    accountId: { type: String, required: true },
    subscriptionId: { type: String, required: true },
    kind: { type: String, required: true, enum: pushKinds },
    path: { type: String, required: true },
    at: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    dueAt: Date,
  },
  { collection: 'push_deliveries', versionKey: false },
)
schema.index({ dueAt: 1 }, { sparse: true })
schema.index({ accountId: 1 })
schema.index({ at: 1 }, { expireAfterSeconds: keptForMs / 1_000 })

export const pushDeliveryModel = (connection: Connection) => connection.model<PushDeliveryRow>('PushDelivery', schema)

/** The length of a lease, in milliseconds. Longer than the 10 s of one attempt. */
const leaseMs = 30_000

/** Stores deliveries of pushes in MongoDB. */
export function mongoPushDeliveries(model: Model<PushDeliveryRow>): PushDeliveries {
  return {
    add: async ({ id, accountId, kind, path, at }, subscriptionIds) => {
      const rows = subscriptionIds.map((subscriptionId) => ({
        updateOne: {
          filter: { _id: `${id}:${subscriptionId}` },
          update: { $setOnInsert: { accountId, subscriptionId, kind, path, at, attempts: 0, dueAt: dueAtOnce } },
          upsert: true,
        },
      }))
      await model.bulkWrite(rows, { ordered: false })
    },
    count: (accountId) => model.countDocuments({ accountId }),
    lease: async () => {
      const set = { attempts: { $add: ['$attempts', 1] } }
      const row = await claimDue(model, { field: 'dueAt', claimMs: leaseMs, set })
      return row && toDelivery(row)
    },
    retryAfter: async ({ id, attempts }, delayMs) => {
      await model.updateOne({ _id: id, attempts }, [{ $set: { dueAt: fromNow(delayMs) } }], { updatePipeline: true })
    },
    end: async ({ id }) => {
      await model.updateOne({ _id: id }, { $unset: { dueAt: 1 } })
    },
    removeOfAccount: async (accountId) => {
      await model.deleteMany({ accountId })
    },
  }
}

const toDelivery = ({ _id, accountId, subscriptionId, kind, path, at, attempts }: PushDeliveryRow): PushDelivery => ({
  id: _id,
  accountId,
  subscriptionId,
  kind,
  path,
  at,
  attempts,
})
