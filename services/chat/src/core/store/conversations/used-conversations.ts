import { LRUCache } from 'lru-cache'
import type { Model } from 'mongoose'
import type { ConversationRow } from './conversation-model.ts'

/** Up to this number a person's conversations are counted at each call. Beyond it a count takes milliseconds, and is cached for 2 s. */
const countedAtOnce = 1_000
const cachedMs = 2_000
const maxCached = 1_000

/**
 * Returns a function that counts the conversations of a person's list: those with an exchange that are not deleted. It counts all, and
 * subtracts those that the list leaves out, because no index has only the rest. So it reads index keys, and only the few rows that wait for
 * their sweep.
 */
export function usedConversations(
  { collection, db }: Pick<Model<ConversationRow>, 'collection' | 'db'>,
  now: () => number = () => performance.now(),
): (person: string) => Promise<number> {
  const cache = new LRUCache<string, Promise<number>>({ max: maxCached, ttl: cachedMs, ttlResolution: 0, perf: { now } })

  // The command `count` is faster than `countDocuments`, which aggregates, and it stops at its limit.
  const count = async (query: object, limit?: number) => {
    const command = { count: collection.collectionName, query, ...(limit && { limit }), readConcern: { level: 'majority' } }
    return Number((await db.db?.command(command))?.n)
  }
  const leftOut = async (person: string) => {
    const counts = [count({ person, preview: '' }), count({ person, deletedAt: { $exists: true }, preview: { $gt: '' } })]
    return (await Promise.all(counts)).reduce((sum, part) => sum + part, 0)
  }
  const countAll = async (person: string) => {
    const [all, unlisted] = await Promise.all([count({ person }), leftOut(person)])
    return all - unlisted
  }

  return async (person) => {
    const cached = cache.get(person)
    if (cached) return cached
    const [few, unlisted] = await Promise.all([count({ person }, countedAtOnce + 1), leftOut(person)])
    if (few <= countedAtOnce) return few - unlisted
    const shared = cache.get(person)
    if (shared) return shared
    const many = countAll(person)
    cache.set(person, many)
    many.catch(() => cache.delete(person))
    return many
  }
}
