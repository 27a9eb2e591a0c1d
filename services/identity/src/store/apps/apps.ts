import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import { type Connection, type Model, Types } from 'mongoose'
import { appLimit, maxApps } from '../../domain/apps/app.ts'
import type { Apps } from '../../domain/apps/ports.ts'
import { notice } from '../../domain/mail/mail.ts'
import type { Sessions } from '../../domain/sessions/ports.ts'
import { type AccountRow, notDeleted } from '../accounts/account-model.ts'
import { type MailRow, toMailRow } from '../mail/mail-model.ts'
import { type AppRow, toApp } from './app-model.ts'
import type { OAuthDocumentRow } from './oauth-documents.ts'

export interface AppOptions {
  connection: Connection
  accounts: Model<AccountRow>
  mails: Model<MailRow>
  apps: Model<AppRow>
  documents: Model<OAuthDocumentRow>
}

const activeAt = (now: Date) => ({ expiresAt: { $gt: now } })

/**
 * Stores apps in MongoDB. A new app counts itself in its account, so that of concurrent ones, and of one and the end of the account's
 * epoch, the later one is retried. An app is removed before its tokens, which count for nothing without it.
 */
export function mongoApps({ connection, accounts, mails, apps, documents }: AppOptions): Apps {
  return {
    create: ({ id, epoch }, app) =>
      inTransaction(connection, async (session) => {
        const accountId = new Types.ObjectId(id)
        const current = { _id: accountId, epoch, ...notDeleted }
        const account = await accounts.findOneAndUpdate(current, { $inc: { keysMade: 1 } }, { session }).lean<AccountRow | null>()
        if (!account) return null
        // Those of an earlier epoch have ended with the other sessions of then.
        await apps.deleteMany({ accountId, epoch: { $lt: epoch } }, { session })
        if ((await apps.countDocuments({ accountId, ...activeAt(app.grantedAt) }, { session })) >= maxApps) throw appLimit()
        const row: AppRow = { _id: new Types.ObjectId(), accountId, epoch, ...app, scopes: [...app.scopes] }
        await apps.create([row], { session })
        const details = { keyName: app.name }
        if (account.email)
          await mails.create([toMailRow(notice('app-allowed', id, account.email, app.grantedAt.getTime(), details))], { session })
        return toApp(row)
      }),
    byId: async (id, now) => {
      const row = await apps.findOne({ _id: objectId(id), ...activeAt(now) }).lean<AppRow | null>()
      return row && toApp(row)
    },
    activeAmong: async (ids, now) => {
      const filter = { _id: { $in: ids.flatMap((id) => objectId(id) ?? []) }, ...activeAt(now) }
      return (await apps.find(filter).lean<AppRow[]>()).map(toApp)
    },
    touch: async ({ id }, lastUsedAt) => {
      await apps.updateOne({ _id: objectId(id) }, { $max: { lastUsedAt } })
    },
    ofAccount: async (accountId, now) => {
      const filter = { accountId: objectId(accountId), ...activeAt(now) }
      return (await apps.find(filter).sort({ grantedAt: -1, _id: -1 }).lean<AppRow[]>()).map(toApp)
    },
    remove: async (accountId, id) => {
      const { deletedCount } = await apps.deleteOne({ _id: objectId(id), accountId: objectId(accountId) })
      if (deletedCount === 0) return false
      await documents.deleteMany({ grantId: id })
      return true
    },
    end: async (id) => {
      await apps.deleteOne({ _id: objectId(id) })
      await documents.deleteMany({ grantId: id })
    },
    removeOfAccount: async (accountId) => {
      const filter = { accountId: objectId(accountId) }
      const rows = await apps.find(filter, '_id').lean<Pick<AppRow, '_id'>[]>()
      await apps.deleteMany(filter)
      if (rows.length > 0) await documents.deleteMany({ grantId: { $in: rows.map(({ _id }) => _id.toHexString()) } })
    },
  }
}

/** Returns sessions with which the apps of the account end when all other sessions are closed. */
export const withApps = (sessions: Sessions, apps: Pick<Apps, 'removeOfAccount'>): Sessions => ({
  ...sessions,
  endAllExcept: async (account, keptId) => {
    await sessions.endAllExcept(account, keptId)
    await apps.removeOfAccount(account.id)
  },
})
