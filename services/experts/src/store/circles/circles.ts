import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import type { Circle } from '../../domain/circles/circle.ts'
import type { Circles } from '../../domain/circles/ports.ts'
import type { CircleRow } from './circle-model.ts'
import { untilWritten } from './until-written.ts'

/**
 * Stores circles in MongoDB, one document per member. Changes of one circle in this replica run one after the other, so that conflicts are
 * rare.
 */
export function mongoCircles(model: Model<CircleRow>): Circles {
  const rows = collectionOf(model)
  const serialize = createKeyedMutex()
  const read = async (memberId: string): Promise<CircleRow> =>
    (await model.findById(memberId).lean<CircleRow | null>()) ?? { _id: memberId, entries: [], left: [], version: 0 }

  /** Replaces a circle by compare-and-set. Returns false after a concurrent change. */
  const replace = async ({ _id, version }: CircleRow, change: Pick<Circle, 'entries' | 'left'>): Promise<boolean> => {
    const row = { entries: [...change.entries], left: [...change.left], version: version + 1 }
    if (version > 0) return (await rows.updateOne({ _id: _id, version }, { $set: row })).matchedCount === 1
    try {
      await rows.insertOne({ _id: _id, ...row })
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }

  return {
    of: async (memberId) => toCircle(await read(memberId)),
    change: (memberId, rule) =>
      serialize(memberId, () =>
        untilWritten(async () => {
          const row = await read(memberId)
          const change = rule(toCircle(row))
          if (!change) return toCircle(row)
          return (await replace(row, change)) ? { memberId, ...change } : null
        }),
      ),
    membersWith: async (personaId, limit) => {
      const found = model.find({ 'entries.personaId': personaId }, { _id: 1 })
      return (await found.limit(limit).lean()).map(({ _id }) => _id)
    },
    delete: async (memberId) => {
      await rows.deleteOne({ _id: memberId })
    },
  }
}

const toCircle = ({ _id, entries, left }: CircleRow): Circle => ({ memberId: _id, entries, left })
