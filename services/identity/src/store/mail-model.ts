import { type Connection, Schema } from 'mongoose'
import type { Mail } from '../domain/mail.ts'

/** A mail that is due. A request holds the address that was typed, a notice its account and where it goes. */
export interface MailRow {
  _id: string
  kind: Mail['kind']
  requestedAt: Date
  expiresAt: Date
  emailKey?: string
  accountId?: string
  to?: string
  /** By the database's clock: who takes a mail puts this off, which keeps the others away. */
  dueAt: Date
  tries: number
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
    dueAt: { type: Date, required: true },
    tries: { type: Number, default: 0 },
  },
  { collection: 'mails', versionKey: false },
)
schema.index({ dueAt: 1, requestedAt: 1 })

export const mailModel = (connection: Connection) => connection.model<MailRow>('Mail', schema)
