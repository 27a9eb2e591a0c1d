import { dayOf } from '../domain/activity/activity.ts'
import { firstKeptDay, firstLinkedDay } from '../domain/activity/retention.ts'
import type { Ports } from '../domain/ports.ts'

type Needed = Pick<Ports, 'activity' | 'people' | 'dayKeys' | 'wallTime'>

/** Deletes the keys and people of days more than 7 days ago, and rows of days more than 14 days ago. */
export async function deleteExpired({ activity, people, dayKeys, wallTime }: Needed): Promise<void> {
  const today = dayOf(new Date(wallTime()))
  await dayKeys.deleteBefore(firstLinkedDay(today))
  await people.removeBefore(firstLinkedDay(today))
  await activity.deleteBefore(firstKeptDay(today))
}
