import type { Model } from 'mongoose'

/** A model, of which only the collection is used. */
type Stored = Pick<Model<unknown>, 'collection'>

/** Rows of one command. It takes some milliseconds, so that no other command waits for long. */
export const rowsPerBatch = 500

/**
 * Deletes up to 500 rows of a filter, in the order of `key`, which an index has after the fields of the filter and which differs from row to row.
 * Returns whether rows may be left. Can be repeated.
 */
export async function deleteBatch({ collection }: Stored, filter: object, key: string): Promise<boolean> {
  const projection = { _id: 0, [key]: 1 }
  const end = await collection.findOne(filter, { sort: { [key]: 1 }, skip: rowsPerBatch - 1, projection })
  await collection.deleteMany(end ? { $and: [filter, { [key]: { $lte: end[key] } }] } : filter)
  return end !== null
}

/** Updates up to 500 rows of a filter, which the update takes out of the filter. Returns whether rows may be left. Can be repeated. */
export async function updateBatch({ collection }: Stored, filter: object, update: object): Promise<boolean> {
  const found = await collection
    .find(filter, { projection: { _id: 1 } })
    .limit(rowsPerBatch)
    .toArray()
  if (found.length > 0) await collection.updateMany({ ...filter, _id: { $in: found.map(({ _id }) => _id) } }, update as never)
  return found.length === rowsPerBatch
}
