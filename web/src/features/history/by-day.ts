import type { Conversation } from '../../api/schemas.ts'
import { type CalendarDay, dayAt, formatDay } from '../../data/newsroom/calendar.ts'
import { historyStrings as words } from '../../strings/strings.ts'

export interface DayGroup {
  name: string
  conversations: Conversation[]
}

/** Returns the name of the group of a day; both as `YYYY-MM-DD`. */
type NameOf = (day: string, today: string) => string

const dayMs = 86_400_000

/**
 * Groups conversations by the reader's day of their last message, pinned ones apart; keeps their order. A time from a clock that is ahead
 * counts as today.
 */
export function byDay(conversations: readonly Conversation[], { day: today, timeZone }: CalendarDay, nameOf: NameOf): DayGroup[] {
  const groups = new Map<string, Conversation[]>()
  for (const conversation of conversations) {
    const at = dayAt(Date.parse(conversation.lastMessageAt), timeZone)
    const name = conversation.pinned ? words.pinned : nameOf(at > today ? today : at, today)
    const group = groups.get(name) ?? []
    groups.set(name, group)
    group.push(conversation)
  }
  return [...groups].map(([name, found]) => ({ name, conversations: found }))
}

/** Names a day: Today, Yesterday, or March 29, 2026. */
export const dayName: NameOf = (day, today) => recentName(day, today) ?? formatDay(day, 'long')

/** Names a span of days, for a compact list: Today, Yesterday, Last 7 days, or Earlier. */
export const spanName: NameOf = (day, today) => recentName(day, today) ?? (daysBefore(day, today) < 7 ? words.lastWeek : words.earlier)

const daysBefore = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / dayMs

const recentName = (day: string, today: string): string | undefined => [words.today, words.yesterday][daysBefore(day, today)]
