import type { Model } from 'mongoose'
import type { Mail, Notice } from '../domain/mail.ts'
import type { Mails, TakenMail } from '../domain/mail-ports.ts'
import type { MailRow } from './mail-model.ts'

/** Longer than a mail server is waited for. */
const takenMs = 60_000

const rowOf = ({ id, ...mail }: Mail): MailRow => ({ _id: id, ...mail, dueAt: new Date(0), tries: 0 })

/** A notice as the store of accounts adds it, in the transaction of its change. */
export const noticeRow = (notice: Notice): MailRow => rowOf(notice)

/** Mails that are due, in MongoDB. Who may send which is decided by the database's clock, so replicas' clocks don't matter. */
export function mongoMails(model: Model<MailRow>): Mails {
  return {
    add: async (mail) => {
      await model.create(rowOf(mail))
    },
    take: async () => {
      const row = await model
        .findOneAndUpdate(
          { $expr: { $lte: ['$dueAt', '$$NOW'] } },
          [{ $set: { dueAt: { $add: ['$$NOW', takenMs] }, tries: { $add: ['$tries', 1] } } }],
          { sort: { dueAt: 1, requestedAt: 1 }, returnDocument: 'after', updatePipeline: true },
        )
        .lean<MailRow | null>()
      return row && toMail(row)
    },
    giveBack: async ({ id, tries }, waitMs) => {
      await model.updateOne({ _id: id, tries }, [{ $set: { dueAt: { $add: ['$$NOW', waitMs] } } }], { updatePipeline: true })
    },
    remove: async (id) => {
      await model.deleteOne({ _id: id })
    },
    removeOf: async (accountId, emailKey) => {
      await model.deleteMany({ $or: [{ accountId }, { emailKey }] })
    },
  }
}

function toMail({ _id, kind, requestedAt, expiresAt, emailKey = '', accountId = '', to = '', tries }: MailRow): TakenMail {
  const due = { id: _id, requestedAt, expiresAt, tries }
  return kind === 'code' || kind === 'reset-link' ? { ...due, kind, emailKey } : { ...due, kind, accountId, to }
}
