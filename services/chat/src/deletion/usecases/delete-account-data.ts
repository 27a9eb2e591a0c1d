import { deletePersonData, type PersonDeletion } from './delete-person-data.ts'

/**
 * Deletes all data of a deleted account. Can be repeated.
 *
 * The tombstone is stored first. Later sweeps then delete what is stored afterwards by a send that still runs or whose token is still
 * valid.
 */
export async function deleteAccountData(ports: PersonDeletion, person: string): Promise<void> {
  await ports.deletedAccounts.add(person)
  await deletePersonData(ports, person)
}
