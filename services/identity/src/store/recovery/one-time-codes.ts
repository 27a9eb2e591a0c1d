import { objectId } from '@rostra/kit/stores/mongo'
import type { Model } from 'mongoose'
import { maxCodeAttempts } from '../../domain/recovery/one-time-code.ts'
import type { OneTimeCodes } from '../../domain/recovery/ports.ts'
import { type AccountRow, toAccount } from '../accounts/account-model.ts'

const unused = { 'code.used': { $ne: true } } as const
const attempts = { others: 'code.attemptsLeft', device: 'code.deviceAttemptsLeft' } as const
const isLeft = { $gt: 0 }
const usable = { ...unused, $or: [{ [attempts.others]: isLeft }, { [attempts.device]: isLeft }] }

/** Stores codes in their accounts. Keeps a used code, so that a mail that is sent twice cannot make it valid again. */
export function mongoOneTimeCodes(model: Model<AccountRow>): OneTimeCodes {
  return {
    issue: async (emailKey, { id, expiresAt }) => {
      const hasNoNewerCode = { $or: [{ code: { $exists: false } }, { 'code.expiresAt': { $lte: expiresAt } }] }
      const code = { id, expiresAt, attemptsLeft: maxCodeAttempts, deviceAttemptsLeft: maxCodeAttempts }
      await model.updateOne({ emailKey, 'code.id': { $ne: id }, ...hasNoNewerCode }, { $set: { code } })
      const row = await model.findOne({ emailKey, 'code.id': id, ...usable }).lean<AccountRow | null>()
      return row && toAccount(row)
    },
    takeAttempt: async (emailKey, now, fromDevice) => {
      const left = fromDevice ? attempts.device : attempts.others
      const row = await model
        .findOneAndUpdate(
          { emailKey, ...unused, [left]: isLeft, 'code.expiresAt': { $gt: new Date(now) } },
          { $inc: { [left]: -1 } },
          { returnDocument: 'after' },
        )
        .lean<AccountRow | null>()
      return row?.code ? { account: toAccount(row), codeId: row.code.id } : null
    },
    consume: async (accountId, codeId) => {
      const { modifiedCount } = await model.updateOne(
        { _id: objectId(accountId), 'code.id': codeId, ...unused },
        { $set: { 'code.used': true } },
      )
      return modifiedCount === 1
    },
  }
}
