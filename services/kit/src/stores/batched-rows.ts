import type { Model } from 'mongoose'

/** A model, of which only the collection is used. */
type Stored = Pick<Model<unknown>, 'collection'>

/** Rows of one command. It takes some milliseconds: with 500 the p99 of others was three times as long, while the deletion was an eighth faster. */
export const rowsPerBatch = 100

/*
 * Only the last batch waits for the majority. With its acknowledgement the majority also has the batches before it, because a member applies writes in
 * their order. A new primary that lacks one of them still has its rows, so that the last pass finds them: all reads go to the primary.
 */
const unconfirmed = { writeConcern: { w: 1 } } as const
const newestState = { readConcern: { level: 'local' } } as const

/**
 * Returns a function that deletes the next up to 100 rows of a filter, in the order of `key`, which an index has after the fields of the filter and
 * which differs from row to row. It returns whether rows may be left; when none is, the majority of the replica set has all deletions.
 *
 * A batch goes on behind the one before: for five minutes MongoDB keeps the index entries of deleted rows, and each scan from the start would pass all of
 * them again. At the end one more pass begins at the start, for rows that were added meanwhile.
 */
export function batchDeletion({ collection }: Stored, filter: object, key: string): () => Promise<boolean> {
  let after: unknown
  let isDone = false
  return async () => {
    if (isDone) return false
    const rest = after === undefined ? filter : { $and: [filter, { [key]: { $gt: after } }] }
    const projection = { _id: 0, [key]: 1 }
    const end = await collection.findOne(rest, { sort: { [key]: 1 }, skip: rowsPerBatch - 1, projection, ...newestState })
    if (end) await collection.deleteMany({ $and: [rest, { [key]: { $lte: end[key] } }] }, unconfirmed)
    else if (after !== undefined) await collection.deleteMany(rest, unconfirmed)
    else {
      await collection.deleteMany(filter)
      isDone = true
    }
    after = end?.[key]
    return !isDone
  }
}

/**
 * Updates up to 100 rows of a filter, which the update takes out of the filter. Returns whether rows may be left; when none is, the majority of the
 * replica set has all updates. Can be repeated.
 */
export async function updateBatch({ collection }: Stored, filter: object, update: object): Promise<boolean> {
  const found = await collection
    .find(filter, { projection: { _id: 1 }, ...newestState })
    .limit(rowsPerBatch)
    .toArray()
  const isLeft = found.length === rowsPerBatch
  // Also without a row: the command waits until the majority has what was written before it.
  await collection.updateMany({ ...filter, _id: { $in: found.map(({ _id }) => _id) } }, update, isLeft ? unconfirmed : {})
  return isLeft
}
