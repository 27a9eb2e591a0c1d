import { type Connection, type Model, Schema } from 'mongoose'
import type { Departures } from '../domain/ports.ts'

/** An account that was deleted. Times are by the database's clock. */
export interface DepartureRow {
  _id: string
  at: Date
  /** When somebody should look again whether anything of it has appeared. */
  lookAt: Date
}

const schema = new Schema<DepartureRow>(
  { _id: String, at: { type: Date, required: true }, lookAt: { type: Date, required: true } },
  { collection: 'departures', versionKey: false },
)
schema.index({ lookAt: 1 })

export const departureModel = (connection: Connection) => connection.model<DepartureRow>('Departure', schema)

/** A token lives for a minute: after an hour nothing of an account that was deleted can come. */
const rememberedMs = 3_600_000

/** Departures in MongoDB. One is dropped after a look that came late enough, so that none is forgotten while no replica runs. */
export function mongoDepartures(model: Model<DepartureRow>, lookEveryMs: number): Departures {
  const rows = model.collection
  const lookAgain = { $add: ['$$NOW', lookEveryMs] }
  return {
    note: async (accountId) => {
      await rows.updateOne({ _id: accountId as never }, [{ $set: { at: '$$NOW', lookAt: lookAgain } }], { upsert: true })
    },
    takeDue: async () => {
      const row = await rows.findOneAndUpdate({ $expr: { $lt: ['$lookAt', '$$NOW'] } }, [{ $set: { lookAt: lookAgain } }], {
        sort: { lookAt: 1 },
      })
      return row && (row as unknown as DepartureRow)._id
    },
    drop: async (accountId) => {
      await rows.deleteOne({ _id: accountId as never, $expr: { $lt: ['$at', { $subtract: ['$$NOW', rememberedMs] }] } })
    },
  }
}
