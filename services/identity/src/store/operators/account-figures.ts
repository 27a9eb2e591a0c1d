import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Model } from 'mongoose'
import type { AccountFigures, RegisteredDay } from '../../domain/operators/ports.ts'
import type { AccountRow } from '../accounts/account-model.ts'

/** Counts the accounts that exist, and those of them that were registered by day since the beginning of a day (UTC). */
export async function countAccounts(accounts: Model<AccountRow>, first: string): Promise<AccountFigures> {
  const rows = collectionOf(accounts)
  // A deleted account has no key.
  const exists = { usernameKey: { $gt: '' } }
  const date = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } }
  const [days, count] = await Promise.all([
    rows
      .aggregate<RegisteredDay>([
        { $match: { createdAt: { $gte: new Date(first) }, ...exists } },
        { $group: { _id: date, registered: { $sum: 1 } } },
        { $project: { _id: 0, date: '$_id', registered: 1 } },
      ])
      .toArray(),
    rows.countDocuments(exists),
  ])
  return { days, accounts: count }
}
