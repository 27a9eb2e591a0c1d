import { type Day, dayOf } from '../domain/activity/activity.ts'
import { firstKeptDay, firstLinkedDay } from '../domain/activity/retention.ts'
import { conversationsOf } from '../domain/decisions/decision.ts'
import type { Ports } from '../domain/ports.ts'

type Needed = Pick<Ports, 'activity' | 'decisions' | 'people' | 'dayKeys' | 'wallTime'>

/**
 * Deletes the keys and people of days more than 7 days ago, and rows of days more than 14 days ago. Before a day's key is deleted, the ids
 * of its conversations and exchanges leave its rows, and those of its conversations leave decisions and entries: chat knows whose they are.
 */
export async function deleteExpired(ports: Needed): Promise<void> {
  const { activity, people, dayKeys, wallTime } = ports
  const today = dayOf(new Date(wallTime()))
  for (const day of (await dayKeys.existing()).keys()) {
    if (day >= firstLinkedDay(today)) continue
    await unlinkDecisions(ports, day)
    await activity.unlink(day)
  }
  await dayKeys.deleteBefore(firstLinkedDay(today))
  await people.removeBefore(firstLinkedDay(today))
  await activity.deleteBefore(firstKeptDay(today))
}

/** Removes the conversations of a day from decisions and entries. The rows of the day must still have their ids. */
async function unlinkDecisions({ activity, decisions }: Needed, day: Day): Promise<void> {
  const counted = new Set((await decisions.all()).flatMap(conversationsOf))
  const ofDay = new Set<string>()
  for await (const rows of activity.read(day, day)) {
    for (const { conversationId } of rows) if (counted.has(conversationId)) ofDay.add(conversationId)
  }
  if (ofDay.size > 0) await decisions.unlink(ofDay)
}
