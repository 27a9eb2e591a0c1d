import type { Ports } from '../../domain/ports.ts'
import { deleteMemberData } from './delete-member-data.ts'

/**
 * Deletes all data of a deleted account. Can be repeated.
 *
 * The tombstone is stored first: later sweeps then delete what a call that is still running, or one with a token that is still valid, stores
 * afterwards.
 */
export async function deleteAccountData(ports: Ports, memberId: string): Promise<void> {
  await ports.deletedAccounts.add(memberId)
  await deleteMemberData(ports, memberId)
}
