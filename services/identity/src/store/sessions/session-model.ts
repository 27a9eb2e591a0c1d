import { type Connection, Schema, type Types } from 'mongoose'
import type { Session } from '../../domain/sessions/session.ts'

/** A session as it is stored. */
export interface SessionRow extends Omit<Session, 'id' | 'accountId'> {
  _id: Types.ObjectId
  accountId: Types.ObjectId
  secretHash: string
}

const schema = new Schema<SessionRow>(
  {
    accountId: { type: Schema.Types.ObjectId, required: true },
    secretHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    cookieSetAt: { type: Date, required: true },
    epoch: { type: Number, required: true },
    agent: { type: String, default: '' },
    secondFactor: Boolean,
    issuerId: String,
  },
  { collection: 'sessions', versionKey: false },
)
schema.index({ secretHash: 1 }, { unique: true })
schema.index({ accountId: 1, createdAt: -1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const sessionModel = (connection: Connection) => connection.model<SessionRow>('Session', schema)

export function toSession({
  _id,
  accountId,
  createdAt,
  lastSeenAt,
  expiresAt,
  cookieSetAt,
  agent,
  epoch,
  secondFactor,
  issuerId,
}: SessionRow): Session {
  const times = { createdAt, lastSeenAt, expiresAt, cookieSetAt }
  const session: Session = { id: _id.toHexString(), accountId: accountId.toHexString(), ...times, agent, epoch }
  if (secondFactor) session.secondFactor = secondFactor
  if (issuerId) session.issuerId = issuerId
  return session
}
