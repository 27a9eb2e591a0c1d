import type { PersonOnDay } from '../domain/activity/ports.ts'
import { pseudonymOf } from '../domain/activity/pseudonym.ts'
import type { Ports } from '../domain/ports.ts'

/** Returns the pseudonyms of a member on the days whose keys exist, oldest first. */
export async function daysOfMember({ dayKeys }: Pick<Ports, 'dayKeys'>, accountId: string): Promise<PersonOnDay[]> {
  return [...(await dayKeys.existing())].map(([day, key]) => ({ day, person: pseudonymOf(key, accountId) }))
}
