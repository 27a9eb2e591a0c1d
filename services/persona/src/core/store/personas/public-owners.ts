import type { Model } from 'mongoose'
import { listed, type PersonaRow } from './persona-model.ts'

/** Returns a function that finds those of some accounts that own a persona which lists may show. */
export const mongoPublicOwners =
  (personas: Model<PersonaRow>) =>
  (ownerIds: readonly string[]): Promise<string[]> =>
    personas.distinct('ownerId', { ...listed, ownerId: { $in: ownerIds.filter(Boolean) } })
