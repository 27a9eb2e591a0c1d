import { inTransaction } from '@rostra/kit/stores/mongo'
import { type Role, roles } from '@rostra/platform/role'
import type { ClientSession, Connection, Model, Types } from 'mongoose'
import type { PlanLimits, RefreshIndex } from '../../domain/personas/ports.ts'
import { personaLimit } from '../../domain/personas/role-limits.ts'
import { storedEnum } from '../stored-enum.ts'
import { ownerModel } from './owner-model.ts'
import type { PersonaRow } from './persona-model.ts'

/** Applies roles to the personas of an owner in MongoDB. Every change refreshes the search index before it resolves. */
export function mongoPlanLimits(connection: Connection, personas: Model<PersonaRow>, refreshIndex: RefreshIndex): PlanLimits {
  return {
    apply: async (ownerId, role, roleChangedAt) => {
      const changed = await inTransaction(connection, async (session) => {
        const isNewer = { _id: ownerId, roleChangedAt: { $not: { $gt: roleChangedAt } } }
        // A creation writes the same row: it either conflicts, or its persona is among the owner's. An owner without personas has none.
        const { matchedCount } = await ownerModel(connection).updateOne(isNewer, { $set: { role, roleChangedAt } }, { session })
        return matchedCount === 0 ? [] : await markReadOnly(personas, { ownerId, role }, session)
      })
      await refreshIndex(changed)
    },
  }
}

/**
 * Ends what the limit no longer asks for after one persona of the owner was deleted, as
 * part of that transaction. Returns the ids that changed.
 */
export async function releaseReadOnly(
  connection: Connection,
  personas: Model<PersonaRow>,
  ownerId: string,
  session: ClientSession,
): Promise<string[]> {
  const owner = await ownerModel(connection).findOne({ _id: ownerId }, { role: 1 }, { session }).lean()
  if (!owner?.role) return []
  return markReadOnly(personas, { ownerId, role: storedEnum(roles, owner.role, 'owners.role') }, session)
}

/** Marks the personas beyond the limit, newest last. Returns the ids of those that changed. */
async function markReadOnly(
  personas: Model<PersonaRow>,
  { ownerId, role }: { ownerId: string; role: Role },
  session: ClientSession,
): Promise<string[]> {
  const oldestFirst = { createdAt: 1, _id: 1 } as const
  const rows = await personas
    .find({ ownerId }, { aboveLimit: 1 }, { session })
    .sort(oldestFirst)
    .lean<Pick<PersonaRow, '_id' | 'aboveLimit'>[]>()
  const limit = personaLimit(role)
  const released = rows.slice(0, limit).filter(({ aboveLimit }) => aboveLimit)
  const marked = rows.slice(limit).filter(({ aboveLimit }) => !aboveLimit)
  const among = (changed: { _id: Types.ObjectId }[]) => ({ _id: { $in: changed.map(({ _id }) => _id) } })
  if (released.length > 0) await personas.updateMany(among(released), { $unset: { aboveLimit: 1 } }, { session })
  if (marked.length > 0) await personas.updateMany(among(marked), { $set: { aboveLimit: true } }, { session })
  return [...released, ...marked].map(({ _id }) => _id.toHexString())
}
