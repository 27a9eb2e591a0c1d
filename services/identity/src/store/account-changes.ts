import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { inTransaction, objectId } from '@rostra/kit/mongo'
import type { Connection, Model, UpdateQuery } from 'mongoose'
import type { Role } from '../domain/account.ts'
import type { AccountChanges } from '../domain/account-ports.ts'
import { notice } from '../domain/mail.ts'
import { type AccountRow, notErased, toAccount } from './account-model.ts'
import { setBoughtRole } from './bought-roles.ts'
import type { MailRow } from './mail-model.ts'
import { noticeRow } from './mails.ts'
import { refusalOf } from './taken.ts'

export interface AccountEvents {
  roleChanged: (accountId: string, role: Role, at: Date) => EventEnvelope
  accountDeleted: (accountId: string, at: Date) => EventEnvelope
}

export interface AccountChangeOptions {
  connection: Connection
  accounts: Model<AccountRow>
  mails: Model<MailRow>
  events: AccountEvents
}

/** Ends the code and the links of an account, in an update by pipeline. */
const spent = {
  code: '$$REMOVE',
  resetLinks: { $map: { input: { $ifNull: ['$resetLinks', []] }, in: { $mergeObjects: ['$$this', { spent: true }] } } },
}

// A hash begins with a dollar sign, which would read as the name of a field.
const passwordChange = (passwordHash: string) => [
  { $set: { ...spent, passwordHash: { $literal: passwordHash }, epoch: { $add: [{ $ifNull: ['$epoch', 0] }, 1] } } },
]

/** A change and the notice of it stand in two collections, so they share a transaction; an event stands in the account itself. */
export function mongoAccountChanges({ connection, accounts, mails, events }: AccountChangeOptions): AccountChanges {
  const changePassword = (filter: object, passwordHash: string, now: number) =>
    inTransaction(connection, async (session) => {
      const row = await accounts
        .findOneAndUpdate(filter, passwordChange(passwordHash), { session, returnDocument: 'after', updatePipeline: true })
        .lean<AccountRow | null>()
      if (!row) return null
      const told = notice('password-changed', row._id.toHexString(), row.email, now)
      if (row.email) await mails.create([noticeRow(told)], { session })
      return toAccount(row)
    })

  return {
    setProfile: (id, { address, insights }, now) =>
      inTransaction(connection, async (session) => {
        const before = await accounts.findOne({ _id: objectId(id), ...notErased }, null, { session }).lean<AccountRow | null>()
        if (!before) return null
        const moved = address !== undefined && address.emailKey !== before.emailKey
        const literal = Object.entries({ ...address, insights }).filter(([, value]) => value !== undefined)
        const update = { ...Object.fromEntries(literal.map(([name, $literal]) => [name, { $literal }])), ...(moved ? spent : {}) }
        const row = await accounts
          .findOneAndUpdate({ _id: before._id }, [{ $set: update }], { session, returnDocument: 'after', updatePipeline: true })
          .lean<AccountRow | null>()
        const told = notice('email-changed', id, before.email, now)
        if (moved && before.email) await mails.create([noticeRow(told)], { session })
        return row && { account: toAccount(row), before: toAccount(before) }
      }).catch((error) => {
        throw refusalOf(error)
      }),
    setPassword: async ({ id, epoch }, passwordHash, now) => {
      const same = epoch === 0 ? { $in: [0, null] } : epoch
      return (await changePassword({ _id: objectId(id), epoch: same, ...notErased }, passwordHash, now)) !== null
    },
    resetPassword: (hash, passwordHash, now) => changePassword(liveLink(hash, now), passwordHash, now),
    setRole: async (usernameKey, role, now) => {
      const known = await accounts.findOne({ usernameKey }).lean<AccountRow | null>()
      if (!known) return null
      const update: UpdateQuery<AccountRow> = {
        $set: { role },
        $push: { outbox: events.roleChanged(known._id.toHexString(), role, new Date(now)) },
      }
      const before = await accounts
        .findOneAndUpdate({ _id: known._id, role: { $ne: role }, ...notErased }, update, { returnDocument: 'before' })
        .lean<AccountRow | null>()
      // Without a change, the account has the role, or was erased meanwhile.
      const row = before ?? (await accounts.findOne({ usernameKey }).lean<AccountRow | null>())
      return row && { account: { ...toAccount(row), role }, previous: row.role }
    },
    setBoughtRole: setBoughtRole(accounts, events),
    erase: async (id, now) => {
      const update: UpdateQuery<AccountRow> = {
        $set: { username: '', email: '', insights: false, deletedAt: new Date(now) },
        $unset: { usernameKey: 1, emailKey: 1, passwordHash: 1, code: 1, resetLinks: 1 },
        $push: { outbox: events.accountDeleted(id, new Date(now)) },
      }
      const row = await accounts
        .findOneAndUpdate({ _id: objectId(id), ...notErased }, update, { returnDocument: 'before' })
        .lean<AccountRow | null>()
      return row && { emailKey: row.emailKey ?? '' }
    },
  }
}

/** Finds the account that a link is alive of. */
export const liveLink = (hash: string, now: number) => ({
  resetLinks: { $elemMatch: { hash, spent: { $ne: true as const }, expiresAt: { $gt: new Date(now) } } },
})
