import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema } from 'mongoose'
import type { Account } from '../domain/account.ts'

export interface AccountRow extends Omit<Account, 'id'> {
  /** The account's id at identity. */
  _id: string
  /** Counts the changes: who changes an account says which version it has seen. */
  version: number
  /** Since when its oldest hold is open; missing when it has none. */
  oldestHoldAt?: Date
  closedAt?: Date
  outbox?: EventEnvelope[]
}

/** Longer than any token lives that could bring an account that was deleted back. */
const closedForSeconds = 24 * 3600

const credits = { type: Number, required: true }
const hold = new Schema(
  { id: String, kind: String, free: credits, purchased: credits, month: String, heldAt: Date },
  { _id: false, id: false },
)

const schema = new Schema<AccountRow>(
  {
    _id: String,
    free: credits,
    purchased: credits,
    month: { type: String, default: '' },
    holds: { type: [hold], default: [] },
    entries: { type: Number, required: true },
    bought: { type: new Schema({ role: String, version: Number }, { _id: false }), required: true },
    closed: { type: Boolean, required: true },
    version: { type: Number, required: true },
    oldestHoldAt: Date,
    closedAt: Date,
  },
  { collection: 'accounts', versionKey: false },
)
withOutbox(schema)
schema.index({ oldestHoldAt: 1 }, { sparse: true })
schema.index({ closedAt: 1 }, { expireAfterSeconds: closedForSeconds })

export const accountModel = (connection: Connection) => connection.model<AccountRow>('Account', schema)

export function toAccount({ _id, free, purchased, month, holds, entries, bought, closed }: AccountRow): Account {
  return { id: _id, free, purchased, month, holds, entries, bought, closed }
}

/** What is stored of an account, except its version and its events. */
export function toFields({ id, ...fields }: Account): Omit<AccountRow, '_id' | 'version'> {
  const oldest = Math.min(...fields.holds.map(({ heldAt }) => heldAt.getTime()))
  return { ...fields, ...(fields.holds.length > 0 && { oldestHoldAt: new Date(oldest) }) }
}
