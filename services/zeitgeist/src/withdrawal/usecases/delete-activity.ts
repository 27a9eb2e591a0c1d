import { daysOfMember } from '../../core/usecases/days-of-member.ts'
import type { Ports } from '../domain/ports.ts'

/** Deletes the words of a member on every day whose key still exists, and removes the account from the people. Can be repeated. */
export async function deleteActivity(ports: Pick<Ports, 'activity' | 'people' | 'dayKeys'>, accountId: string): Promise<void> {
  await ports.activity.deletePerson(await daysOfMember(ports, accountId))
  await ports.people.remove([accountId])
}
