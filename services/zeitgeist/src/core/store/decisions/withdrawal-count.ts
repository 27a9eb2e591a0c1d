import type { ClientSession, Connection } from 'mongoose'

const id = 'withdrawals'

/**
 * The number of withdrawals and excluded terms so far, in one document. A publication and either of them both write it, so that only one of
 * two commits.
 */
export function withdrawalCount(connection: Connection) {
  const rows = connection.collection<{ _id: string; count: number; publications?: number }>('edition_state')
  return {
    /** Creates the document when it is missing. Called outside of transactions, because two that create it at once would fail. */
    read: async (): Promise<number> => {
      const row = await rows.findOneAndUpdate({ _id: id }, { $setOnInsert: { count: 0 } }, { upsert: true, returnDocument: 'after' })
      if (!row) throw new Error('the database returned no count of withdrawals')
      return row.count
    },
    add: async (session: ClientSession): Promise<void> => {
      await rows.updateOne({ _id: id }, { $inc: { count: 1 } }, { session })
    },
    /** Returns whether the count is still `count`. A withdrawal that counts itself at the same time conflicts with the transaction. */
    isStill: async (count: number, session: ClientSession): Promise<boolean> => {
      const { matchedCount } = await rows.updateOne({ _id: id, count }, { $inc: { publications: 1 } }, { session })
      return matchedCount === 1
    },
  }
}
