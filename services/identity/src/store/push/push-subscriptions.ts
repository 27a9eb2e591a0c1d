import { createHash } from 'node:crypto'
import { objectId } from '@rostra/kit/stores/mongo'
import { type Connection, type Model, Schema, Types } from 'mongoose'
import type { PushSubscriptions } from '../../domain/push/ports.ts'
import { type PushSubscription, unusedForMs } from '../../domain/push/subscription.ts'
import type { Sessions } from '../../domain/sessions/ports.ts'

interface PushSubscriptionRow extends Omit<PushSubscription, 'id' | 'accountId' | 'sessionId'> {
  _id: Types.ObjectId
  accountId: Types.ObjectId
  sessionId: Types.ObjectId
  endpointHash: string
  /** Attempts that failed in a row; absent for none. */
  failures?: number
}

const schema = new Schema<PushSubscriptionRow>(
  {
    accountId: { type: Schema.Types.ObjectId, required: true },
    sessionId: { type: Schema.Types.ObjectId, required: true },
    endpoint: { type: String, required: true },
    endpointHash: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    createdAt: { type: Date, required: true },
    usedAt: { type: Date, required: true },
    failures: Number,
  },
  { collection: 'push_subscriptions', versionKey: false },
)
schema.index({ accountId: 1, endpointHash: 1 }, { unique: true })
schema.index({ accountId: 1, usedAt: -1 })
schema.index({ endpointHash: 1 })
schema.index({ usedAt: 1 }, { expireAfterSeconds: unusedForMs / 1_000 })

export const pushSubscriptionModel = (connection: Connection) => connection.model<PushSubscriptionRow>('PushSubscription', schema)

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/** Stores subscriptions to pushes in MongoDB. */
export function mongoPushSubscriptions(model: Model<PushSubscriptionRow>): PushSubscriptions {
  return {
    save: async ({ accountId, sessionId, endpoint, p256dh, auth }, { now, most }) => {
      const endpointHash = hashOf(endpoint)
      const owner = new Types.ObjectId(accountId)
      await model.deleteMany({ endpointHash, accountId: { $ne: owner } })
      const $set = { sessionId: new Types.ObjectId(sessionId), endpoint, p256dh, auth, usedAt: now }
      await model.updateOne({ accountId: owner, endpointHash }, { $set, $setOnInsert: { createdAt: now } }, { upsert: true })
      const beyond = await model.find({ accountId: owner }, '_id').sort({ usedAt: -1 }).skip(most).lean<{ _id: Types.ObjectId }[]>()
      if (beyond.length > 0) await model.deleteMany({ accountId: owner, _id: { $in: beyond.map(({ _id }) => _id) } })
    },
    byId: async (accountId, id) => {
      const row = await model.findOne({ _id: objectId(id), accountId: objectId(accountId) }).lean<PushSubscriptionRow | null>()
      return row && toSubscription(row)
    },
    ofAccounts: async (accountIds) => {
      const filter = { accountId: { $in: accountIds.flatMap((id) => objectId(id) ?? []) } }
      return (await model.find(filter).sort({ accountId: 1, usedAt: -1 }).lean<PushSubscriptionRow[]>()).map(toSubscription)
    },
    touch: async (accountId, id, usedAt) => {
      await model.updateOne({ _id: objectId(id), accountId: objectId(accountId) }, { $max: { usedAt }, $unset: { failures: 1 } })
    },
    countFailure: async (accountId, id, most) => {
      const filter = { _id: objectId(id), accountId: objectId(accountId) }
      await model.updateOne(filter, { $inc: { failures: 1 } })
      await model.deleteOne({ ...filter, failures: { $gte: most } })
    },
    remove: async (accountId, id) => {
      await model.deleteOne({ _id: objectId(id), accountId: objectId(accountId) })
    },
    removeByEndpoint: async (accountId, endpoint) => {
      await model.deleteOne({ accountId: objectId(accountId), endpointHash: hashOf(endpoint) })
    },
    removeOfSession: async (accountId, sessionId) => {
      await model.deleteMany({ accountId: objectId(accountId), sessionId: objectId(sessionId) })
    },
    removeOfAccount: async (accountId, keptSessionId) => {
      await model.deleteMany({ accountId: objectId(accountId), sessionId: { $ne: keptSessionId && objectId(keptSessionId) } })
    },
  }
}

/**
 * Returns sessions whose subscriptions are removed when they are closed. Those of sessions that end otherwise are removed before a push.
 */
export const withPushSubscriptions = (sessions: Sessions, subscriptions: PushSubscriptions): Sessions => ({
  ...sessions,
  close: async (accountId, id) => {
    const isClosed = await sessions.close(accountId, id)
    if (isClosed) await subscriptions.removeOfSession(accountId, id)
    return isClosed
  },
  closeBySecretHash: async (secretHash) => {
    const closed = await sessions.closeBySecretHash(secretHash)
    if (closed) await subscriptions.removeOfSession(closed.accountId, closed.id)
    return closed
  },
  endAllExcept: async (account, keptId) => {
    await sessions.endAllExcept(account, keptId)
    await subscriptions.removeOfAccount(account.id, keptId)
  },
})

const toSubscription = ({
  _id,
  accountId,
  sessionId,
  endpoint,
  p256dh,
  auth,
  createdAt,
  usedAt,
}: PushSubscriptionRow): PushSubscription => ({
  id: _id.toHexString(),
  accountId: accountId.toHexString(),
  sessionId: sessionId.toHexString(),
  endpoint,
  p256dh,
  auth,
  createdAt,
  usedAt,
})
