import { randomInt } from 'node:crypto'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { type ClientSession, type Connection, Schema } from 'mongoose'
import type { TotalsDay } from '../domain/ports.ts'

/** Some counts of a day: each process counts in one of the rows of the day. */
interface DailyTotalRow extends TotalsDay {
  /** `<YYYY-MM-DD>/<number of the row>` */
  _id: string
  at: Date
}

/** Concurrent transactions of processes that write the same row conflict: the more rows a day has, the fewer do. */
const rowsPerDay = 64
const retentionSeconds = 400 * 24 * 3_600

const count = { type: Number, default: 0 }
const schema = new Schema<DailyTotalRow>(
  {
    _id: String,
    date: { type: String, required: true },
    conversations: count,
    messages: count,
    people: count,
    at: { type: Date, required: true },
  },
  { collection: 'daily_totals', versionKey: false },
)
schema.index({ date: 1 })
schema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds })

export const dailyTotalModel = (connection: Connection) => connection.model<DailyTotalRow>('DailyTotal', schema)

interface StoredTotals {
  /** Adds what personas reached on days, as part of a transaction. */
  add: (days: readonly TotalsDay[], session: ClientSession) => Promise<void>
  since: (first: string) => Promise<TotalsDay[]>
}

/** The counts of all personas by day, in MongoDB. They stay when a persona is deleted. */
export function mongoDailyTotals(connection: Connection): StoredTotals {
  const rows = collectionOf(dailyTotalModel(connection))
  const row = randomInt(rowsPerDay)
  return {
    add: async (days, session) => {
      for (const [date, some] of Map.groupBy(days, (day) => day.date)) {
        const $inc = { conversations: 0, messages: 0, people: 0 }
        for (const { conversations, messages, people } of some) {
          $inc.conversations += conversations
          $inc.messages += messages
          $inc.people += people
        }
        const update = { $inc, $setOnInsert: { date, at: new Date(date) } }
        await rows.updateOne({ _id: `${date}/${row}` }, update, { upsert: true, session })
      }
    },
    since: async (first) => {
      const sums = { conversations: { $sum: '$conversations' }, messages: { $sum: '$messages' }, people: { $sum: '$people' } }
      const stages = [{ $match: { date: { $gte: first } } }, { $group: { _id: '$date', ...sums } }, { $sort: { _id: 1 as const } }]
      const found = await rows.aggregate<Omit<TotalsDay, 'date'> & { _id: string }>(stages).toArray()
      return found.map(({ _id: date, conversations, messages, people }) => ({ date, conversations, messages, people }))
    },
  }
}
