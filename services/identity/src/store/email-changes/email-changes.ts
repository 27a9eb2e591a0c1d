import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection, Model, QueryFilter } from 'mongoose'
import type { AccountEvents } from '../../domain/accounts/ports.ts'
import { emailTaken } from '../../domain/accounts/registration.ts'
import { earlierThan, withRoomForOne } from '../../domain/email-changes/email-change.ts'
import type { EmailChanges } from '../../domain/email-changes/ports.ts'
import { notice } from '../../domain/mail/mail.ts'
import { linkedBefore } from '../../domain/oidc/linked-identity.ts'
import { withoutAddedSince } from '../../domain/second-factor/second-factor.ts'
import { type AccountRow, notDeleted, toAccount, withEvent } from '../accounts/account-model.ts'
import { toRefusal } from '../accounts/duplicate-key.ts'
import { type MailRow, toMailRow } from '../mail/mail-model.ts'
import { anyFirstProof, endedRecovery, firstProof } from '../recovery/recovery-fields.ts'
import type { SessionRow } from '../sessions/session-model.ts'
import { isHeld, withPendingEmail, withUndoLink } from './email-fields.ts'

export interface EmailChangeOptions {
  connection: Connection
  accounts: Model<AccountRow>
  mails: Model<MailRow>
  sessions: Model<SessionRow>
  events: Pick<AccountEvents, 'emailConfirmed'>
}

/** Stores changes of addresses in their accounts, by the hashes of their tokens. */
export function mongoEmailChanges({ connection, accounts, mails, sessions, events }: EmailChangeOptions): EmailChanges {
  /** Sets fields by an update pipeline. */
  const write = async (filter: QueryFilter<AccountRow>, $set: object, session: ClientSession) => {
    const row = await accounts
      .findOneAndUpdate(filter, [{ $set }], { session, returnDocument: 'after', updatePipeline: true })
      .lean<AccountRow | null>()
    return row && toAccount(row)
  }

  return {
    refuseTaken: async (emailKey, accountId) => {
      const _id = { $ne: objectId(accountId) }
      if ((await accounts.exists({ emailKey, _id })) || (await isHeld(accounts, emailKey, { exceptBy: accountId }))) throw emailTaken()
    },
    request: ({ id, epoch }, { pending, undoLink, mails: due }, now) =>
      inTransaction(connection, async (session) => {
        const key = { _id: objectId(id), epoch, ...notDeleted }
        const row = await accounts.findOne(key, null, { session }).lean<AccountRow | null>()
        if (!row) return null
        const undoLinks = [...withRoomForOne(row.undoLinks ?? [], now), ...(undoLink ? [undoLink] : [])]
        const spelling = pending.emailKey === row.emailKey ? { email: { $literal: pending.email } } : {}
        const changes = { ...spelling, pendingEmail: { $literal: pending }, undoLinks: { $literal: undoLinks } }
        const changed = await write(key, changes, session)
        await mails.create(due.map(toMailRow), { session, ordered: true })
        return changed
      }),
    find: async (hash, now) => {
      const row = await accounts.findOne({ $or: [withPendingEmail(hash, now), withUndoLink(hash, now)] }).lean<AccountRow | null>()
      return row && { account: toAccount(row), does: row.pendingEmail?.hash === hash ? 'confirm' : 'undo' }
    },
    confirm: (hash, now, keptSessionId) =>
      inTransaction(connection, async (session) => {
        const row = await accounts.findOne(withPendingEmail(hash, now), null, { session }).lean<AccountRow | null>()
        if (!row?.pendingEmail) return null
        const { email, emailKey } = row.pendingEmail
        const id = row._id.toHexString()
        if (await isHeld(accounts, emailKey, { exceptBy: id, session })) throw emailTaken()
        const address = { email: { $literal: email }, emailKey: { $literal: emailKey } }
        const event = events.emailConfirmed(id, new Date(now))
        const proof = row.emailConfirmedAt ? {} : { ...firstProofFields(now, keptSessionId), ...withEvent(event) }
        const takesBack = !row.emailConfirmedAt && !keptSessionId
        if (takesBack) await mails.create([toMailRow(notice('email-proven', id, email, now))], { session })
        const changed = await write({ _id: row._id }, { ...proof, ...endedRecovery, ...address }, session)
        if (changed && keptSessionId)
          await sessions.updateOne({ _id: objectId(keptSessionId) }, { $max: { epoch: changed.epoch } }, { session })
        if (row.email && row.emailConfirmedAt && row.emailKey !== emailKey)
          await mails.create([toMailRow(notice('email-changed', id, row.email, now))], { session })
        return changed
      }).catch((error) => {
        throw toRefusal(error)
      }),
    undo: (hash, now) =>
      inTransaction(connection, async (session) => {
        const row = await accounts.findOne(withUndoLink(hash, now), null, { session }).lean<AccountRow | null>()
        const link = row?.undoLinks?.find((candidate) => candidate.hash === hash)
        if (!row || !link) return null
        const { email, emailKey } = link
        const address = { email: { $literal: email }, emailKey: { $literal: emailKey } }
        const undoLinks = { $literal: earlierThan(link, row.undoLinks ?? []) }
        const kept = row.secondFactor && withoutAddedSince(row.secondFactor, link.at)
        const secondFactor = kept ? { $literal: kept } : '$$REMOVE'
        const linked = linkedBefore(row.identities, link.at)
        const identities = linked.length > 0 ? { $literal: linked } : '$$REMOVE'
        const factors = { secondFactor, identities, passwordHash: '$$REMOVE' }
        const epoch = { $add: ['$epoch', 1] }
        const next = { ...endedRecovery, ...address, undoLinks, ...factors, epoch }
        return write({ _id: row._id }, next, session)
      }).catch((error) => {
        throw toRefusal(error)
      }),
    formerAddresses: async (accountId) => {
      const found = accounts.findOne({ _id: objectId(accountId), ...notDeleted }, { emailKey: 1, undoLinks: 1 })
      const row = await found.lean<Pick<AccountRow, 'emailKey' | 'undoLinks'> | null>()
      return (row?.undoLinks ?? []).filter(({ emailKey }) => emailKey !== row?.emailKey)
    },
    removeExpired: async (now) => {
      const expired = { expiresAt: { $lte: new Date(now) } }
      await accounts.updateMany({ 'pendingEmail.expiresAt': expired.expiresAt }, { $unset: { pendingEmail: 1 } })
      await accounts.updateMany({ 'undoLinks.expiresAt': expired.expiresAt }, { $pull: { undoLinks: expired } })
    },
  }
}

/** The first proof of an address. Who opens the link with a session of the account is its member, and keeps password and second factor. */
const firstProofFields = (now: number, keptSessionId: string | null) => (keptSessionId ? anyFirstProof(now) : firstProof(now))
