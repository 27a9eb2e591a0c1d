import type { Model } from 'mongoose'
import { notHidden, type PersonaRow, popularFirst } from '../../core/store/personas/persona-model.ts'
import type { TopOwners } from '../domain/ports.ts'

/** The owners of the most popular public personas, in MongoDB. */
export const mongoTopOwners =
  (personas: Model<PersonaRow>): TopOwners =>
  async (limit) => {
    const rows = await personas.find(notHidden, { ownerId: 1 }).sort(popularFirst).limit(limit).lean<PersonaRow[]>()
    return [...new Set(rows.map(({ ownerId }) => ownerId).filter(Boolean))]
  }
