import type { Model, mongo } from 'mongoose'

/** The time in `ms` milliseconds, by the database's clock; for an update with a pipeline. */
export const fromNow = (ms: number) => ({ $add: ['$$NOW', ms] })

/** The earliest time: due at once. */
export const dueAtOnce = new Date(0)

/** Matches the rows that are due. Those without the field never are. */
export const isDue = (field: string) => ({ [field]: { $gte: dueAtOnce }, $expr: { $lte: [`$${field}`, '$$NOW'] } })

export interface DueRows {
  /** The field with the time at which a row is due. */
  field: string
  /** How long a claim lasts, in milliseconds. */
  claimMs: number
  /** Fields that a claim sets beside the due time; for an update with a pipeline. */
  set?: object
  /** Which of the rows that are due at the same time comes first. */
  sort?: Record<string, 1 | -1>
}

/**
 * Claims the row that has been due for longest: one write makes it due again after `claimMs`, so that each caller gets another row, and
 * that of a replica that dies comes again. Returns the row as it is then; null when none is due. Nothing renews a claim: work that may
 * take longer has a lease (`leases/`).
 */
export async function claimDue<Row>(model: Model<Row>, { field, claimMs, set = {}, sort = {} }: DueRows): Promise<Row | null> {
  const claimed: mongo.Document[] = [{ $set: { [field]: fromNow(claimMs), ...set } }]
  const row = await model.collection.findOneAndUpdate(isDue(field), claimed, { sort: { [field]: 1, ...sort }, returnDocument: 'after' })
  return row as Row | null
}
