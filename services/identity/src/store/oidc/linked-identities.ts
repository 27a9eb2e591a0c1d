import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { Connection, Model } from 'mongoose'
import { notice } from '../../domain/mail/mail.ts'
import { refuseSecondIdentity, withoutIdentity } from '../../domain/oidc/linked-identity.ts'
import type { LinkedIdentities } from '../../domain/oidc/ports.ts'
import { type AccountRow, notDeleted, toAccount } from '../accounts/account-model.ts'
import { toRefusal } from '../accounts/duplicate-key.ts'
import { type MailRow, toMailRow } from '../mail/mail-model.ts'

export interface LinkedIdentityOptions {
  connection: Connection
  accounts: Model<AccountRow>
  mails: Model<MailRow>
}

/** Stores linked identities in their accounts. A unique index decides between two accounts. */
export function mongoLinkedIdentities({ connection, accounts, mails }: LinkedIdentityOptions): LinkedIdentities {
  return {
    accountOf: async (issuer, subject) => {
      const row = await accounts.findOne({ identities: { $elemMatch: { issuer, subject } } }).lean<AccountRow | null>()
      return row && toAccount(row)
    },
    link: ({ id, epoch }, identity, issuerLabel, now) =>
      inTransaction(connection, async (session) => {
        const key = { _id: objectId(id), epoch, ...notDeleted }
        const found = await accounts.findOne(key, null, { session }).lean<AccountRow | null>()
        if (!found) return null
        refuseSecondIdentity(found.identities, identity.issuer)
        const row = await accounts
          .findOneAndUpdate(key, { $push: { identities: identity } }, { session, returnDocument: 'after' })
          .lean<AccountRow | null>()
        if (row?.email) await mails.create([toMailRow(notice('identity-linked', id, row.email, now, { issuerLabel }))], { session })
        return row && toAccount(row)
      }).catch((error) => {
        throw toRefusal(error)
      }),
    unlink: ({ id: accountId, epoch }, id, issuers, labelOf, now) =>
      inTransaction(connection, async (session) => {
        const key = { _id: objectId(accountId), epoch, ...notDeleted }
        const found = await accounts.findOne(key, null, { session }).lean<AccountRow | null>()
        if (!found) return null
        const rest = withoutIdentity(found.identities, id, { hasPassword: found.passwordHash !== undefined, issuers })
        const removed = found.identities?.find((identity) => identity.id === id)
        if (!removed) return null
        // An empty list would stay in the unique index.
        const update = rest.length > 0 ? { $set: { identities: rest } } : { $unset: { identities: 1 as const } }
        await accounts.updateOne(key, update, { session })
        const details = { issuerLabel: labelOf(removed.issuer) }
        if (found.email) await mails.create([toMailRow(notice('identity-unlinked', accountId, found.email, now, details))], { session })
        return removed
      }),
    hasPassword: async (accountId) => (await accounts.exists({ _id: objectId(accountId), passwordHash: { $exists: true } })) !== null,
  }
}
