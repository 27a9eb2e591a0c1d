import type { Model } from 'mongoose'
import type { Departures } from '../domain/ports.ts'
import type { DepartureRow } from './departure-model.ts'

/** A token lives for a minute and an answer for five: after an hour nothing of somebody who has left can come. */
const rememberedMs = 3_600_000

/**
 * Departures in MongoDB. They don't run out by themselves: one is dropped after a look that came late enough, so that none is
 * forgotten while no replica runs.
 */
export function mongoDepartures(model: Model<DepartureRow>, lookEveryMs: number): Departures {
  const rows = model.collection
  const lookAgain = { $add: ['$$NOW', lookEveryMs] }
  return {
    note: async (person) => {
      await rows.updateOne({ _id: person as never }, [{ $set: { at: '$$NOW', lookAt: lookAgain } }], { upsert: true })
    },
    takeDue: async () => {
      const row = await rows.findOneAndUpdate({ $expr: { $lt: ['$lookAt', '$$NOW'] } }, [{ $set: { lookAt: lookAgain } }], {
        sort: { lookAt: 1 },
      })
      return row && (row as unknown as DepartureRow)._id
    },
    tell: async (person, events) => {
      // The same event twice is one: after a crash it may still be in its exchange.
      await rows.updateOne({ _id: person as never }, { $addToSet: { outbox: { $each: [...events] } } })
    },
    drop: async (person) => {
      const old = { $lt: ['$at', { $subtract: ['$$NOW', rememberedMs] }] }
      await rows.deleteOne({ _id: person as never, $expr: old, 'outbox.at': { $exists: false } })
    },
  }
}
