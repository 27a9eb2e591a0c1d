import { LeaseLost } from '@rostra/kit/leases/running-work'
import { dueAtOnce } from '@rostra/kit/stores/due-rows'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import { type Connection, type Model, Types } from 'mongoose'
import type { PersonaRow } from '../../core/store/personas/persona-model.ts'
import type { Owned, SourceReadings } from '../domain/sources/ports.ts'
import { maxPassages } from '../domain/sources/registry.ts'
import { originalKeptMs } from '../domain/sources/source.ts'
import { knowledgeModel } from './knowledge-model.ts'
import { type SourceRow, sourceModel } from './source-model.ts'

const own = ({ sourceId, owner }: Owned) => ({ _id: new Types.ObjectId(sourceId), owner })
const endedWork = { owner: 1, leaseUntil: 1, isWaiting: 1, dueAt: 1 } as const

/** The ends of readings. The source and its persona's registry change together. */
export function endedReadings(connection: Connection, personas: Model<PersonaRow>): Pick<SourceReadings, 'ready' | 'fail'> {
  const model = sourceModel(connection)
  const registries = knowledgeModel(connection)
  return {
    ready: (claimed, { pages, passages, textBytes, note }) =>
      inTransaction(connection, async (session) => {
        const { personaId, sourceId, readingId, attempts, title, pair } = claimed
        const fits = { _id: personaId, 'sources.id': sourceId, passages: { $lte: maxPassages - passages } }
        const found = { $push: { ready: { sourceId, readingId, title, passages } }, $inc: { passages, version: 1 } }
        // The source decides who may end the reading, also when the passages do not fit.
        if (!(await model.exists(own(claimed)).session(session))) throw new LeaseLost()
        const { matchedCount } = await registries.updateOne(fits, found, { session })
        if (matchedCount === 0) return false
        const leftovers = attempts > 1 ? { cleanUpAt: dueAtOnce, cleanUps: 0 } : {}
        const original = pair ? {} : { originalDue: new Date(Date.now() + originalKeptMs) }
        const $set = { status: 'ready' as const, pages, passages, textBytes, reason: note, ...leftovers, ...original }
        const updated = await model.updateOne(own(claimed), { $set, $unset: endedWork }, { session })
        if (updated.matchedCount === 0) throw new LeaseLost()
        await personas.updateOne({ _id: objectId(personaId) }, { $set: { hasMaterial: true } }, { session })
        return true
      }),
    fail: (owned, reason) =>
      inTransaction(connection, async (session) => {
        const { personaId, sourceId } = owned
        const $set: Partial<SourceRow> = { status: 'failed', reason, failedAt: new Date(), cleanUpAt: dueAtOnce, cleanUps: 0 }
        const { matchedCount } = await model.updateOne(own(owned), { $set, $unset: endedWork }, { session })
        if (matchedCount === 0) throw new LeaseLost()
        await registries.updateOne({ _id: personaId }, { $pull: { sources: { id: sourceId } }, $inc: { version: 1 } }, { session })
      }),
  }
}
