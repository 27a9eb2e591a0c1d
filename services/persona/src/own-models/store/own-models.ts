import { createSealedBox } from '@rostra/kit/auth/sealed-box'
import { rowsPerBatch } from '@rostra/kit/stores/batched-rows'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { Connection } from 'mongoose'
import { personaModel } from '../../core/store/personas/persona-model.ts'
import { restMs, sameFailureMs } from '../domain/own-model.ts'
import type { OwnModels } from '../domain/ports.ts'
import { type OwnModelRow, ownModelModel, toOwnModel } from './own-model-model.ts'

/**
 * The models of creators in MongoDB. A persona with one is marked, in the same
 * transaction, so that others are read without a further command.
 */
export function mongoOwnModels(connection: Connection, encryptionSecret: string, now: () => Date): OwnModels {
  const rows = collectionOf(ownModelModel(connection))
  const personas = personaModel(connection)
  const box = createSealedBox(encryptionSecret, 'rostra persona own model keys')
  /** A key that was sealed otherwise is none: the server refuses the call, and its creator is told. */
  const openKey = ({ _id, sealedKey }: OwnModelRow): string => {
    if (sealedKey === undefined) return ''
    try {
      return box.open(sealedKey, _id).toString()
    } catch {
      return ''
    }
  }
  const remove = (personaId: string) =>
    inTransaction(connection, async (session) => {
      const { deletedCount } = await rows.deleteOne({ _id: personaId }, { session })
      await personas.updateOne({ _id: objectId(personaId) }, { $unset: { hasOwnModel: 1 } }, { session })
      return deletedCount === 1
    })
  return {
    of: async (ownerId) => (await rows.find({ ownerId }).sort({ ownerId: 1, _id: 1 }).toArray()).map(toOwnModel),
    speaking: async (personaId) => {
      const row = await rows.findOne({ _id: personaId })
      if (!row) return null
      const { baseUrl, model, setAt, failures, restsUntil } = row
      const restsForMs = Math.max(0, (restsUntil?.getTime() ?? 0) - now().getTime())
      return { baseUrl, model, setAt, failures, key: openKey(row), restsForMs }
    },
    set: ({ id, ownerId }, { baseUrl, model, key }, setAt) =>
      inTransaction(connection, async (session) => {
        const { matchedCount } = await personas.updateOne({ _id: objectId(id), ownerId }, { $set: { hasOwnModel: true } }, { session })
        if (matchedCount === 0) return null
        const sealedKey = key ? box.seal(Buffer.from(key), id) : undefined
        const row: OwnModelRow = { _id: id, ownerId, baseUrl, model, ...(sealedKey !== undefined && { sealedKey }), setAt, failures: 0 }
        await rows.replaceOne({ _id: id }, row, { upsert: true, session })
        return toOwnModel(row)
      }),
    remove,
    note: async (personaId, setAt, problem) => {
      const same = { _id: personaId, setAt }
      if (problem === '') {
        const isWell = { $set: { failures: 0 }, $unset: { failingSince: 1, failedAt: 1, lastFailure: 1, restsUntil: 1 } } as const
        await rows.updateOne({ ...same, failures: { $gt: 0 } }, isWell)
        return
      }
      const at = now()
      const isNew = {
        ...same,
        failedAt: { $not: { $gt: new Date(at.getTime() - sameFailureMs) } },
        restsUntil: { $not: { $gt: at } },
      }
      const failed = {
        failures: { $add: ['$failures', 1] },
        failingSince: { $ifNull: ['$failingSince', at] },
        failedAt: at,
        lastFailure: problem,
      }
      const row = await rows.findOneAndUpdate(isNew, [{ $set: failed }], { returnDocument: 'after' })
      const rest = row ? restMs(row.failures) : 0
      if (rest > 0) await rows.updateOne(same, { $max: { restsUntil: new Date(at.getTime() + rest) } })
    },
    removeSome: async (ownerId) => {
      const found = await rows.find({ ownerId }, { projection: { _id: 1 }, limit: rowsPerBatch }).toArray()
      for (const { _id } of found) await remove(_id)
      return found.length === rowsPerBatch
    },
  }
}
