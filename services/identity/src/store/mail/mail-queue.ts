import { claimDue, fromNow, isDue } from '@rostra/kit/stores/due-rows'
import type { Model } from 'mongoose'
import type { MailQueue } from '../../domain/mail/ports.ts'
import { type MailRow, toMail, toMailRow } from './mail-model.ts'

/** Stores the mail queue in MongoDB. Leases use the database's clock, so that the replicas' clocks may differ. */
export function mongoMailQueue(model: Model<MailRow>, leaseMs: number): MailQueue {
  return {
    add: async (mail) => {
      await model.create(toMailRow(mail))
    },
    lease: async () => {
      const set = { attempts: { $add: ['$attempts', 1] } }
      const row = await claimDue(model, { field: 'dueAt', claimMs: leaseMs, set, sort: { requestedAt: 1 } })
      return row && toMail(row)
    },
    retryAfter: async ({ id, attempts }, delayMs) => {
      await model.updateOne({ _id: id, attempts }, [{ $set: { dueAt: fromNow(delayMs) } }], { updatePipeline: true })
    },
    remove: async (id) => {
      await model.deleteOne({ _id: id })
    },
    dueSince: async () => {
      const row = await model.findOne(isDue('dueAt')).sort({ dueAt: 1, requestedAt: 1 }).lean<MailRow | null>()
      return row && new Date(Math.max(row.dueAt.getTime(), row.requestedAt.getTime()))
    },
    removeOfAccount: async (accountId, emailKey) => {
      await model.deleteMany({ $or: [{ accountId }, { emailKey }] })
    },
  }
}
