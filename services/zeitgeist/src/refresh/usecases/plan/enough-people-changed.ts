import { type Day, dayOf } from '../../../core/domain/activity/activity.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Refresh } from '../../domain/refresh.ts'
import type { Evidence } from '../../domain/topics/topic.ts'
import { daysOfWeek } from '../../domain/window.ts'

type ReadDays = (first: Day, last: Day) => AsyncIterable<readonly Evidence[]>

const dayMs = 86_400_000

/**
 * Tells whether at least `minPeople` people wrote something since the edition before, or left the 7 days since. With fewer, an edition made
 * now could show what one of them said. Always true for the first edition, and after 7 days.
 */
export async function enoughPeopleChanged(
  { minPeople }: Pick<Ports, 'minPeople'>,
  { cutAt, previousCutAt }: Pick<Refresh, 'cutAt' | 'previousCutAt'>,
  { thisWeek, weekBefore }: { thisWeek: ReadDays; weekBefore: ReadDays },
): Promise<boolean> {
  if (!previousCutAt || cutAt.getTime() - previousCutAt.getTime() >= daysOfWeek * dayMs) return true
  const today = dayOf(cutAt)
  const then = dayOf(previousCutAt)
  const wrote = new Set<number>()
  for await (const rows of thisWeek(then, today)) {
    for (const { person, messages } of rows) if (messages.some(({ at }) => at > previousCutAt)) wrote.add(person)
    if (wrote.size >= minPeople) return true
  }
  // A person has another number on each day of the week before, so each day is counted alone.
  const left = new Map<Day, Set<number>>()
  for await (const rows of weekBefore(then - daysOfWeek + 1, today - daysOfWeek)) {
    for (const { day, person } of rows) left.set(day, (left.get(day) ?? new Set()).add(person))
    if ([...left.values()].some(({ size }) => size >= minPeople)) return true
  }
  return false
}
