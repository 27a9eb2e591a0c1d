import { type Connection, Schema } from 'mongoose'
import type { AuditEntry } from '../../domain/audit/audit-log.ts'

const schema = new Schema<AuditEntry>(
  {
    at: { type: Date, required: true },
    event: { type: String, required: true },
    method: String,
    factor: String,
    role: String,
    accountId: { type: String, default: null },
    actor: { type: String, required: true },
    network: String,
    agent: String,
    requestId: String,
  },
  { collection: 'audit_entries', versionKey: false },
)
const days = 86_400
schema.index({ at: 1 }, { expireAfterSeconds: 90 * days })
schema.index({ accountId: 1, at: -1 })

export const auditModel = (connection: Connection) => connection.model<AuditEntry>('AuditEntry', schema)
