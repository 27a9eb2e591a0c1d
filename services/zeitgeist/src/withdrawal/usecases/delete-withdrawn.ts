import type { Ports } from '../domain/ports.ts'
import { deleteRows } from './delete-rows.ts'

/**
 * Deletes what was just stored for members who withdrew meanwhile. Only accounts with a tombstone are asked about again: one whose withdrawal has no
 * tombstone yet is deleted by the withdrawal itself.
 */
export async function deleteWithdrawn(ports: Ports, accountIds: readonly string[], signal: AbortSignal): Promise<void> {
  const withdrawn = await ports.withdrawals.among(accountIds)
  if (withdrawn.length === 0) return
  const consenting = await ports.members.consenting(withdrawn, signal)
  for (const accountId of withdrawn) if (!consenting.has(accountId)) await deleteRows(ports, accountId)
}
