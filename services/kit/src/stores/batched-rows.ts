import type { Model } from 'mongoose'

/** Rows of one command. It takes some milliseconds, so that no other command waits for long. */
export const rowsPerBatch = 500

/**
 * Deletes up to 500 rows of a filter, in the order of `key`, which an index has after the fields of the filter and which differs from row to row.
 * Returns whether rows may be left. Can be repeated.
 */
// biome-ignore lint/suspicious/noExplicitAny: any model
export async function deleteBatch(model: Model<any>, filter: object, key: string): Promise<boolean> {
  const rows = model.collection
  const projection = { _id: 0, [key]: 1 }
  const end = await rows.findOne(filter, { sort: { [key]: 1 }, skip: rowsPerBatch - 1, projection })
  await rows.deleteMany(end ? { $and: [filter, { [key]: { $lte: end[key] } }] } : filter)
  return end !== null
}

/** Updates up to 500 rows of a filter, which the update takes out of the filter. Returns whether rows may be left. Can be repeated. */
// biome-ignore lint/suspicious/noExplicitAny: any model
export async function updateBatch(model: Model<any>, filter: object, update: object): Promise<boolean> {
  const rows = model.collection
  const found = await rows
    .find(filter, { projection: { _id: 1 } })
    .limit(rowsPerBatch)
    .toArray()
  if (found.length > 0) await rows.updateMany({ ...filter, _id: { $in: found.map(({ _id }) => _id) } }, update as never)
  return found.length === rowsPerBatch
}
