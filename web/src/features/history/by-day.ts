import type { Conversation } from '../../api/schemas.ts'
import { type CalendarDay, dayAt, formatDay } from '../../data/newsroom/calendar.ts'
import { historyStrings } from '../../strings/strings.ts'

export interface DayOfConversations {
  /** `YYYY-MM-DD` */
  day: string
  conversations: Conversation[]
}

const dayMs = 86_400_000

/** Groups conversations by the reader's day of their last message; keeps their order. A time from a clock that is ahead counts as today. */
export function byDay(conversations: readonly Conversation[], { day: today, timeZone }: CalendarDay): DayOfConversations[] {
  const groups = new Map<string, Conversation[]>()
  for (const conversation of conversations) {
    const at = dayAt(Date.parse(conversation.lastMessageAt), timeZone)
    const day = at > today ? today : at
    const group = groups.get(day) ?? []
    groups.set(day, group)
    group.push(conversation)
  }
  return [...groups].map(([day, found]) => ({ day, conversations: found }))
}

/** Returns the name of a day: Today, Yesterday, or March 29, 2026. */
export function dayName(day: string, today: string): string {
  if (day === today) return historyStrings.today
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
  return day === yesterday ? historyStrings.yesterday : formatDay(day, 'long')
}
