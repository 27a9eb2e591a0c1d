import { objectId } from '@rostra/kit/mongo'
import { type Model, Types } from 'mongoose'
import type { Sessions } from '../domain/ports.ts'
import { type SessionRow, toSession } from './session-model.ts'

/** Sessions in MongoDB. Writes wait for the majority and reads see it, so a closed session is closed on every replica. */
export function mongoSessions(model: Model<SessionRow>): Sessions {
  return {
    open: async ({ accountId, ...session }) => {
      const row = { _id: new Types.ObjectId(), accountId: new Types.ObjectId(accountId), ...session }
      await model.create(row)
      return toSession(row)
    },
    bySecretHash: async (secretHash, now) => {
      const row = await model.findOne({ secretHash, expiresAt: { $gt: now } }).lean<SessionRow | null>()
      return row && toSession(row)
    },
    byId: async (accountId, id, now) => {
      const filter = { _id: objectId(id), accountId: objectId(accountId), expiresAt: { $gt: now } }
      const row = await model.findOne(filter).lean<SessionRow | null>()
      return row && toSession(row)
    },
    noteSeen: async (id, seen) => {
      await model.updateOne({ _id: objectId(id) }, { $max: seen })
    },
    give: async (id, before, given) => {
      const filter = { _id: objectId(id), givenAt: { $not: { $gt: before } } }
      const { modifiedCount } = await model.updateOne(filter, { $max: given })
      return modifiedCount === 1
    },
    carry: async (id, epoch) => {
      await model.updateOne({ _id: objectId(id) }, { $max: { epoch } })
    },
    ofAccount: async (accountId, now) => {
      const filter = { accountId: objectId(accountId), expiresAt: { $gt: now } }
      return (await model.find(filter).sort({ createdAt: -1, _id: -1 }).lean<SessionRow[]>()).map(toSession)
    },
    close: async (accountId, id) => {
      const { deletedCount } = await model.deleteOne({ _id: objectId(id), accountId: objectId(accountId) })
      return deletedCount === 1
    },
    closeBySecretHash: async (secretHash) => {
      const row = await model.findOneAndDelete({ secretHash }).lean<SessionRow | null>()
      return row && toSession(row)
    },
    closeAllBut: async (accountId, keptId) => {
      await model.deleteMany({ accountId: objectId(accountId), _id: { $ne: keptId && objectId(keptId) } })
    },
  }
}
