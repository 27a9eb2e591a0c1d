import { type Connection, Schema, type Types } from 'mongoose'
import { type Account, roles } from '../domain/account.ts'

/** An account as it is stored. One that was erased, or nobody's, lacks the keys. */
export interface AccountRow extends Omit<Account, 'id'> {
  _id: Types.ObjectId
  usernameKey?: string
  emailKey?: string
  passwordHash?: string
}

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
  },
  { collection: 'accounts', versionKey: false },
)
schema.index({ usernameKey: 1 }, { unique: true, sparse: true })
schema.index({ emailKey: 1 }, { unique: true, sparse: true })

export const accountModel = (connection: Connection) => connection.model<AccountRow>('Account', schema)

export function toAccount({ _id, username, email, role, createdAt, insights }: AccountRow): Account {
  return { id: _id.toHexString(), username, email, role, createdAt, insights }
}
