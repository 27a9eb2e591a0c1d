import type { Model } from 'mongoose'
import type { ConversationRow } from './conversation-model.ts'

/**
 * Counts the conversations that a person's list has: those with an exchange that are not deleted. All are counted, and what the list leaves out is
 * subtracted, because no index holds just the rest: only keys of indexes are read, and the few rows that wait for their sweep. The command `count`
 * skips the aggregation of `countDocuments`, which takes several times as long.
 */
export async function countUsed({ collection, db }: Pick<Model<ConversationRow>, 'collection' | 'db'>, person: string): Promise<number> {
  const count = async (query: object) => {
    const found = await db.db?.command({ count: collection.collectionName, query, readConcern: { level: 'majority' } })
    return Number(found?.n)
  }
  const [all, unused, deleted] = await Promise.all([
    count({ person }),
    count({ person, preview: '' }),
    count({ person, deletedAt: { $exists: true }, preview: { $gt: '' } }),
  ])
  return all - unused - deleted
}
