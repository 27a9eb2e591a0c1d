import type { Ports } from '../../domain/ports.ts'
import { deleteStoredData } from './delete-account-data.ts'

/** Deletes data that calls in flight wrote after their account was deleted, and removes expired tombstones. */
export async function sweepLateWrites(ports: Pick<Ports, 'personas' | 'votes' | 'reports' | 'deletedAccounts'>): Promise<void> {
  const { deletedAccounts } = ports
  for (let accountId = await deletedAccounts.takeDue(); accountId; accountId = await deletedAccounts.takeDue()) {
    await deleteStoredData(ports, accountId)
    await deletedAccounts.removeExpired(accountId)
  }
}
