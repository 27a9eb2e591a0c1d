import { deletePersonData, type PersonDeletion } from './delete-person-data.ts'

/**
 * Deletes all data of a deleted account. Can be repeated.
 *
 * The tombstone is stored first: later sweeps then delete what a send that is still running, or one with a token that is still valid,
 * stores afterwards.
 */
export async function deleteAccountData(ports: PersonDeletion, person: string): Promise<void> {
  await ports.deletedAccounts.add(person)
  await deletePersonData(ports, person)
}
