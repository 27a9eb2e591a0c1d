import { objectId } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import type { Sessions } from '../../domain/sessions/ports.ts'
import type { AccessKeyRow } from '../access-keys/access-key-model.ts'
import { type SessionRow, toSession } from './session-model.ts'

/** Matches sessions that have not expired. */
const openAt = (now: Date) => ({ expiresAt: { $gt: now } })

/** Stores sessions in MongoDB. Writes and reads use the majority concern, so a closed session is closed on every replica. */
export function mongoSessions(model: Model<SessionRow>, keys: Model<AccessKeyRow>): Sessions {
  return {
    open: async ({ accountId, ...session }) => {
      const row = { _id: new Types.ObjectId(), accountId: new Types.ObjectId(accountId), ...session }
      await model.create(row)
      return toSession(row)
    },
    bySecretHash: async (secretHash, now) => {
      const row = await model.findOne({ secretHash, ...openAt(now) }).lean<SessionRow | null>()
      return row && toSession(row)
    },
    byId: async (accountId, id, now) => {
      const filter = { _id: objectId(id), accountId: objectId(accountId), ...openAt(now) }
      const row = await model.findOne(filter).lean<SessionRow | null>()
      return row && toSession(row)
    },
    openAmong: async (ids, now) => {
      const filter = { _id: { $in: ids.flatMap((id) => objectId(id) ?? []) }, ...openAt(now) }
      return (await model.find(filter).lean<SessionRow[]>()).map(toSession)
    },
    touch: async (id, activity) => {
      await model.updateOne({ _id: objectId(id) }, { $max: activity })
    },
    renewCookie: async (id, previous, renewed) => {
      const { modifiedCount } = await model.updateOne({ _id: objectId(id), cookieSetAt: { $lte: previous } }, { $max: renewed })
      return modifiedCount === 1
    },
    ofAccount: async (accountId, now) => {
      const filter = { accountId: objectId(accountId), ...openAt(now) }
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
    endAllExcept: async ({ id, epoch }, keptId) => {
      const accountId = objectId(id)
      await model.deleteMany({ accountId, _id: { $ne: keptId && objectId(keptId) } })
      await keys.deleteMany({ accountId, epoch: { $lt: epoch } })
    },
  }
}
