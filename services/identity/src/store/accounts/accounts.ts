import { isDuplicate, objectId, objectIds } from '@rostra/kit/stores/mongo'
import { demoMembers } from '@rostra/platform/demo-members'
import { type Model, Types } from 'mongoose'
import type { Accounts } from '../../domain/accounts/ports.ts'
import { emailTaken } from '../../domain/accounts/registration.ts'
import { isHeld } from '../email-changes/email-fields.ts'
import { type AccountRow, notDeleted, toAccount } from './account-model.ts'
import { toRefusal } from './duplicate-key.ts'

export interface MongoAccounts extends Accounts {
  /**
   * Creates the owner of the demo personas and the demo members, unless they exist. They have no password and no address, so they cannot
   * log in. Skips a demo member whose username was registered before.
   */
  ensureDemoAccounts: (ownerId: string, createdAt: Date) => Promise<void>
}

/** Stores accounts in MongoDB. Unique indexes decide between concurrent registrations. */
export function mongoAccounts(model: Model<AccountRow>): MongoAccounts {
  return {
    add: async (account) => {
      if (await isHeld(model, account.emailKey)) throw emailTaken()
      const row = await model.create({ _id: new Types.ObjectId(), ...account }).catch((error) => {
        throw toRefusal(error)
      })
      return toAccount(row.toObject())
    },
    byId: async (id) => {
      const _id = objectId(id)
      const row = _id && (await model.findOne({ _id, ...notDeleted }).lean<AccountRow | null>())
      return row && toAccount(row)
    },
    byIds: async (ids) => {
      const rows = await model.find({ _id: { $in: ids.flatMap((id) => objectId(id) ?? []) }, ...notDeleted }).lean<AccountRow[]>()
      return rows.map(toAccount)
    },
    byUsername: async (usernameKey) => {
      const row = await model.findOne({ usernameKey }).lean<AccountRow | null>()
      return row && toAccount(row)
    },
    credentials: async (name) => {
      const row = await model.findOne(name).lean<AccountRow | null>()
      return row && { account: toAccount(row), passwordHash: row.passwordHash }
    },
    usernames: async (ids, { withSuspended } = { withSuspended: false }) => {
      const validIds = objectIds(ids)
      const shown = { username: { $ne: '' }, ...(withSuspended ? {} : { suspension: { $exists: false } }) }
      const rows = await model.find({ _id: { $in: validIds }, ...shown }, { username: 1 }).lean<AccountRow[]>()
      return Object.fromEntries(rows.map(({ _id, username }) => [_id.toHexString(), username]))
    },
    allowingInsights: async (ids) => {
      const validIds = objectIds(ids)
      const fields = { createdAt: 1, emailConfirmedAt: 1, network: 1 }
      const rows = await model.find({ _id: { $in: validIds }, insights: true, ...notDeleted }, fields).lean<AccountRow[]>()
      return rows.map(({ _id, createdAt, emailConfirmedAt = null, network = '' }) => {
        return { id: _id.toHexString(), createdAt, emailConfirmedAt, network }
      })
    },
    takenKeys: async (usernameKeys) => {
      const rows = await model.find({ usernameKey: { $in: [...usernameKeys] } }, { _id: 0, usernameKey: 1 }).lean<AccountRow[]>()
      return rows.map(({ usernameKey = '' }) => usernameKey)
    },
    ensureDemoAccounts: async (ownerId, createdAt) => {
      const _id = new Types.ObjectId(ownerId)
      const owner = { username: 'rostra', usernameKey: 'rostra', insights: false, createdAt }
      await model.updateOne({ _id }, { $setOnInsert: owner }, { upsert: true }).catch(async (error) => {
        const createdByOtherReplica = isDuplicate(error) && (await model.exists({ _id }))
        if (!createdByOtherReplica) throw error
      })
      const members = demoMembers.map(({ id, username }) => ({
        updateOne: {
          filter: { _id: new Types.ObjectId(id) },
          update: { $setOnInsert: { username, usernameKey: username, insights: true, createdAt, emailConfirmedAt: createdAt } },
          upsert: true,
        },
      }))
      await model.bulkWrite(members, { ordered: false }).catch((error) => {
        if (!isDuplicate(error)) throw error
      })
    },
  }
}
