import type { Model } from 'mongoose'
import type { ResetLinks } from '../../domain/recovery/ports.ts'
import { maxResetLinks } from '../../domain/recovery/reset-link.ts'
import { type AccountRow, toAccount } from '../accounts/account-model.ts'
import { withValidLink } from './recovery-fields.ts'

/** Stores reset links in their accounts, by the hashes of their tokens. */
export function mongoResetLinks(model: Model<AccountRow>): ResetLinks {
  return {
    issue: async (emailKey, link) => {
      const { hash } = link
      const push = { $push: { resetLinks: { $each: [link], $slice: -maxResetLinks } } }
      await model.updateOne({ emailKey, 'resetLinks.hash': { $ne: hash } }, push)
      const row = await model.findOne({ emailKey, resetLinks: { $elemMatch: { hash, ended: { $ne: true } } } }).lean<AccountRow | null>()
      return row && toAccount(row)
    },
    accountOf: async (hash, now) => {
      const row = await model.findOne(withValidLink(hash, now)).lean<AccountRow | null>()
      return row && toAccount(row)
    },
  }
}
