import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { DomainError } from '@rostra/kit/errors'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import { type Connection, Types } from 'mongoose'
import type { Sources } from '../domain/sources/ports.ts'
import { abandonedAfterMs, type SourceEntry } from '../domain/sources/registry.ts'
import { knowledgeModel } from './knowledge-model.ts'

/** Attempts of one change: more than concurrent replicas cause, each of which serializes the reservations of a persona. */
const maxAttempts = 50
const maxAbandoned = 100
/** `pendingSince` of a cancelled reservation, which counts as abandoned at once. */
export const cancelled = new Date(0)

/** Reservations of places for sources. The version of a registry makes each change one compare-and-set update. */
export function mongoSourceRegistry(connection: Connection): Pick<Sources, 'reserve' | 'cancel' | 'release' | 'abandoned'> {
  const model = knowledgeModel(connection)
  /** Adds an entry to the registry of this version, 0 for none. Returns false when the registry was changed meanwhile. */
  const addEntry = async (personaId: string, version: number, entry: SourceEntry) => {
    const $setOnInsert = { ready: [], passages: 0 }
    const update = { $push: { sources: entry }, $inc: { version: 1 }, $setOnInsert }
    try {
      const { matchedCount, upsertedCount } = await model.updateOne({ _id: personaId, version }, update, { upsert: version === 0 })
      return matchedCount + upsertedCount === 1
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }
  const serialize = createKeyedMutex()
  return {
    reserve: (personaId, { hash, requestId }, admit) =>
      serialize(personaId, async () => {
        const id = new Types.ObjectId().toHexString()
        const entry: SourceEntry = { id, hash, ...(requestId ? { requestId } : {}), pendingSince: new Date() }
        for (let attempt = 0; attempt < maxAttempts; attempt++) {
          const row = await model.findById(personaId, { version: 1, sources: 1 }).lean()
          const earlier = admit(row?.sources ?? [], entry)
          if (earlier) return { entry: earlier, isNew: false }
          if (await addEntry(personaId, row?.version ?? 0, entry)) return { entry, isNew: true }
        }
        throw new DomainError('unavailable', 'OVERLOADED', 'Too many sources are added at once, please try again', { retryAfter: 2 })
      }),
    cancel: async ({ personaId, sourceId: id }) => {
      const pending = { $elemMatch: { id, pendingSince: { $exists: true } } }
      const update = { $set: { 'sources.$.pendingSince': cancelled }, $inc: { version: 1 } }
      return (await model.updateOne({ _id: personaId, sources: pending }, update)).matchedCount === 1
    },
    release: async ({ personaId, sourceId: id }) => {
      await model.updateOne({ _id: personaId }, { $pull: { sources: { id, pendingSince: cancelled } }, $inc: { version: 1 } })
    },
    abandoned: async () => {
      const before = new Date(Date.now() - abandonedAfterMs)
      const rows = await model
        .find({ 'sources.pendingSince': { $lt: before } }, { sources: 1 })
        .limit(maxAbandoned)
        .lean()
      return rows.flatMap(({ _id: personaId, sources }) =>
        sources.filter(({ pendingSince }) => pendingSince && pendingSince < before).map(({ id }) => ({ personaId, sourceId: id })),
      )
    },
  }
}
