import { objectId } from '@rostra/kit/mongo'
import type { Model } from 'mongoose'
import type { OneTimeCodes } from '../domain/account-ports.ts'
import { codeTries } from '../domain/one-time-code.ts'
import { type AccountRow, toAccount } from './account-model.ts'

const unused = { 'code.used': { $ne: true }, 'code.triesLeft': { $gt: 0 } } as const

/** Codes in their accounts. A used one stays, so that a mail which is sent again can't bring it back to life. */
export function mongoOneTimeCodes(model: Model<AccountRow>): OneTimeCodes {
  return {
    issue: async (emailKey, { id, expiresAt }) => {
      const older = { $or: [{ code: { $exists: false } }, { 'code.expiresAt': { $lte: expiresAt } }] }
      const code = { id, expiresAt, triesLeft: codeTries }
      await model.updateOne({ emailKey, 'code.id': { $ne: id }, ...older }, { $set: { code } })
      const row = await model.findOne({ emailKey, 'code.id': id, ...unused }).lean<AccountRow | null>()
      return row && toAccount(row)
    },
    spendTry: async (emailKey, now) => {
      const row = await model
        .findOneAndUpdate(
          { emailKey, ...unused, 'code.expiresAt': { $gt: new Date(now) } },
          { $inc: { 'code.triesLeft': -1 } },
          { returnDocument: 'after' },
        )
        .lean<AccountRow | null>()
      return row?.code ? { account: toAccount(row), codeId: row.code.id } : null
    },
    use: async (accountId, codeId) => {
      const unusedOne = { _id: objectId(accountId), 'code.id': codeId, 'code.used': { $ne: true as const } }
      const { modifiedCount } = await model.updateOne(unusedOne, { $set: { 'code.used': true } })
      return modifiedCount === 1
    },
  }
}
