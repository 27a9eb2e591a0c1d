import type { Model } from 'mongoose'
import { listed, type PersonaRow, popularFirst } from '../../core/store/personas/persona-model.ts'
import type { PublicPersonas, SearchIndex, TopOwners } from '../domain/ports.ts'

interface Sources {
  isCurrent: () => boolean
  index: SearchIndex
  /** Serves lists while the index is not current. */
  database: PublicPersonas
}

/** The public list: from the search index, or from the database while the index loads or may be stale. */
export const publicPersonas = ({ isCurrent, index, database }: Sources): PublicPersonas => ({
  list: async (query) => {
    if (!isCurrent()) return database.list(query)
    const { cards, total } = index.find(query)
    return { personas: cards, total }
  },
  countByCategory: async (search) => (isCurrent() ? index.countByCategory(search) : database.countByCategory(search)),
})

/** The owners of the most popular public personas, in MongoDB. */
export const mongoTopOwners =
  (personas: Model<PersonaRow>): TopOwners =>
  async (limit) => {
    const rows = await personas.find(listed, { ownerId: 1 }).sort(popularFirst).limit(limit).lean<PersonaRow[]>()
    return [...new Set(rows.map(({ ownerId }) => ownerId).filter(Boolean))]
  }
