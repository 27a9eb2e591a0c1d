import type { Model } from 'mongoose'
import type { AuditEntry, AuditLog } from '../../domain/audit/audit-log.ts'

/** Stores audit entries in MongoDB. */
export function mongoAuditLog(model: Model<AuditEntry>): AuditLog {
  return {
    record: async (entry) => {
      await model.create(entry)
    },
  }
}
