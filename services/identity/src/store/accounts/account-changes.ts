import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection, Model, UpdateQuery } from 'mongoose'
import type { Account } from '../../domain/accounts/account.ts'
import { firstChoices } from '../../domain/accounts/choices.ts'
import type { AccountChanges, AccountEvents } from '../../domain/accounts/ports.ts'
import { notice } from '../../domain/mail/mail.ts'
import type { MailRow } from '../mail/mail-model.ts'
import { toMailRow } from '../mail/mail-model.ts'
import { anyFirstProof, confirmedAt, endedRecovery, firstProof, keptIfConfirmed, withValidLink } from '../recovery/recovery-fields.ts'
import type { SessionRow } from '../sessions/session-model.ts'
import { type AccountRow, notDeleted, toAccount, withEvent } from './account-model.ts'
import { mongoRoleChanges } from './role-changes.ts'
import { nextFinish } from './unfinished-deletions.ts'

export interface AccountChangeOptions {
  connection: Connection
  accounts: Model<AccountRow>
  mails: Model<MailRow>
  sessions: Model<SessionRow>
  events: AccountEvents
}

const { insights: _consent, ...otherChoices } = firstChoices
const unsetChoices = Object.fromEntries(Object.keys(otherChoices).map((name) => [name, 1]))

// `$literal`, because a password hash begins with `$` and a pipeline would read it as a field path.
const passwordFields = (passwordHash: string) => ({
  ...endedRecovery,
  passwordHash: { $literal: passwordHash },
  epoch: { $add: ['$epoch', 1] },
})

/** Changes accounts in MongoDB. A change and its notice share a transaction; an event is stored in the account itself. */
export function mongoAccountChanges({ connection, accounts, mails, sessions, events }: AccountChangeOptions): AccountChanges {
  const keepSession = (id: string, { epoch }: AccountRow, session: ClientSession) =>
    sessions.updateOne({ _id: objectId(id) }, { $max: { epoch } }, { session })

  /** Sets the fields of a first proof. Returns null when the address is proven, or the epoch of the account has ended. */
  const prove = ({ id, epoch }: Account, fields: object, now: number, session: ClientSession) => {
    const unproven = { _id: objectId(id), epoch, emailConfirmedAt: { $exists: false }, ...notDeleted }
    const $set = { ...fields, ...withEvent(events.emailConfirmed(id, new Date(now))) }
    return accounts
      .findOneAndUpdate(unproven, [{ $set }], { session, returnDocument: 'after', updatePipeline: true })
      .lean<AccountRow | null>()
  }

  /** `fieldsOf` returns what is set in an account. */
  const changePassword = (filter: object, fieldsOf: (before: AccountRow) => object, now: number, keptSessionId?: string) =>
    inTransaction(connection, async (session) => {
      const before = await accounts.findOne(filter, null, { session }).lean<AccountRow | null>()
      if (!before) return null
      const $set = fieldsOf(before)
      const row = await accounts
        .findOneAndUpdate(filter, [{ $set }], { session, returnDocument: 'after', updatePipeline: true })
        .lean<AccountRow | null>()
      if (!row) return null
      if (keptSessionId) await keepSession(keptSessionId, row, session)
      if (row.email) await mails.create([toMailRow(notice('password-changed', row._id.toHexString(), row.email, now))], { session })
      return toAccount(row)
    })

  return {
    setProfile: (id, { address, choices }, now) =>
      inTransaction(connection, async (session) => {
        const before = await accounts.findOne({ _id: objectId(id), ...notDeleted }, null, { session }).lean<AccountRow | null>()
        if (!before) return null
        const { insights } = choices
        const literals = Object.fromEntries(Object.entries({ ...address, ...choices }).map(([name, value]) => [name, { $literal: value }]))
        const isNewConsent = insights !== undefined && insights !== before.insights
        const changes = {
          ...literals,
          ...(address ? { pendingEmail: '$$REMOVE' } : {}),
          ...(isNewConsent ? withEvent(events.insightsConsentChanged(id, insights, new Date(now))) : {}),
        }
        const row = await accounts
          .findOneAndUpdate({ _id: before._id }, [{ $set: changes }], { session, returnDocument: 'after', updatePipeline: true })
          .lean<AccountRow | null>()
        return row && toAccount(row)
      }),
    setPassword: ({ id, epoch }, passwordHash, keptSessionId, now) =>
      changePassword({ _id: objectId(id), epoch, ...notDeleted }, () => passwordFields(passwordHash), now, keptSessionId),
    resetPassword: (hash, passwordHash, now) => {
      const fieldsOf = (before: AccountRow) => ({
        ...passwordFields(passwordHash),
        ...confirmedAt(now),
        ...keptIfConfirmed,
        ...(before.emailConfirmedAt ? {} : withEvent(events.emailConfirmed(before._id.toHexString(), new Date(now)))),
      })
      return changePassword(withValidLink(hash, now), fieldsOf, now)
    },
    proveEmail: (account, now) =>
      inTransaction(connection, async (session) => {
        const row = await prove(account, firstProof(now), now, session)
        if (row) await mails.create([toMailRow(notice('email-proven', account.id, row.email, now))], { session })
        return row && toAccount(row)
      }),
    proveOwnEmail: (account, keptSessionId, now) =>
      inTransaction(connection, async (session) => {
        const row = await prove(account, anyFirstProof(now), now, session)
        if (row && keptSessionId) await keepSession(keptSessionId, row, session)
        return row && toAccount(row)
      }),
    ...mongoRoleChanges(accounts, events),
    erase: async (id, now) => {
      const update: UpdateQuery<AccountRow> = {
        $set: { username: '', email: '', insights: false, deletedAt: new Date(now), deletionDue: nextFinish(now) },
        $unset: {
          ...unsetChoices,
          usernameKey: 1,
          emailKey: 1,
          passwordHash: 1,
          network: 1,
          code: 1,
          resetLinks: 1,
          suspension: 1,
          pendingEmail: 1,
          undoLinks: 1,
          secondFactor: 1,
          identities: 1,
          keysMade: 1,
        },
        $push: { outbox: events.accountDeleted(id, new Date(now)) },
      }
      const row = await accounts
        .findOneAndUpdate({ _id: objectId(id), ...notDeleted }, update, { returnDocument: 'before' })
        .lean<AccountRow | null>()
      return row && { emailKey: row.emailKey ?? '' }
    },
  }
}
