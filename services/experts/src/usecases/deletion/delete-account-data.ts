import type { Ports } from '../../domain/ports.ts'
import { deleteMemberData } from './delete-member-data.ts'

/**
 * Deletes all data of a deleted account. Idempotent.
 *
 * Stores the tombstone first: later sweeps delete data that a running call, or a call with a token that is still valid, stores afterwards.
 */
export async function deleteAccountData(ports: Ports, memberId: string): Promise<void> {
  await ports.deletedAccounts.add(memberId)
  await deleteMemberData(ports, memberId)
}
