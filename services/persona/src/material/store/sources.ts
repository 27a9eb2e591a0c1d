import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { dueAtOnce, fromNow } from '@rostra/kit/stores/due-rows'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection, Model } from 'mongoose'
import { personaNotFound } from '../../core/domain/personas/ownership.ts'
import type { PersonaRow } from '../../core/store/personas/persona-model.ts'
import type { RemoveOwnerWith } from '../../core/store/personas/personas.ts'
import type { Sources } from '../domain/sources/ports.ts'
import { originalKeptMs, type SourceStatus } from '../domain/sources/source.ts'
import { knowledgeModel } from './knowledge-model.ts'
import { type SourceRow, sourceModel, toRow, toSource } from './source-model.ts'
import { cancelled, mongoSourceRegistry } from './source-registry.ts'

/** Maximum number of failed sources in a list. They expire by themselves. */
const maxFailed = 50

const newestFirst = { createdAt: -1, _id: -1 } as const
/** Keeps a due time that is set, so that a repeated call does not postpone it. */
const originalDueFrom = { $ifNull: ['$originalDue', fromNow(originalKeptMs)] }

/** Matches failed sources whose content is deleted. Until then it counts, so that what an account stores stays within its quota. */
const failedAndDeleted = { status: 'failed' as const, cleanUps: { $ne: 0 } }

const kept = { isDeleted: { $exists: false } } as const

/** Sources in MongoDB. The registry of a persona and its sources change together, in transactions. */
export function mongoSources(connection: Connection, personas: Model<PersonaRow>): Sources {
  const model = sourceModel(connection)
  const registries = knowledgeModel(connection)
  const serialize = createKeyedMutex()
  const find = async (filter: object) => {
    const row = await model.findOne({ ...filter, ...kept }).lean<SourceRow | null>()
    return row && toSource(row)
  }
  const keyOf = (personaId: string, id: string) => ({ _id: objectId(id), personaId, ...kept })

  const removeFromRegistry = async ({ _id, personaId, passages }: SourceRow, session: ClientSession) => {
    const id = _id.toHexString()
    const update = { $pull: { sources: { id }, ready: { sourceId: id } }, $inc: { passages: -passages, version: 1 } }
    const registry = await registries.findOneAndUpdate({ _id: personaId }, update, { session, returnDocument: 'after' }).lean()
    if (registry?.ready.length === 0) await personas.updateOne({ _id: objectId(personaId) }, { $unset: { hasMaterial: 1 } }, { session })
  }

  return {
    ...mongoSourceRegistry(connection),
    of: async (personaId) => {
      const list = (statuses: SourceStatus[]) => model.find({ personaId, status: { $in: statuses }, ...kept }).sort(newestFirst)
      // In this order: a source that fails meanwhile is in both lists, and in neither otherwise.
      const live = await list(['processing', 'ready']).lean<SourceRow[]>()
      const failed = await list(['failed']).limit(maxFailed).lean<SourceRow[]>()
      const byId = new Map([...live, ...failed].map((row) => [row._id.toHexString(), row]))
      return [...byId.values()].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(toSource)
    },
    byId: async (personaId, id) => (objectId(id) ? find(keyOf(personaId, id)) : null),
    byRequestId: (personaId, requestId) => find({ personaId, requestId }),
    keepOriginal: async (personaId, id, keep) => {
      if (!objectId(id)) return null
      const withOriginal = {
        ...keyOf(personaId, id),
        status: 'ready' as const,
        kind: { $ne: 'pair' as const },
        isOriginalGone: { $exists: false },
      }
      const set = keep ? { keepsOriginal: true, originalDue: '$$REMOVE' } : { keepsOriginal: '$$REMOVE', originalDue: originalDueFrom }
      const options = { returnDocument: 'after', updatePipeline: true } as const
      const row = await model.findOneAndUpdate(withOriginal, [{ $set: set }], options).lean<SourceRow | null>()
      return row && toSource(row)
    },
    bytesOf: async (ownerId) => {
      const original = { $cond: [{ $eq: ['$isOriginalGone', true] }, 0, '$bytes'] }
      const bytes = { $sum: { $add: [original, { $ifNull: ['$textBytes', 0] }] } }
      const stored = { ownerId, ...kept, $nor: [failedAndDeleted] }
      const [sum] = await model.aggregate<{ bytes: number }>([{ $match: stored }, { $group: { _id: null, bytes } }])
      return sum?.bytes ?? 0
    },
    // One after the other in a replica: those of one persona would conflict.
    add: (source) =>
      serialize(source.personaId, () =>
        inTransaction(connection, async (session) => {
          const { personaId, ownerId, id } = source
          // A deletion of the persona, or of its owner's account, writes the persona too: one of the two comes first.
          const owned = { _id: objectId(personaId), ownerId }
          const { matchedCount } = await personas.updateOne(owned, { $inc: { materialChanges: 1 } }, { session })
          if (matchedCount === 0) throw personaNotFound()
          const reserved = { _id: personaId, sources: { $elemMatch: { id, pendingSince: { $gt: cancelled } } } }
          const update = { $unset: { 'sources.$.pendingSince': 1 }, $inc: { version: 1 } }
          const confirmed = await registries.updateOne(reserved, update, { session })
          if (confirmed.matchedCount === 0) return null
          const row = toRow(source)
          await model.create([row], { session })
          return toSource(row)
        }),
      ),
    delete: async (personaId, id) => {
      if (!objectId(id)) return false
      return inTransaction(connection, async (session) => {
        // The row stays without its texts until its passages and its file are deleted.
        const $set = { isDeleted: true as const, title: '', cleanUpAt: dueAtOnce, cleanUps: 0 }
        const $unset = { question: 1, answer: 1, requestId: 1, isWaiting: 1, owner: 1, leaseUntil: 1, failedAt: 1 } as const
        const row = await model.findOneAndUpdate(keyOf(personaId, id), { $set, $unset }, { session }).lean<SourceRow | null>()
        if (row) await removeFromRegistry(row, session)
        return row !== null
      })
    },
  }
}

/** Removes the owner of a persona from its sources. They stay, since the persona's answers need them. */
export function removeSourceOwner(connection: Connection): RemoveOwnerWith {
  const sources = sourceModel(connection)
  return async (personaId, session) => {
    await sources.updateMany({ personaId }, { $set: { ownerId: '' } }, { session })
  }
}
