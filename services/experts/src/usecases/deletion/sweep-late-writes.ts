import type { Ports } from '../../domain/ports.ts'
import { deleteMemberData } from './delete-member-data.ts'

/**
 * Deletes data that was stored for deleted accounts after their deletion. Sweeps every tombstone that is due, and removes it once no late
 * write is possible and its events are published.
 */
export async function sweepLateWrites(ports: Ports): Promise<void> {
  const { deletedAccounts } = ports
  for (let memberId = await deletedAccounts.takeDue(); memberId; memberId = await deletedAccounts.takeDue()) {
    await deleteMemberData(ports, memberId)
    await deletedAccounts.removeExpired(memberId)
  }
}
