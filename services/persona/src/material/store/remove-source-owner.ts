import type { Connection } from 'mongoose'
import type { RemoveOwnerWith } from '../../core/store/personas/personas.ts'
import { sourceModel } from './source-model.ts'

/** Removes the owner of a persona from its sources, which its answers still need. */
export function removeSourceOwner(connection: Connection): RemoveOwnerWith {
  const sources = sourceModel(connection)
  return async (personaId, session) => {
    await sources.updateMany({ personaId }, { $set: { ownerId: '' } }, { session })
  }
}
