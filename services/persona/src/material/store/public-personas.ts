import type { Model } from 'mongoose'
import { listed, type PersonaRow, popularFirst } from '../../core/store/personas/persona-model.ts'
import type { PublicPersonas } from '../domain/ports.ts'

/** The personas that everyone sees, in MongoDB. */
export const mongoPublicPersonas = (personas: Model<PersonaRow>): PublicPersonas => ({
  withMaterial: async (limit) => {
    const filter = { ...listed, hasMaterial: true }
    const rows = await personas.find(filter, { name: 1 }).sort(popularFirst).limit(limit).lean<PersonaRow[]>()
    return rows.map(({ _id, name }) => ({ id: _id.toHexString(), name }))
  },
})
