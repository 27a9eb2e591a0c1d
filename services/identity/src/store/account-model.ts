import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema, type Types } from 'mongoose'
import { type Account, roles } from '../domain/account.ts'
import type { OneTimeCode } from '../domain/one-time-code.ts'
import type { ResetLink } from '../domain/reset-link.ts'

/** An account as it is stored. One that was erased, or nobody's, lacks the keys. */
export interface AccountRow extends Omit<Account, 'id' | 'epoch'> {
  _id: Types.ObjectId
  usernameKey?: string
  emailKey?: string
  passwordHash?: string
  epoch?: number
  code?: OneTimeCode & { triesLeft: number; used?: true }
  /** The latest ones, spent ones among them, so that a mail which is sent again can't bring one back to life. */
  resetLinks?: (ResetLink & { spent?: true })[]
  /** The latest change of what the account has bought that was seen. */
  boughtVersion?: number
  deletedAt?: Date
}

const code = new Schema<NonNullable<AccountRow['code']>>(
  { id: String, expiresAt: Date, triesLeft: Number, used: Boolean },
  { _id: false, id: false },
)
const resetLink = new Schema<NonNullable<AccountRow['resetLinks']>[number]>(
  { hash: String, expiresAt: Date, spent: Boolean },
  { _id: false },
)

const schema = new Schema<AccountRow>(
  {
    username: { type: String, default: '' },
    usernameKey: String,
    email: { type: String, default: '' },
    emailKey: String,
    passwordHash: String,
    role: { type: String, enum: roles, default: 'citizen' },
    createdAt: { type: Date, required: true },
    insights: { type: Boolean, default: true },
    epoch: Number,
    code,
    resetLinks: { type: [resetLink], default: undefined },
    boughtVersion: Number,
    deletedAt: Date,
  },
  { collection: 'accounts', versionKey: false },
)
withOutbox(schema)
schema.index({ usernameKey: 1 }, { unique: true, sparse: true })
schema.index({ emailKey: 1 }, { unique: true, sparse: true })
schema.index({ 'resetLinks.hash': 1 }, { sparse: true })

export const accountModel = (connection: Connection) => connection.model<AccountRow>('Account', schema)

export const notErased = { deletedAt: { $exists: false } }

export function toAccount({ _id, username, email, role, createdAt, insights, epoch = 0 }: AccountRow): Account {
  return { id: _id.toHexString(), username, email, role, createdAt, insights, epoch }
}
