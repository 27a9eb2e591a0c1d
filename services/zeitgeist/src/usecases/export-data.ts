import type { ConversationDay } from '../domain/activity/activity.ts'
import type { Ports } from '../domain/ports.ts'
import { daysOf } from './withdrawal/delete-rows.ts'

/** Returns the rows of a member on the days whose keys still exist, oldest first. */
export async function exportData(ports: Ports, accountId: string): Promise<ConversationDay[]> {
  return ports.activity.ofPerson(await daysOf(ports, accountId))
}
