import type { Turn } from '@rostra/kit/async/run-batches'
import { type AccountData, deleteStoredData } from './delete-account-data.ts'

/**
 * Deletes what is left of deleted accounts, a turn for each that is due, and what calls in
 * flight wrote after the deletion. Removes expired tombstones.
 */
export async function sweepLateWrites(ports: AccountData, turn: Turn): Promise<void> {
  const { deletedAccounts } = ports
  while (!turn.signal?.aborted) {
    const accountId = await deletedAccounts.takeDue()
    if (accountId === null) return
    if (await deleteStoredData(ports, accountId, turn)) await deletedAccounts.removeExpired(accountId)
    else await deletedAccounts.sweepAgain(accountId)
  }
}
