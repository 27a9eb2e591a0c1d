import type { Model } from 'mongoose'
import type { ResetLinks } from '../domain/account-ports.ts'
import { linksMost } from '../domain/reset-link.ts'
import { liveLink } from './account-changes.ts'
import { type AccountRow, toAccount } from './account-model.ts'

/** Links in their accounts, known by the hashes of their tokens. */
export function mongoResetLinks(model: Model<AccountRow>): ResetLinks {
  return {
    issue: async (emailKey, link) => {
      const { hash } = link
      const push = { $push: { resetLinks: { $each: [link], $slice: -linksMost } } }
      await model.updateOne({ emailKey, 'resetLinks.hash': { $ne: hash } }, push)
      const row = await model.findOne({ emailKey, resetLinks: { $elemMatch: { hash, spent: { $ne: true } } } }).lean<AccountRow | null>()
      return row && toAccount(row)
    },
    isAlive: async (hash, now) => (await model.exists(liveLink(hash, now))) !== null,
  }
}
