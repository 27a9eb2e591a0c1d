import { type Connection, Schema } from 'mongoose'
import { type InboxNews, isNoticeKind, type Mail, readMailKind } from '../../domain/mail/mail.ts'
import type { LeasedMail } from '../../domain/mail/ports.ts'

/** A queued mail. A requested mail has the entered address; a notice has its account, its recipient and its details. */
export interface MailRow {
  _id: string
  kind: string
  requestedAt: Date
  expiresAt: Date
  emailKey?: string
  accountId?: string
  to?: string
  reason?: string
  personaName?: string
  issuerLabel?: string
  keyName?: string
  inboxes?: readonly InboxNews[]
  /** The next attempt, by the database's clock. A lease moves it into the future. */
  dueAt: Date
  attempts: number
}

const schema = new Schema<MailRow>(
  {
    _id: String,
    kind: { type: String, required: true },
    requestedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    emailKey: String,
    accountId: String,
    to: String,
    reason: String,
    personaName: String,
    issuerLabel: String,
    keyName: String,
    inboxes: { type: [Schema.Types.Mixed], default: undefined },
    dueAt: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
  },
  { collection: 'mails', versionKey: false },
)
schema.index({ dueAt: 1, requestedAt: 1 })

export const mailModel = (connection: Connection) => connection.model<MailRow>('Mail', schema)

/** Returns the row of a new mail, which is due at once. */
export const toMailRow = ({ id, ...mail }: Mail): MailRow => ({ _id: id, ...mail, dueAt: new Date(0), attempts: 0 })

/** Returns the mail of a row. Throws an Error for an unknown kind. */
export function toMail({
  _id,
  kind: stored,
  requestedAt,
  expiresAt,
  emailKey = '',
  accountId = '',
  to = '',
  reason = '',
  personaName = '',
  issuerLabel = '',
  keyName = '',
  inboxes = [],
  attempts,
}: MailRow): LeasedMail {
  const kind = readMailKind(stored)
  const mail = { id: _id, requestedAt, expiresAt, attempts }
  return isNoticeKind(kind)
    ? { ...mail, kind, accountId, to, reason, personaName, issuerLabel, keyName, inboxes }
    : { ...mail, kind, emailKey }
}
