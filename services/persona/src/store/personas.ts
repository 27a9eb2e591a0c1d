import { inTransaction, isDuplicate, objectId } from '@rostra/kit/mongo'
import type { Connection, Model } from 'mongoose'
import type { PersonaCard } from '../domain/persona.ts'
import type { Personas } from '../domain/ports.ts'
import type { Refresh } from './directory-feed.ts'
import { type CardRow, forCards, toCard } from './directory-row.ts'
import { ownerModel } from './owner-model.ts'
import { type PersonaRow, popularFirst, toPersona, toRow } from './persona-model.ts'
import { personaRemoval } from './persona-removal.ts'
import { promptVersionModel } from './prompt-versions.ts'

/** Personas in MongoDB. Whoever is changed is shown as changed by `refresh`. */
export function mongoPersonas(connection: Connection, model: Model<PersonaRow>, refresh: Refresh): Personas {
  const one = async (filter: object) => {
    const row = await model.findOne(filter).lean<PersonaRow | null>()
    return row && toPersona(row)
  }
  const remove = personaRemoval(connection, model)
  const popularIds = async (filter: object, limit: number) => {
    const rows = await model
      .find({ isPrivate: false, ...filter }, { _id: 1 })
      .sort(popularFirst)
      .limit(limit)
      .lean<PersonaRow[]>()
    return rows.map(({ _id }) => _id.toHexString())
  }

  return {
    byId: async (id) => {
      const _id = objectId(id)
      return _id && one({ _id })
    },
    bySlug: (slug) => one({ slug }),
    ownedBy: async (ownerId) => (await model.find({ ownerId }).sort({ createdAt: -1 }).lean<PersonaRow[]>()).map(toPersona),
    publicByIds: async (ids) => {
      const rows = await model.find({ _id: { $in: ids.map(objectId) }, isPrivate: false }, forCards).lean<CardRow[]>()
      const found = new Map(rows.map((row): [string, PersonaCard] => [row._id.toHexString(), toCard(row)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    candidatesFor: async (count, had) => {
      const [waiting, popular] = await Promise.all([popularIds({ _id: { $nin: had.map(objectId) } }, count), popularIds({}, 2 * count)])
      return [...new Set([...waiting, ...popular])]
    },
    topOwners: async (limit) => {
      const rows = await model.find({ isPrivate: false }, { ownerId: 1 }).sort(popularFirst).limit(limit).lean<PersonaRow[]>()
      return [...new Set(rows.map(({ ownerId }) => ownerId).filter(Boolean))]
    },
    addMissing: async (persona) => {
      if (await model.exists({ slug: persona.slug })) return false
      try {
        const { upsertedId } = await model.updateOne({ slug: persona.slug }, { $setOnInsert: toRow(persona) }, { upsert: true })
        if (upsertedId) await refresh([upsertedId.toHexString()])
        return upsertedId !== null
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },
    disown: async (id) => {
      await inTransaction(connection, async (session) => {
        await model.updateOne({ _id: objectId(id), isPrivate: false }, { $set: { ownerId: '' } }, { session })
        await promptVersionModel(connection).deleteMany({ personaId: id }, { session })
      })
      await refresh([id])
    },
    remove: async (id) => {
      await remove(id)
      await refresh([id])
    },
    forgetOwner: async (ownerId) => {
      await ownerModel(connection).deleteOne({ _id: ownerId })
    },
  }
}
