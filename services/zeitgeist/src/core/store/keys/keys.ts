import { randomBytes } from 'node:crypto'
import type { Clock } from '@rostra/kit/async/clock'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { Day } from '../../domain/activity/activity.ts'
import type { DayKeys, TermKey } from '../../domain/activity/ports.ts'
import type { KeyRow } from './key-model.ts'

const keyBytes = 32
/** Milliseconds for which a key is cached in memory. A replica uses a deleted key for at most this long. */
const cachedMs = 60_000

/** The keys of days and of terms in MongoDB. The first replica that needs a key makes it. */
export function mongoKeys(model: Model<KeyRow>, clock: Clock): { dayKeys: DayKeys; termKey: TermKey } {
  const rows = collectionOf(model)
  const cache = new Map<string, { key: Buffer; until: number }>()

  const keyFor = async (_id: string, day?: Day) => {
    const cached = cache.get(_id)
    if (cached && cached.until > clock.now()) return cached.key
    const made = { ...(day === undefined ? {} : { day }), key: randomBytes(keyBytes) }
    const upsert = () =>
      rows.findOneAndUpdate({ _id }, { $setOnInsert: made }, { upsert: true, returnDocument: 'after', promoteBuffers: true })
    const row = await upsert().catch((error) => {
      // Another replica inserted it at the same moment.
      if (isDuplicate(error)) return upsert()
      throw error
    })
    if (!row) throw new Error('a key was not stored')
    cache.set(_id, { key: row.key, until: clock.now() + cachedMs })
    return row.key
  }
  const dayKeys: DayKeys = {
    keyOf: (day) => keyFor(`day:${day}`, day),
    existing: async () => {
      const found = await rows
        .find({ day: { $gte: 0 } }, { promoteBuffers: true })
        .sort({ day: 1 })
        .toArray()
      return new Map(found.flatMap(({ day, key }) => (day === undefined ? [] : [[day, key] as const])))
    },
    deleteBefore: async (day) => {
      await rows.deleteMany({ day: { $lt: day } })
      for (const id of cache.keys()) if (id.startsWith('day:') && Number(id.slice(4)) < day) cache.delete(id)
    },
  }
  return { dayKeys, termKey: () => keyFor('terms') }
}
