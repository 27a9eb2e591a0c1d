import { isDuplicate, objectId } from '@rostra/kit/mongo'
import { type Model, Types } from 'mongoose'
import type { Accounts } from '../domain/account-ports.ts'
import { type AccountRow, notErased, toAccount } from './account-model.ts'
import { refusalOf } from './taken.ts'

export interface MongoAccounts extends Accounts {
  /** Sees to it that the owner of the demo personas exists; without a password, nobody can log in as it. */
  keepDemoOwner: (id: string, createdAt: Date) => Promise<void>
}

/** Accounts in MongoDB; unique indexes decide who was first. */
export function mongoAccounts(model: Model<AccountRow>): MongoAccounts {
  return {
    add: async (account) => {
      const row = await model.create({ _id: new Types.ObjectId(), ...account }).catch((error) => {
        throw refusalOf(error)
      })
      return toAccount(row)
    },
    byId: async (id) => {
      const _id = objectId(id)
      const row = _id && (await model.findOne({ _id, ...notErased }).lean<AccountRow | null>())
      return row && toAccount(row)
    },
    byUsername: async (usernameKey) => {
      const row = await model.findOne({ usernameKey }).lean<AccountRow | null>()
      return row && toAccount(row)
    },
    forLogIn: async (usernameKey) => {
      const row = await model.findOne({ usernameKey }).lean<AccountRow | null>()
      return row && { account: toAccount(row), passwordHash: row.passwordHash }
    },
    usernames: async (ids) => {
      const known = ids.map(objectId).filter((id) => id !== null)
      const rows = await model.find({ _id: { $in: known }, username: { $ne: '' } }, { username: 1 }).lean<AccountRow[]>()
      return Object.fromEntries(rows.map(({ _id, username }) => [_id.toHexString(), username]))
    },
    keepDemoOwner: async (id, createdAt) => {
      const _id = new Types.ObjectId(id)
      const owner = { username: 'rostra', usernameKey: 'rostra', insights: false, createdAt }
      await model.updateOne({ _id }, { $setOnInsert: owner }, { upsert: true }).catch(async (error) => {
        const otherReplicaWasFaster = isDuplicate(error) && (await model.exists({ _id }))
        if (!otherReplicaWasFaster) throw error
      })
    },
  }
}
