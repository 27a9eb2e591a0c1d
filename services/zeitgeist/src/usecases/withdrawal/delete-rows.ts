import type { PersonOnDay } from '../../domain/activity/ports.ts'
import { pseudonymOf } from '../../domain/activity/pseudonym.ts'
import type { Ports } from '../../domain/ports.ts'

/** Deletes the words of a member on every day whose key still exists, and removes the account from the people. Can be repeated. */
export async function deleteRows(ports: Pick<Ports, 'activity' | 'people' | 'dayKeys'>, accountId: string): Promise<void> {
  await ports.activity.deletePerson(await daysOf(ports, accountId))
  await ports.people.remove([accountId])
}

/** Returns the pseudonyms of a member on the days whose keys exist, oldest first. */
export async function daysOf({ dayKeys }: Pick<Ports, 'dayKeys'>, accountId: string): Promise<PersonOnDay[]> {
  return [...(await dayKeys.existing())].map(([day, key]) => ({ day, person: pseudonymOf(key, accountId) }))
}
