import { decisionPersonOf, mayStay, withoutPeople } from '../../core/domain/decisions/decision.ts'
import type { Ports } from '../domain/ports.ts'
import { deleteActivity } from './delete-activity.ts'

type Needed = Pick<Ports, 'withdrawals' | 'decisions' | 'activity' | 'people' | 'dayKeys' | 'minPeople' | 'countWithdrawn'>

/** Withdraws a member who does not consent now. Identity is asked, because events may come late or twice. */
export async function applyConsent(ports: Needed & Pick<Ports, 'members'>, accountId: string, signal: AbortSignal): Promise<void> {
  const consenting = await ports.members.consenting([accountId], signal)
  if (consenting.has(accountId)) await ports.withdrawals.remove(accountId)
  else await withdrawMember(ports, accountId)
}

/**
 * Deletes the words of a member who took back the consent or deleted the account, and the entries that fail the floor without the member.
 * The tombstone is stored first: sweeps then delete what an ingest that still runs stores afterwards. Can be repeated.
 */
export async function withdrawMember(ports: Needed, accountId: string): Promise<void> {
  await ports.withdrawals.add(accountId)
  await removeFromDecisions(ports, accountId)
  await deleteActivity(ports, accountId)
}

async function removeFromDecisions({ decisions, dayKeys, minPeople, countWithdrawn }: Needed, accountId: string): Promise<void> {
  const keys = await dayKeys.existing()
  const hashes = new Set([...keys.values()].map((key) => decisionPersonOf(key, accountId)))
  const deleted = await decisions.withdrawPerson([...hashes], (decision) => {
    const changed = withoutPeople(decision, hashes)
    return mayStay(changed, minPeople) ? changed : null
  })
  countWithdrawn('person', deleted)
}
