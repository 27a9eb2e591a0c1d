import type { ClientSession, Connection } from 'mongoose'

const id = 'archive'

/**
 * Counts the changes of all stories in one document. Each transaction that publishes or deletes counts first, so that two of them never commit side by
 * side: the numbers are in the order of the commits, and a reader who knows a number has missed nothing before it.
 */
export function archiveChanges(connection: Connection) {
  const rows = connection.collection<{ _id: string; count: number }>('archive_state')
  return {
    /** Makes the document when it is missing: in a transaction, two that make it at once would fail. */
    prepare: async (): Promise<void> => {
      await rows.updateOne({ _id: id }, { $setOnInsert: { count: 0 } }, { upsert: true })
    },
    /** Returns the number of the last change. */
    last: async (): Promise<number> => (await rows.findOne({ _id: id }))?.count ?? 0,
    /** Counts a change and returns its number. */
    next: async (session: ClientSession): Promise<number> => {
      const row = await rows.findOneAndUpdate({ _id: id }, { $inc: { count: 1 } }, { session, returnDocument: 'after' })
      if (!row) throw new Error('the archive has no count of changes')
      return row.count
    },
    /** Sets a marker once per database. Returns false when it was set before. */
    mark: async (marker: string, session: ClientSession): Promise<boolean> => {
      if (await rows.findOne({ _id: marker }, { session })) return false
      await rows.insertOne({ _id: marker, count: 1 }, { session })
      return true
    },
  }
}

export type ArchiveChanges = ReturnType<typeof archiveChanges>
