import { survivesOwner } from '../../domain/personas/ownership.ts'
import type { Ports } from '../../domain/ports.ts'

type Needed = Pick<Ports, 'personas' | 'votes' | 'reports' | 'deletedAccounts'>

/** Adds a tombstone for a deleted account and deletes its data. Safe to repeat: a retry after a crash continues with what is left. */
export async function deleteAccountData(ports: Needed, accountId: string): Promise<void> {
  await ports.deletedAccounts.add(accountId)
  await deleteStoredData(ports, accountId)
}

/**
 * Deletes the personas of an account, except those that survive their owner, and anonymizes its votes and reports. Needs the tombstone, which makes
 * later writes of the account fail.
 */
export async function deleteStoredData({ personas, votes, reports }: Omit<Needed, 'deletedAccounts'>, accountId: string): Promise<void> {
  for (const persona of await personas.ownedBy(accountId)) {
    if (survivesOwner(persona)) await personas.removeOwner(persona.id)
    else await personas.delete(persona.id)
  }
  await personas.deleteCreationCounter(accountId)
  await votes.anonymize(accountId)
  await reports.anonymize(accountId)
}
