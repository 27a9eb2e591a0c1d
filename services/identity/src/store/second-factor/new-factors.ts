import { type Connection, type Model, Schema } from 'mongoose'
import type { NewFactor, NewFactorKind, NewFactors } from '../../domain/second-factor/ports.ts'

interface NewFactorRow extends Pick<NewFactor, 'accountId' | 'value' | 'expiresAt'> {
  /** `<kind>:<session id>`. */
  _id: string
}

const schema = new Schema<NewFactorRow>(
  {
    _id: String,
    accountId: { type: String, required: true },
    value: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'new_factors', versionKey: false },
)
schema.index({ accountId: 1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const newFactorModel = (connection: Connection) => connection.model<NewFactorRow>('NewFactor', schema)

const idOf = (kind: NewFactorKind, sessionId: string) => `${kind}:${sessionId}`

/** Stores factors that are being added in MongoDB. */
export function mongoNewFactors(model: Model<NewFactorRow>): NewFactors {
  const open = (kind: NewFactorKind, sessionId: string, now: number) => ({ _id: idOf(kind, sessionId), expiresAt: { $gt: new Date(now) } })
  return {
    put: async ({ kind, sessionId, ...factor }) => {
      await model.updateOne({ _id: idOf(kind, sessionId) }, { $set: factor }, { upsert: true })
    },
    find: async (...key) => (await model.findOne(open(...key)).lean<NewFactorRow | null>())?.value ?? null,
    take: async (...key) => (await model.findOneAndDelete(open(...key)).lean<NewFactorRow | null>())?.value ?? null,
    removeOfAccount: async (accountId) => {
      await model.deleteMany({ accountId })
    },
  }
}
