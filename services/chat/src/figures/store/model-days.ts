import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type Connection, Schema } from 'mongoose'
import type { ModelDay, ModelDays } from '../domain/ports.ts'

interface ModelDayRow extends ModelDay {
  /** `<YYYY-MM-DD> <id of the model>` */
  _id: string
  at: Date
}

const retentionSeconds = 400 * 24 * 3_600

const count = { type: Number, default: 0 }
const schema = new Schema<ModelDayRow>(
  {
    _id: String,
    date: { type: String, required: true },
    calls: count,
    inputTokens: count,
    outputTokens: count,
    costMicros: count,
    unpricedCalls: count,
    at: { type: Date, required: true },
  },
  { collection: 'model_days', versionKey: false },
)
schema.index({ date: 1 })
schema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds })

export const modelDayModel = (connection: Connection) => connection.model<ModelDayRow>('ModelDay', schema)

/** The calls to models by day, in MongoDB. */
export function mongoModelDays(connection: Connection): ModelDays {
  const rows = collectionOf(modelDayModel(connection))
  return {
    add: async (date, model, calls) => {
      const $setOnInsert = { date, at: new Date(date) }
      await rows.updateOne({ _id: `${date} ${model}` }, { $inc: { ...calls }, $setOnInsert }, { upsert: true })
    },
    since: async (first) => {
      const sums = Object.fromEntries(
        ['calls', 'inputTokens', 'outputTokens', 'costMicros', 'unpricedCalls'].map((field) => [field, { $sum: `$${field}` }]),
      )
      const found = await rows
        .aggregate<ModelDay & { _id: string }>([
          { $match: { date: { $gte: first } } },
          { $group: { _id: '$date', ...sums } },
          { $sort: { _id: 1 } },
        ])
        .toArray()
      return found.map(({ _id: date, calls, inputTokens, outputTokens, costMicros, unpricedCalls }) => ({
        date,
        calls,
        inputTokens,
        outputTokens,
        costMicros,
        unpricedCalls,
      }))
    },
  }
}
