import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import { type Connection, type Model, Types } from 'mongoose'
import { accessKeyLimit, maxAccessKeys } from '../../domain/access-keys/access-key.ts'
import type { AccessKeys } from '../../domain/access-keys/ports.ts'
import { notice } from '../../domain/mail/mail.ts'
import { type AccountRow, notDeleted } from '../accounts/account-model.ts'
import { type MailRow, toMailRow } from '../mail/mail-model.ts'
import { type AccessKeyRow, toAccessKey } from './access-key-model.ts'

export interface AccessKeyOptions {
  connection: Connection
  accounts: Model<AccountRow>
  mails: Model<MailRow>
  keys: Model<AccessKeyRow>
}

/** Matches keys that have not expired. */
const activeAt = (now: Date) => ({ $or: [{ expiresAt: { $exists: false } }, { expiresAt: { $gt: now } }] })

/**
 * Stores access keys in MongoDB. A new key counts itself in its account, so that of concurrent ones, and of one and the end of the
 * account's epoch, the later one is retried. It removes those of earlier epochs, which are not listed.
 */
export function mongoAccessKeys({ connection, accounts, mails, keys }: AccessKeyOptions): AccessKeys {
  return {
    create: ({ id, epoch }, key) =>
      inTransaction(connection, async (session) => {
        const accountId = new Types.ObjectId(id)
        const current = { _id: accountId, epoch, ...notDeleted }
        const account = await accounts.findOneAndUpdate(current, { $inc: { keysMade: 1 } }, { session }).lean<AccountRow | null>()
        if (!account) return null
        await keys.deleteMany({ accountId, epoch: { $lt: epoch } }, { session })
        if ((await keys.countDocuments({ accountId }, { session })) >= maxAccessKeys) throw accessKeyLimit()
        const row: AccessKeyRow = { _id: new Types.ObjectId(), accountId, epoch, ...key, scopes: [...key.scopes] }
        await keys.create([row], { session })
        const details = { keyName: key.name }
        if (account.email)
          await mails.create([toMailRow(notice('access-key-created', id, account.email, key.createdAt.getTime(), details))], { session })
        return toAccessKey(row)
      }),
    bySecretHash: async (secretHash, now) => {
      const row = await keys.findOne({ secretHash, ...activeAt(now) }).lean<AccessKeyRow | null>()
      return row && toAccessKey(row)
    },
    activeAmong: async (ids, now) => {
      const filter = { _id: { $in: ids.flatMap((id) => objectId(id) ?? []) }, ...activeAt(now) }
      return (await keys.find(filter).lean<AccessKeyRow[]>()).map(toAccessKey)
    },
    touch: async ({ id }, lastUsedAt) => {
      await keys.updateOne({ _id: objectId(id) }, { $max: { lastUsedAt } })
    },
    ofAccount: async (accountId) =>
      (
        await keys
          .find({ accountId: objectId(accountId) })
          .sort({ createdAt: -1, _id: -1 })
          .lean<AccessKeyRow[]>()
      ).map(toAccessKey),
    remove: async (accountId, id) => {
      const { deletedCount } = await keys.deleteOne({ _id: objectId(id), accountId: objectId(accountId) })
      return deletedCount === 1
    },
  }
}
