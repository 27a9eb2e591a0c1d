import mongoose from 'mongoose'
import { batchWhileBusy } from '../async/batch-while-busy.ts'

const { BSON, MongoBulkWriteError, MongoServerError } = mongoose.mongo

type Document = mongoose.mongo.Document
/** The used part of a collection. */
type Collection = Pick<mongoose.Collection<Document>, 'insertOne' | 'updateOne' | 'bulkWrite'>

/** Writes of single documents. Do not run two writes of one document concurrently: their order is undefined. */
export interface GroupedWrites {
  /** Inserts a document. Throws the same errors as a single insert, including the violation of a unique index. */
  insert: (row: Document) => Promise<void>
  /**
   * Updates the document that matches a filter with its `_id`. Resolves to true when it was changed. Calls `isStored` when the result is
   * unknown: the filter of this or another update in the group matched nothing, and MongoDB returns only the total of a group.
   */
  update: (filter: Document, change: Document, isStored: () => Promise<boolean>) => Promise<boolean>
}

interface Update {
  filter: Document
  change: Document
}

/** The most concurrent groups of inserts, and of updates. */
const maxUnderWay = 2
/** The most writes and bytes of a group. A larger write is sent alone. */
const maxWrites = 100
const maxBytes = 1_000_000

/**
 * Groups concurrent writes of one collection: writes requested while two groups run form the next group, which is one command. In an idle
 * process a write is sent at once as its own command. A command that fails as a whole rejects all its writes, any of which may be stored.
 */
export function groupedWrites(collection: Collection): GroupedWrites {
  const insert = grouped<Document, unknown>(BSON.calculateObjectSize, async (rows) => {
    const [row] = rows
    if (row && rows.length === 1) return [collection.insertOne(row)]
    const inserts = rows.map((document) => ({ insertOne: { document } }))
    const { errors } = await sendAll(collection, inserts)
    return rows.map((_, index) => settled(errors.get(index), undefined))
  })
  const update = grouped<Update, boolean>(BSON.calculateObjectSize, async (updates) => {
    const [one] = updates
    if (one && updates.length === 1) return [collection.updateOne(one.filter, one.change).then(({ modifiedCount }) => modifiedCount === 1)]
    const { errors, modified } = await sendAll(
      collection,
      updates.map(({ filter, change }) => ({ updateOne: { filter, update: change } })),
    )
    const areAllChanged = modified === updates.length - errors.size
    return updates.map((_, index) => settled(errors.get(index), areAllChanged))
  })
  return {
    insert: async (row) => void (await insert(row)),
    update: async (filter, change, isStored) => (await update({ filter, change })) || isStored(),
  }
}

/**
 * Sends operations as one command. Returns errors by index, and the number of changed documents. Throws when the command fails as a whole.
 */
async function sendAll(
  collection: Collection,
  operations: mongoose.mongo.AnyBulkWriteOperation<Document>[],
): Promise<{ errors: Map<number, Error>; modified: number }> {
  try {
    const { modifiedCount } = await collection.bulkWrite(operations, { ordered: false })
    return { errors: new Map(), modified: modifiedCount }
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error
    const writeErrors = [error.writeErrors].flat()
    // The results of all writes are unknown without errors of single writes, or without the majority's acknowledgement.
    if (writeErrors.length === 0 || error.result.getWriteConcernError())
      throw error.errorResponse instanceof Error ? error.errorResponse : error
    const errors = writeErrors.map(({ index, code, errmsg }) => [index, new MongoServerError({ code, message: errmsg })] as const)
    return { errors: new Map(errors), modified: error.modifiedCount }
  }
}

const settled = <T>(error: Error | undefined, value: T): Promise<T> => (error ? Promise.reject(error) : Promise.resolve(value))

interface Waiting<Write, Result> {
  write: Write
  resolve: (result: Promise<Result>) => void
  reject: (error: unknown) => void
}

/** Returns a function that passes a write to `send` together with others. `send` returns one result per write, or rejects all. */
function grouped<Write, Result>(
  bytesOf: (write: Write) => number,
  send: (writes: Write[]) => Promise<Promise<Result>[]>,
): (write: Write) => Promise<Result> {
  const weightOf = ({ write }: Waiting<Write, Result>) => Math.max(bytesOf(write), maxBytes / maxWrites)
  const enqueue = batchWhileBusy<Waiting<Write, Result>>({ concurrency: maxUnderWay, maxWeight: maxBytes, weightOf }, async (group) => {
    try {
      const results = await send(group.map(({ write }) => write))
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Promise<Result>)
      // Waits for the command of a single write, whose promise is the write's result.
      await Promise.allSettled(results)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  })
  return (write) => new Promise((resolve, reject) => enqueue({ write, resolve, reject }))
}
