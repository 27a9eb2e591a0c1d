import { deletePersonData, type PersonDeletion } from './delete-person-data.ts'

/**
 * Deletes what was stored of deleted accounts after their deletion. Sweeps every tombstone that is due, and removes it once it is an hour
 * old and its events are published.
 */
export async function sweepLateWrites(ports: PersonDeletion): Promise<void> {
  const { deletedAccounts } = ports
  for (let person = await deletedAccounts.takeDue(); person; person = await deletedAccounts.takeDue()) {
    await deletePersonData(ports, person)
    await deletedAccounts.removeExpired(person)
  }
}
