import type { Ports } from '../domain/ports.ts'
import { deleteRows } from './delete-rows.ts'
import { withdrawPerson } from './withdraw-person.ts'

/**
 * Deletes the words of a member who took back their consent or deleted their account, and the entries that do not stand without them. Can be repeated. The tombstone is stored first: later sweeps
 * then delete what an ingest that is still running stores afterwards.
 */
export async function withdrawMember(ports: Ports, accountId: string): Promise<void> {
  await ports.withdrawals.add(accountId)
  await withdrawPerson(ports, accountId)
  await deleteRows(ports, accountId)
}

/** Withdraws a member unless they allow the use of their chats now, whatever an event says: events may come late or twice. */
export async function applyConsent(ports: Ports, accountId: string, signal: AbortSignal): Promise<void> {
  const consenting = await ports.members.consenting([accountId], signal)
  if (consenting.has(accountId)) await ports.withdrawals.remove(accountId)
  else await withdrawMember(ports, accountId)
}
