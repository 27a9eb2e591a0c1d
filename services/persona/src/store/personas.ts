import { type Model, Types } from 'mongoose'
import type { Personas } from '../domain/ports.ts'
import { type PersonaRow, toPersona } from './persona-model.ts'

/** Personas in MongoDB. */
export function mongoPersonas(model: Model<PersonaRow>): Personas {
  const one = async (filter: object) => {
    const row = await model.findOne(filter).lean<PersonaRow | null>()
    return row && toPersona(row)
  }
  return {
    byId: async (id) => (Types.ObjectId.isValid(id) && id.length === 24 ? one({ _id: new Types.ObjectId(id) }) : null),
    bySlug: (slug) => one({ slug }),
  }
}
