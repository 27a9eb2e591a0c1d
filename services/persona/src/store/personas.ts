import { isDuplicate, objectId } from '@rostra/kit/mongo'
import type { Connection, Model } from 'mongoose'
import type { PersonaCard } from '../domain/persona.ts'
import type { Personas } from '../domain/ports.ts'
import { listOrders, type PersonaRow, toPersona, toRow } from './persona-model.ts'
import { personaRemoval } from './persona-removal.ts'
import { publicFilter, publicOrder } from './public-filter.ts'

/** What lists leave in the database: prompts are long, and not theirs to show. */
const forCards = { rolePrompt: 0, strictlyFollows: 0, greeting: 0, openingLines: 0, openingLinesMade: 0, embedOrigins: 0, version: 0 }

/** Personas in MongoDB. */
export function mongoPersonas(connection: Connection, model: Model<PersonaRow>): Personas {
  const one = async (filter: object) => {
    const row = await model.findOne(filter).lean<PersonaRow | null>()
    return row && toPersona(row)
  }
  const cards = (filter: object) => model.find(filter, forCards)
  const popularIds = async (filter: object, limit: number) => {
    const rows = await model
      .find({ isPrivate: false, ...filter }, { _id: 1 })
      .sort(listOrders.popular)
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
    publicList: async (query) => {
      if (query.search?.words.length === 0) return { personas: [], total: 0 }
      const filter = publicFilter(query)
      const page = cards(filter)
        .sort(publicOrder(query))
        .skip((query.page - 1) * query.limit)
        .limit(query.limit)
      const [rows, total] = await Promise.all([page.lean<PersonaRow[]>(), model.countDocuments(filter)])
      return { personas: rows.map(toPersona), total }
    },
    publicByIds: async (ids) => {
      const rows = await cards({ _id: { $in: ids.map(objectId) }, isPrivate: false }).lean<PersonaRow[]>()
      const found = new Map(rows.map((row): [string, PersonaCard] => [row._id.toHexString(), toPersona(row)]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    candidatesFor: async (count, had) => {
      const [waiting, popular] = await Promise.all([popularIds({ _id: { $nin: had.map(objectId) } }, count), popularIds({}, 2 * count)])
      return [...new Set([...waiting, ...popular])]
    },
    topOwners: async (limit) => {
      const rows = await model.find({ isPrivate: false }, { ownerId: 1 }).sort(listOrders.popular).limit(limit).lean<PersonaRow[]>()
      return [...new Set(rows.map(({ ownerId }) => ownerId).filter(Boolean))]
    },
    addMissing: async (persona) => {
      try {
        const { upsertedCount } = await model.updateOne({ slug: persona.slug }, { $setOnInsert: toRow(persona) }, { upsert: true })
        return upsertedCount > 0
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },
    disown: async (id) => {
      await model.updateOne({ _id: objectId(id), isPrivate: false }, { $set: { ownerId: '' } })
    },
    remove: personaRemoval(connection, model),
  }
}
