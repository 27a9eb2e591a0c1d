import { deletePersonData, type PersonDeletion } from './delete-person-data.ts'

/**
 * Deletes what was stored for deleted accounts after their deletion. Sweeps every tombstone that is due, and removes it once no late
 * write is possible any more and its events are published.
 */
export async function sweepLateWrites(ports: PersonDeletion): Promise<void> {
  const { deletedAccounts } = ports
  for (let person = await deletedAccounts.takeDue(); person; person = await deletedAccounts.takeDue()) {
    await deletePersonData(ports, person)
    await deletedAccounts.removeExpired(person)
  }
}
