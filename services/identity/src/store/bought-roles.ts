import { objectId } from '@rostra/kit/mongo'
import type { Model, UpdateQuery } from 'mongoose'
import type { AccountChanges } from '../domain/account-ports.ts'
import { roleAfterPurchase } from '../domain/bought-role.ts'
import type { AccountEvents } from './account-changes.ts'
import { type AccountRow, notErased } from './account-model.ts'

/** The version that is noted says which changes count still; the role is compared, because the operator may change it meanwhile. */
export function setBoughtRole(accounts: Model<AccountRow>, { roleChanged }: AccountEvents): AccountChanges['setBoughtRole'] {
  return async (id, bought, version, now) => {
    const earlier = { _id: objectId(id), ...notErased, boughtVersion: { $not: { $gte: version } } }
    while (true) {
      const known = await accounts.findOne(earlier).lean<AccountRow | null>()
      if (!known) return null
      const role = roleAfterPurchase(known.role, bought)
      const changes = role !== known.role
      const update: UpdateQuery<AccountRow> = { $set: { role, boughtVersion: version } }
      if (changes) update.$push = { outbox: roleChanged(id, role, new Date(now)) }
      const { modifiedCount } = await accounts.updateOne({ ...earlier, role: known.role }, update)
      if (modifiedCount === 1) return changes ? role : null
    }
  }
}
