import { type Connection, type Model, Schema } from 'mongoose'
import { maxTries, type PendingSignIn } from '../../domain/second-factor/pending-sign-in.ts'
import type { PendingSignIns } from '../../domain/second-factor/ports.ts'

interface PendingSignInRow extends Omit<PendingSignIn, 'tokenHash'> {
  _id: string
  triesLeft: number
}

const schema = new Schema<PendingSignInRow>(
  {
    _id: String,
    accountId: { type: String, required: true },
    epoch: { type: Number, required: true },
    method: { type: String, required: true },
    challenge: { type: String, default: '' },
    issuerId: String,
    triesLeft: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'pending_sign_ins', versionKey: false },
)
schema.index({ accountId: 1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const pendingSignInModel = (connection: Connection) => connection.model<PendingSignInRow>('PendingSignIn', schema)

const toPending = ({ _id, accountId, epoch, method, challenge, expiresAt, issuerId }: PendingSignInRow): PendingSignIn => ({
  tokenHash: _id,
  accountId,
  epoch,
  method,
  challenge,
  expiresAt,
  ...(issuerId && { issuerId }),
})

/** Stores sign-ins that wait for the second factor in MongoDB. Majority writes keep the count of tries across a failover. */
export function mongoPendingSignIns(model: Model<PendingSignInRow>): PendingSignIns {
  const open = (tokenHash: string, now: number) => ({ _id: tokenHash, triesLeft: { $gt: 0 }, expiresAt: { $gt: new Date(now) } })
  return {
    add: async ({ tokenHash, ...pending }) => {
      await model.create({ _id: tokenHash, ...pending, triesLeft: maxTries })
    },
    find: async (tokenHash, now) => {
      const row = await model.findOne(open(tokenHash, now)).lean<PendingSignInRow | null>()
      return row && toPending(row)
    },
    takeTry: async (tokenHash, now) => {
      const row = await model.findOneAndUpdate(open(tokenHash, now), { $inc: { triesLeft: -1 } }).lean<PendingSignInRow | null>()
      return row && toPending(row)
    },
    end: async (tokenHash) => {
      const { deletedCount } = await model.deleteOne({ _id: tokenHash })
      return deletedCount === 1
    },
    removeOfAccount: async (accountId) => {
      await model.deleteMany({ accountId })
    },
  }
}
