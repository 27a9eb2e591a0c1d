import { dayOf } from '../domain/activity/activity.ts'
import { firstKeptDay, firstLinkedDay } from '../domain/activity/retention.ts'
import type { Ports } from '../domain/ports.ts'

type Needed = Pick<Ports, 'activity' | 'decisions' | 'people' | 'dayKeys' | 'wallTime'>

/**
 * Deletes the keys and people of days more than 7 days ago, and rows of days more than 14 days ago. Before a day's key is deleted, the ids of
 * conversations and exchanges leave the day's rows and decisions: chat knows whose they are.
 */
export async function deleteExpired({ activity, decisions, people, dayKeys, wallTime }: Needed): Promise<void> {
  const today = dayOf(new Date(wallTime()))
  for (const day of (await dayKeys.existing()).keys()) {
    if (day >= firstLinkedDay(today)) continue
    await activity.unlink(day)
    await decisions.unlink(day)
  }
  await dayKeys.deleteBefore(firstLinkedDay(today))
  await people.removeBefore(firstLinkedDay(today))
  await activity.deleteBefore(firstKeptDay(today))
}
