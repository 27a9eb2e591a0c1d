import type { DemoConversation, DemoSubject, Line } from './demo-conversation.ts'
import { balcony } from './subjects/balcony.ts'
import { budget } from './subjects/budget.ts'
import { bugs } from './subjects/bugs.ts'
import { fractions } from './subjects/fractions.ts'
import { interviews } from './subjects/interviews.ts'
import { newCity } from './subjects/new-city.ts'
import { nightTrains } from './subjects/night-trains.ts'
import { novel } from './subjects/novel.ts'
import { pricing } from './subjects/pricing.ts'
import { running } from './subjects/running.ts'
import { scams } from './subjects/scams.ts'
import { sleep } from './subjects/sleep.ts'
import { sourdough } from './subjects/sourdough.ts'
import { spanish } from './subjects/spanish.ts'
import { volunteers } from './subjects/volunteers.ts'

export const demoMembers = 24

const subjects: readonly DemoSubject[] = [
  sourdough,
  interviews,
  budget,
  sleep,
  running,
  spanish,
  nightTrains,
  scams,
  bugs,
  fractions,
  novel,
  pricing,
  volunteers,
  newCity,
  balcony,
]

/** The conversations of a fresh installation. All of them are invented. */
export const demoConversations: readonly DemoConversation[] = subjects.flatMap((subject, index) => [
  ...schedule(subject, subject.thisWeek, index, [1, 6]),
  ...schedule(subject, subject.weekBefore, index + 3, [7, 13]),
])

/** Gives each line of a subject another member, and spreads the lines over the days and their hours. */
function schedule(
  subject: DemoSubject,
  lines: readonly Line[],
  offset: number,
  [first, last]: readonly [number, number],
): DemoConversation[] {
  return lines.map(([text, answer], i) => ({
    member: (offset * 7 + i * 5) % demoMembers,
    persona: subject.personas[i % subject.personas.length] ?? subject.personas[0],
    daysAgo: first + ((offset + i) % (last - first + 1)),
    hour: 7 + ((offset * 5 + i * 7) % 16),
    text,
    answer,
  }))
}
