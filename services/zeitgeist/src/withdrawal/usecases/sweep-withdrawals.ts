import type { Ports } from '../domain/ports.ts'
import { deleteRows } from './delete-rows.ts'

/**
 * Deletes what was stored for withdrawn members after their withdrawal. Sweeps every tombstone that is due, and removes it once no late write is
 * possible any more, or when the member allows the use of their chats again.
 */
export async function sweepWithdrawals(ports: Ports, signal: AbortSignal): Promise<void> {
  const { withdrawals, members } = ports
  for (let accountId = await withdrawals.takeDue(); accountId; accountId = await withdrawals.takeDue()) {
    const consenting = await members.consenting([accountId], signal)
    if (consenting.has(accountId)) {
      await withdrawals.remove(accountId)
      continue
    }
    await deleteRows(ports, accountId)
    await withdrawals.removeExpired(accountId)
  }
}
