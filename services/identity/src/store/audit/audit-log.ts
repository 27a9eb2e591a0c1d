import type { Model } from 'mongoose'
import type { AuditEntry, AuditLog } from '../../domain/audit/audit-log.ts'

const maxOwn = 10_000

/** Stores audit entries in MongoDB. */
export function mongoAuditLog(model: Model<AuditEntry>): AuditLog {
  return {
    record: async (entry) => {
      await model.create(entry)
    },
    ofAccount: (accountId) => model.find({ accountId }, { _id: 0 }).sort({ at: -1 }).limit(maxOwn).lean<AuditEntry[]>(),
  }
}
