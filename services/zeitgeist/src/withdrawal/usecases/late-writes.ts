import type { Ports } from '../domain/ports.ts'
import { deleteActivity } from './delete-activity.ts'

type Needed = Pick<Ports, 'withdrawals' | 'members' | 'activity' | 'people' | 'dayKeys'>

/**
 * Deletes what an ingest has just stored for members who withdrew meanwhile. Asks identity about accounts with a tombstone only: a
 * withdrawal whose tombstone is not stored yet deletes the rows itself.
 */
export async function deleteLateWrites(ports: Needed, accountIds: readonly string[], signal: AbortSignal): Promise<void> {
  const withdrawn = await ports.withdrawals.among(accountIds)
  if (withdrawn.length === 0) return
  const consenting = await ports.members.consenting(withdrawn, signal)
  for (const accountId of withdrawn) if (!consenting.has(accountId)) await deleteActivity(ports, accountId)
}

/**
 * Deletes what was stored for withdrawn members after their withdrawal: goes through every tombstone that is due. A tombstone ends after an
 * hour, or when its member consents again.
 */
export async function sweepLateWrites(ports: Needed, signal: AbortSignal): Promise<void> {
  const { withdrawals, members } = ports
  for (let accountId = await withdrawals.takeDue(); accountId; accountId = await withdrawals.takeDue()) {
    const consenting = await members.consenting([accountId], signal)
    if (consenting.has(accountId)) {
      await withdrawals.remove(accountId)
      continue
    }
    await deleteActivity(ports, accountId)
    await withdrawals.removeExpired(accountId)
  }
}
