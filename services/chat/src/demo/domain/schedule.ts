import { demoMembers } from '@rostra/platform/demo-members'
import type { DemoConversation, DemoSubject, Line } from './demo-conversation.ts'

/** The days, counted back from today, of a subject that is asked about equally in both weeks. */
const evenly = { thisWeek: [1, 2, 3, 4, 5, 6], weekBefore: [7, 8, 9, 10, 11, 12, 13] }
/** The days of a subject that is asked about more this week. At least three members ask on each, so that its chart can show days. */
const growing = { thisWeek: [5, 3, 1], weekBefore: [9] }

/** Assigns the lines of a subject to different members, days and hours. */
export function scheduled(subject: DemoSubject, index: number): DemoConversation[] {
  const days = subject.thisWeek.length > 1.5 * subject.weekBefore.length ? growing : evenly
  return [
    ...conversations(subject, subject.thisWeek, index, days.thisWeek),
    ...conversations(subject, subject.weekBefore, index + 3, days.weekBefore),
  ]
}

function conversations({ personas }: DemoSubject, lines: readonly Line[], offset: number, days: readonly number[]): DemoConversation[] {
  return lines.map(({ text, answer }, i) => ({
    member: (offset * 7 + i * 5) % demoMembers.length,
    persona: personas[i % personas.length] as string,
    daysAgo: days[(offset + i) % days.length] as number,
    hour: 7 + ((offset * 5 + i * 7) % 16),
    text,
    answer,
  }))
}
