import { type Connection, type Model, Schema } from 'mongoose'
import type { OperatorAction, OperatorActions } from '../../domain/operators/ports.ts'

export interface OperatorActionRow extends Omit<OperatorAction, 'id'> {
  _id: string
}

const retentionSeconds = 730 * 24 * 3600
const maxOfAccount = 1_000
const text = { type: String, default: '' }

const schema = new Schema<OperatorActionRow>(
  {
    _id: String,
    at: { type: Date, required: true },
    operatorId: text,
    action: { type: String, required: true },
    targetId: text,
    targetName: text,
    reason: text,
  },
  { collection: 'operator_actions', versionKey: false },
)
const newestFirst = { at: -1, _id: -1 } as const
schema.index(newestFirst)
schema.index({ action: 1, ...newestFirst })
schema.index({ targetId: 1, ...newestFirst })
schema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds })

export const operatorActionModel = (connection: Connection) => connection.model<OperatorActionRow>('OperatorAction', schema)

export const toActionRow = ({ id, ...action }: OperatorAction): OperatorActionRow => ({ _id: id, ...action })

const toAction = ({ _id: id, ...row }: OperatorActionRow): OperatorAction => ({ id, ...row })

/** The audit log of operators, in MongoDB. */
export function mongoOperatorActions(model: Model<OperatorActionRow>): OperatorActions {
  return {
    record: async (action) => {
      const { _id, ...row } = toActionRow(action)
      await model.updateOne({ _id }, { $setOnInsert: row }, { upsert: true })
    },
    list: async ({ action, page, limit }) => {
      const filter = action === '' ? {} : { action }
      const [rows, total] = await Promise.all([
        model
          .find(filter)
          .sort(newestFirst)
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<OperatorActionRow[]>(),
        action === '' ? model.estimatedDocumentCount() : model.countDocuments(filter),
      ])
      return { actions: rows.map(toAction), total }
    },
    ofAccount: async (accountId) => {
      const found = model.find({ targetId: accountId }).sort(newestFirst).limit(maxOfAccount)
      return (await found.lean<OperatorActionRow[]>()).map(toAction)
    },
    anonymize: async (accountId) => {
      await model.updateMany({ targetId: accountId }, { $set: { targetName: '' } })
    },
  }
}
