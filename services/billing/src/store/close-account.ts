import type { Model } from 'mongoose'
import { newAccount } from '../domain/account.ts'
import { type AccountRow, toFields } from './account-model.ts'
import type { EntryRow } from './ledger-model.ts'

/**
 * Empties an account, or makes an empty one, and closes it; then its ledger is deleted. Nothing can be added any more once it is closed, so
 * whoever begins again after a crash deletes the rest. Events that nobody has been told of stay until they are.
 */
export async function closeAccount(accounts: Model<AccountRow>, ledger: Model<EntryRow>, id: string): Promise<void> {
  const { bought, ...fields } = toFields({ ...newAccount(id), closed: true })
  await accounts.collection.updateOne(
    { _id: id as never },
    {
      $set: fields,
      $unset: { oldestHoldAt: 1 },
      $inc: { version: 1 },
      $currentDate: { closedAt: true },
      $setOnInsert: { bought },
    },
    { upsert: true },
  )
  await ledger.collection.deleteMany({ accountId: id })
}
