import mongoose from 'mongoose'
import { batchWhileBusy } from '../async/batch-while-busy.ts'

const { BSON, MongoBulkWriteError, MongoServerError } = mongoose.mongo

type Document = mongoose.mongo.Document
/** What is used of a collection. */
type Collection = Pick<mongoose.Collection<Document>, 'insertOne' | 'updateOne' | 'bulkWrite'>

/** Writes of single documents. Two of the same document must not be under way at once: they may take effect in either order. */
export interface GroupedWrites {
  /** Inserts a document. Throws what inserting it alone throws, also the violation of a unique index. */
  insert: (row: Document) => Promise<void>
  /**
   * Changes the document that a filter with its `_id` finds. Resolves to true when it was changed. `isStored` is asked when that is not known: the
   * filter found nothing, or a write of the same group found nothing, because MongoDB tells only the sum of a group.
   */
  update: (filter: Document, change: Document, isStored: () => Promise<boolean>) => Promise<boolean>
}

interface Update {
  filter: Document
  change: Document
}

/** Groups of inserts under way at a time, and groups of updates: one more waits for the first of them to end. */
const maxUnderWay = 2
/** The bounds of a group, in writes and in bytes. A write beyond the bytes goes alone. */
const maxWrites = 100
const maxBytes = 1_000_000

/**
 * Groups the writes of one collection: those that are asked for while two groups are under way form the next one, which is one command. A write of
 * an idle process waits for nothing and is a command of its own. A command that fails as a whole rejects all its writes, of which any may be stored.
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

/** Sends operations as one command. Returns the errors by the operation's index, and how many documents were changed. Throws when the command fails. */
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
    // Without errors of single writes, or when the majority did not acknowledge the rest, no write's result is known.
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

/** Returns a function that hands a write to `send` together with others. `send` returns the result of each, or rejects them all. */
function grouped<Write, Result>(
  bytesOf: (write: Write) => number,
  send: (writes: Write[]) => Promise<Promise<Result>[]>,
): (write: Write) => Promise<Result> {
  const weightOf = ({ write }: Waiting<Write, Result>) => Math.max(bytesOf(write), maxBytes / maxWrites)
  const enqueue = batchWhileBusy<Waiting<Write, Result>>({ concurrency: maxUnderWay, maxWeight: maxBytes, weightOf }, async (group) => {
    try {
      const results = await send(group.map(({ write }) => write))
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Promise<Result>)
      // A single write's result is its command's.
      await Promise.allSettled(results)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  })
  return (write) => new Promise((resolve, reject) => enqueue({ write, resolve, reject }))
}
