import { objectId } from '@rostra/kit/stores/mongo'
import type { Model, UpdateQuery } from 'mongoose'
import type { AccountChanges, AccountEvents } from '../../domain/accounts/ports.ts'
import { readRole, roleAfterPurchase } from '../../domain/accounts/role.ts'
import { type AccountRow, notDeleted, toAccount } from './account-model.ts'

type RoleChanges = Pick<AccountChanges, 'setRole' | 'setBoughtRole'>

/** Changes roles in MongoDB. The new role and its event are one update. */
export function mongoRoleChanges(accounts: Model<AccountRow>, { roleChanged }: Pick<AccountEvents, 'roleChanged'>): RoleChanges {
  return {
    setRole: async (usernameKey, role, now) => {
      const found = await accounts.findOne({ usernameKey }).lean<AccountRow | null>()
      if (!found) return null
      const update: UpdateQuery<AccountRow> = {
        $set: { role },
        $push: { outbox: roleChanged(found._id.toHexString(), role, new Date(now)) },
      }
      const before = await accounts
        .findOneAndUpdate({ _id: found._id, role: { $ne: role }, ...notDeleted }, update, { returnDocument: 'before' })
        .lean<AccountRow | null>()
      // Without a match the account already has the role, or was deleted concurrently.
      const row = before ?? (await accounts.findOne({ usernameKey }).lean<AccountRow | null>())
      return row && { account: { ...toAccount(row), role }, previous: readRole(row.role) }
    },
    setBoughtRole: async (id, bought, version, now) => {
      const olderVersion = { _id: objectId(id), ...notDeleted, boughtVersion: { $not: { $gte: version } } }
      while (true) {
        const found = await accounts.findOne(olderVersion).lean<AccountRow | null>()
        if (!found) return null
        const role = roleAfterPurchase(readRole(found.role), bought)
        const isChange = role !== found.role
        const update: UpdateQuery<AccountRow> = { $set: { role, boughtVersion: version } }
        if (isChange) update.$push = { outbox: roleChanged(id, role, new Date(now)) }
        // The filter names the role, because the operator may change it concurrently; then the loop reads the account again.
        const { modifiedCount } = await accounts.updateOne({ ...olderVersion, role: found.role }, update)
        if (modifiedCount === 1) return isChange ? role : null
      }
    },
  }
}
