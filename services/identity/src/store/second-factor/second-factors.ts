import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { Connection, Model } from 'mongoose'
import { notice as createNotice } from '../../domain/mail/mail.ts'
import type { SecondFactors } from '../../domain/second-factor/ports.ts'
import { type AccountRow, notDeleted, toAccount } from '../accounts/account-model.ts'
import { type MailRow, toMailRow } from '../mail/mail-model.ts'
import type { SessionRow } from '../sessions/session-model.ts'

export interface SecondFactorOptions {
  connection: Connection
  accounts: Model<AccountRow>
  mails: Model<MailRow>
  sessions: Model<SessionRow>
}

/** Stores second factors in their accounts. Concurrent changes of one account conflict in MongoDB, and the later one is retried. */
export function mongoSecondFactors({ connection, accounts, mails, sessions }: SecondFactorOptions): SecondFactors {
  return {
    change: ({ id, epoch }, apply, now, { notice, keptSessionId, endsSessions } = {}) =>
      inTransaction(connection, async (session) => {
        const key = { _id: objectId(id), epoch, ...notDeleted }
        const found = await accounts.findOne(key, null, { session }).lean<AccountRow | null>()
        if (!found) return null
        const next = apply(found.secondFactor)
        const isFirst = !found.secondFactor && next !== undefined
        const update = {
          ...(next ? { $set: { secondFactor: next } } : { $unset: { secondFactor: 1 as const } }),
          ...((isFirst || endsSessions) && { $inc: { epoch: 1 } }),
        }
        const row = await accounts.findOneAndUpdate(key, update, { session, returnDocument: 'after' }).lean<AccountRow | null>()
        if (!row) return null
        if (isFirst && keptSessionId)
          await sessions.updateOne(
            { _id: objectId(keptSessionId) },
            { $max: { epoch: row.epoch }, $set: { secondFactor: true } },
            { session },
          )
        if (notice && row.email) await mails.create([toMailRow(createNotice(notice, id, row.email, now))], { session })
        return toAccount(row)
      }),
  }
}
