import type { Connection } from 'mongoose'

const id = 'archive'

/** Numbers the changes of all stories, in one document. A number is taken before its change is written. */
export function archiveChanges(connection: Connection) {
  const rows = connection.collection<{ _id: string; count: number }>('archive_state')
  return {
    /** Returns the number of the last change. */
    last: async (): Promise<number> => (await rows.findOne({ _id: id }))?.count ?? 0,
    /** Returns a number for a change. */
    next: async (): Promise<number> => {
      const row = await rows.findOneAndUpdate({ _id: id }, { $inc: { count: 1 } }, { upsert: true, returnDocument: 'after' })
      if (!row) throw new Error('the archive has no count of changes')
      return row.count
    },
  }
}

export type ArchiveChanges = ReturnType<typeof archiveChanges>
