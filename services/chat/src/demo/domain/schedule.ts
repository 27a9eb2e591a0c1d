import { demoMembers } from '@rostra/platform/demo-members'
import type { DemoConversation, DemoSubject, Line } from './demo-conversation.ts'

/** Days ago, for the lines of a subject that as many members raise in both weeks. */
const evenly = { thisWeek: [1, 2, 3, 4, 5, 6], weekBefore: [7, 8, 9, 10, 11, 12, 13] }
/** Days ago, for a subject that more members raise this week: at least three members a day, so that its chart can show days. */
const growing = { thisWeek: [5, 3, 1], weekBefore: [9] }

/** Gives the lines of a subject to different members, and spreads them over the days and their hours. */
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
