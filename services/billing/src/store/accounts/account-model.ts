import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema } from 'mongoose'
import { type Account, boughtRoles, type Hold, holdPurposes, type PayingAccess } from '../../domain/accounts/account.ts'
import { storedEnum } from '../stored-enum.ts'

export interface AccountRow extends Omit<Account, 'id' | 'apps'> {
  /** Missing in an account that was stored before apps could spend. */
  apps?: Account['apps']
  /** The account's id at identity. */
  _id: string
  /** Incremented by every write; a write succeeds only over the version that was read. */
  version: number
  /** The creation time of the oldest open hold; missing without holds. */
  oldestHoldAt?: Date
  closedAt?: Date
  outbox?: EventEnvelope[]
}

/** A closed account is kept for 24 h, longer than any token that could create the account again. */
const closedForSeconds = 24 * 3600

const credits = { type: Number, required: true }
const access = new Schema<PayingAccess>({ kind: String, id: String, name: String }, { _id: false, id: false })
const hold = new Schema(
  { id: String, purpose: String, free: credits, purchased: credits, unitPrice: credits, month: String, heldAt: Date, access },
  { _id: false, id: false },
)

const schema = new Schema<AccountRow>(
  {
    _id: String,
    free: credits,
    purchased: credits,
    month: { type: String, default: '' },
    holds: { type: [hold], default: [] },
    apps: { type: [new Schema({ id: String, credits }, { _id: false, id: false })], default: [] },
    entryCount: { type: Number, required: true },
    boughtRole: { type: new Schema({ role: String, version: Number }, { _id: false }), required: true },
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

/** Converts a stored hold. Throws for an unknown purpose. */
export const toHold = (hold: Hold): Hold => ({ ...hold, purpose: storedEnum(holdPurposes, hold.purpose, 'accounts.holds.purpose') })

/** Converts a stored account. Throws for an unknown purpose of a hold or an unknown role. */
export function toAccount({ _id, free, purchased, month, holds, apps = [], entryCount, boughtRole, closed }: AccountRow): Account {
  const role = storedEnum(boughtRoles, boughtRole.role, 'accounts.boughtRole.role')
  const { version } = boughtRole
  return { id: _id, free, purchased, month, holds: holds.map(toHold), apps, entryCount, boughtRole: { role, version }, closed }
}

/** Returns the stored fields of an account, without its version and its outbox. */
export function toFields({ id, ...fields }: Account): Omit<AccountRow, '_id' | 'version'> {
  const oldest = Math.min(...fields.holds.map(({ heldAt }) => heldAt.getTime()))
  return { ...fields, ...(fields.holds.length > 0 && { oldestHoldAt: new Date(oldest) }) }
}
