import { batchDeletion } from '@rostra/kit/stores/batched-rows'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Model } from 'mongoose'
import { newAccount } from '../../domain/accounts/account.ts'
import { type AccountRow, toFields } from './account-model.ts'
import type { LedgerEntryRow } from './ledger-model.ts'

/**
 * Empties and closes an account, creating it if needed, then deletes its ledger. A closed account gets no new entries, so a repeated call
 * after a crash deletes the rest. Events in the outbox stay until they are published.
 */
export async function closeAccount(accounts: Model<AccountRow>, ledger: Model<LedgerEntryRow>, id: string): Promise<void> {
  const { boughtRole, ...fields } = toFields({ ...newAccount(id), closed: true })
  await collectionOf(accounts).updateOne(
    { _id: id },
    {
      $set: fields,
      $unset: { oldestHoldAt: 1 },
      $inc: { version: 1 },
      $currentDate: { closedAt: true },
      $setOnInsert: { boughtRole },
    },
    { upsert: true },
  )
  const deleteSome = batchDeletion(ledger, { accountId: id }, 'number')
  while (await deleteSome());
}
