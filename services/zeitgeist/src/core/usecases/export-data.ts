import type { ConversationDay } from '../domain/activity/activity.ts'
import type { Ports } from '../domain/ports.ts'
import { daysOfMember } from './days-of-member.ts'

/** Returns the rows of a member on the days whose keys still exist, oldest first. */
export async function exportData(ports: Pick<Ports, 'activity' | 'dayKeys'>, accountId: string): Promise<ConversationDay[]> {
  return ports.activity.ofPerson(await daysOfMember(ports, accountId))
}
