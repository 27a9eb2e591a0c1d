import { batchReads } from '@rostra/kit/async/batch-reads'
import { inTransaction, isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection, Model } from 'mongoose'
import type { Personas, RefreshIndex } from '../../domain/personas/ports.ts'
import { promptVersionModel } from '../prompt-versions/prompt-versions.ts'
import { ownerModel } from './owner-model.ts'
import { type CardRow, cardFields, type PersonaRow, toCard, toPersona, toRow } from './persona-model.ts'
import { mongoPersonaRemoval, type PersonaDeleted } from './persona-removal.ts'

/** Personas of one read for several callers. */
const cardsPerRead = 50

/** Removes the owner of a persona from what another part of the service stores, as part of a transaction. */
export type RemoveOwnerWith = (personaId: string, session: ClientSession) => Promise<void>

export interface PersonasOptions {
  refreshIndex: RefreshIndex
  personaDeleted: PersonaDeleted
  removeOwnerWith: RemoveOwnerWith
}

/** Personas in MongoDB. Every write refreshes the search index before it resolves. */
export function mongoPersonas(
  connection: Connection,
  model: Model<PersonaRow>,
  { refreshIndex, personaDeleted, removeOwnerWith }: PersonasOptions,
): Personas {
  const findOne = async (filter: object) => {
    const row = await model.findOne(filter).lean<PersonaRow | null>()
    return row && toPersona(row)
  }
  const cardsOf = async (ids: readonly string[]) => (await model.find(withIds(ids), cardFields).lean<CardRow[]>()).map(toCard)
  const readCard = batchReads(cardsPerRead, async (ids) => new Map((await cardsOf(ids)).map((card) => [card.id, card])))
  const removePersona = mongoPersonaRemoval(connection, model, personaDeleted)
  return {
    byId: async (id) => {
      const _id = objectId(id)
      return _id && findOne({ _id })
    },
    bySlug: (slug) => findOne({ slug }),
    ownedBy: async (ownerId) => (await model.find({ ownerId }).sort({ createdAt: -1 }).lean<PersonaRow[]>()).map(toPersona),
    byIds: async (ids) => inOrder(ids, (await model.find(withIds(ids)).lean<PersonaRow[]>()).map(toPersona)),
    cardById: async (id) => (await readCard(id)) ?? null,
    cardsByIds: async (ids) => inOrder(ids, await cardsOf(ids)),
    addIfSlugFree: async (persona) => {
      if (await model.exists({ slug: persona.slug })) return false
      try {
        const { upsertedId } = await model.updateOne({ slug: persona.slug }, { $setOnInsert: toRow(persona) }, { upsert: true })
        if (upsertedId) await refreshIndex([upsertedId.toHexString()])
        return upsertedId !== null
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },
    removeOwner: async (id) => {
      await inTransaction(connection, async (session) => {
        await model.updateOne(
          { _id: objectId(id), visibility: 'public' },
          { $set: { ownerId: '' }, $unset: { ownerSuspended: 1 } },
          { session },
        )
        await promptVersionModel(connection).deleteMany({ personaId: id }, { session })
        await removeOwnerWith(id, session)
      })
      await refreshIndex([id])
    },
    delete: async (id) => {
      const released = await removePersona(id)
      await refreshIndex([id, ...released])
    },
    deleteCreationCounter: async (ownerId) => {
      await ownerModel(connection).deleteOne({ _id: ownerId })
    },
  }
}

const withIds = (ids: readonly string[]) => ({ _id: { $in: ids.flatMap((id) => objectId(id) ?? []) } })

/** Returns the entries of the given ids, each once, in the order of the ids. */
function inOrder<T extends { id: string }>(ids: readonly string[], entries: readonly T[]): T[] {
  const byId = new Map(entries.map((entry): [string, T] => [entry.id, entry]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
