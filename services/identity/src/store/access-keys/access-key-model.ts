import { type Scope, scopes } from '@rostra/platform/scope'
import { type Connection, Schema, type Types } from 'mongoose'
import { type AccessKey, expiredKeySeconds } from '../../domain/access-keys/access-key.ts'

/** An access key as it is stored. */
export interface AccessKeyRow extends Omit<AccessKey, 'id' | 'accountId' | 'scopes'> {
  _id: Types.ObjectId
  accountId: Types.ObjectId
  secretHash: string
  scopes: string[]
}

const schema = new Schema<AccessKeyRow>(
  {
    accountId: { type: Schema.Types.ObjectId, required: true },
    secretHash: { type: String, required: true },
    name: { type: String, required: true },
    scopes: { type: [String], required: true },
    start: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: Date,
    expiresAt: Date,
    epoch: { type: Number, required: true },
  },
  { collection: 'access_keys', versionKey: false },
)
schema.index({ secretHash: 1 }, { unique: true })
schema.index({ accountId: 1, createdAt: -1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: expiredKeySeconds })

export const accessKeyModel = (connection: Connection) => connection.model<AccessKeyRow>('AccessKey', schema)

/** Returns the key of a row. Throws an Error for an unknown scope. */
export function toAccessKey({
  _id,
  accountId,
  name,
  scopes: stored,
  start,
  createdAt,
  lastUsedAt,
  expiresAt,
  epoch,
}: AccessKeyRow): AccessKey {
  const key: AccessKey = {
    id: _id.toHexString(),
    accountId: accountId.toHexString(),
    name,
    scopes: stored.map(readScope),
    start,
    createdAt,
    epoch,
  }
  if (lastUsedAt) key.lastUsedAt = lastUsedAt
  if (expiresAt) key.expiresAt = expiresAt
  return key
}

function readScope(stored: string): Scope {
  const scope = scopes.find((known) => known === stored)
  if (!scope) throw new Error(`unknown scope in the database: ${JSON.stringify(stored)}`)
  return scope
}
