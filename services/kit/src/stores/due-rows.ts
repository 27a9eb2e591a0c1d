import type { Model, mongo } from 'mongoose'

/** Returns the expression of the database's time plus `ms` milliseconds, for an update with a pipeline. */
export const fromNow = (ms: number) => ({ $add: ['$$NOW', ms] })

/** The due time of a row that is due at once. */
export const dueAtOnce = new Date(0)

/** Matches rows that are due. Rows without the field never are. */
export const isDue = (field: string) => ({ [field]: { $gte: dueAtOnce }, $expr: { $lte: [`$${field}`, '$$NOW'] } })

export interface DueRows {
  /** The field with the due time of a row. */
  field: string
  /** The length of a claim, in milliseconds. */
  claimMs: number
  /** Further fields that a claim sets, for an update with a pipeline. */
  set?: object
  /** What a row must also match. */
  filter?: object
  /** The order of rows that are due at the same time. */
  sort?: Record<string, 1 | -1>
}

/**
 * Claims the row that has been due for longest. One write makes it due again after `claimMs`, so that each caller gets a different row, and
 * the row of a replica that dies is claimed again. Returns the row after the write; null when none is due. A claim is not renewed: work
 * that may take longer uses a lease (`leases/`).
 */
export async function claimDue<Row>(model: Model<Row>, { field, claimMs, set = {}, filter = {}, sort = {} }: DueRows): Promise<Row | null> {
  const claimed: mongo.Document[] = [{ $set: { [field]: fromNow(claimMs), ...set } }]
  const options = { sort: { [field]: 1, ...sort }, returnDocument: 'after' } as const
  const row = await model.collection.findOneAndUpdate({ ...isDue(field), ...filter }, claimed, options)
  return row as Row | null
}
