import { processClock } from '@rostra/kit/async/clock'
import { connectMongo } from '@rostra/kit/stores/mongo'
import type { Activity, DayKeys, People, TermKey } from '@rostra/zeitgeist/core/domain/activity/ports'
import { mongoActivity } from '@rostra/zeitgeist/core/store/activity/activity'
import { activityModel } from '@rostra/zeitgeist/core/store/activity/activity-model'
import { keyModel } from '@rostra/zeitgeist/core/store/keys/key-model'
import { mongoKeys } from '@rostra/zeitgeist/core/store/keys/keys'
import { mongoPeople } from '@rostra/zeitgeist/core/store/people/people'
import { personModel } from '@rostra/zeitgeist/core/store/people/person-model'

/** A database of zeitgeist: its own stores to write to it, and MongoDB's view of it to measure. */
export interface StoredActivity {
  activity: Activity
  people: People
  dayKeys: DayKeys
  termKey: TermKey
  /** Counts the stored messages in MongoDB, past the service's own reader. */
  messages: () => Promise<number>
  /** Returns the bytes on disk of all collections and indexes, after a checkpoint. */
  bytes: () => Promise<number>
  /** Returns the time from the start to the end of the last published refresh. */
  lastRefreshSeconds: () => Promise<number>
  close: () => Promise<void>
}

export async function openStoredActivity(mongoUrl: string, suffix: string): Promise<StoredActivity> {
  const connection = await connectMongo(mongoUrl, `rostra_zeitgeist${suffix}`)
  const rows = activityModel(connection)
  const database = () => {
    if (!connection.db) throw new Error('the connection is closed')
    return connection.db
  }
  return {
    activity: mongoActivity(rows),
    people: mongoPeople(personModel(connection)),
    ...mongoKeys(keyModel(connection), processClock),
    messages: async () => {
      const messages = { $sum: { $size: '$messages' } }
      const [total] = await rows.collection.aggregate([{ $group: { _id: null, messages } }], { maxTimeMS: 120_000 }).toArray()
      return total?.messages ?? 0
    },
    bytes: async () => {
      await connection.getClient().db('admin').command({ fsync: 1 })
      const { storageSize, indexSize } = await database().command({ dbStats: 1 })
      return storageSize + indexSize
    },
    lastRefreshSeconds: async () => {
      const [last] = await database().collection('refreshes').find({ status: 'published' }).sort({ startedAt: -1 }).limit(1).toArray()
      return (last?.endedAt - last?.startedAt) / 1_000
    },
    close: () => connection.close(),
  }
}
