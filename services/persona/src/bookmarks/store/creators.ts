import type { Model } from 'mongoose'
import { type CardRow, cardFields, listed, type PersonaRow, toCard } from '../../core/store/personas/persona-model.ts'
import { mongoPublicOwners } from '../../core/store/personas/public-owners.ts'
import type { Creators } from '../domain/ports.ts'

/** Creators by their listed personas, in MongoDB. */
export const mongoCreators = (personas: Model<PersonaRow>): Creators => ({
  listedAmong: mongoPublicOwners(personas),
  newestOf: async (ownerIds, limit) => {
    const filter = { ...listed, ownerId: { $in: ownerIds.filter(Boolean) } }
    const rows = await personas.find(filter, cardFields).sort({ createdAt: -1 }).limit(limit).lean<CardRow[]>()
    return rows.map(toCard)
  },
})
