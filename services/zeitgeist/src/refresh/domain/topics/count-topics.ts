import type { Day } from '../../../core/domain/activity/activity.ts'
import { topicKeyOf } from '../../../core/domain/decisions/decision.ts'
import { DistinctPeople } from '../sketches/distinct-people.ts'
import { daysOfWeek } from '../window.ts'
import { createYield } from '../yield-event-loop.ts'
import { createMatcher } from './match-row.ts'
import { type ReadEvidence, readRows } from './read-rows.ts'
import { SupporterSample } from './supporter-sample.ts'
import type { Supporter, Topic } from './topic.ts'

export interface CountTopics {
  thisWeek: ReadEvidence
  /** The people of these rows have numbers that hold for one day only. */
  weekBefore: ReadEvidence
  /** 14 days in a row, oldest first. */
  days: readonly Day[]
  signal: AbortSignal
}

/** People of one day of the week before that are counted exactly. More are estimated. */
const exactPeopleOfDay = 1_024

/**
 * Counts who talked about each list of terms, in one reading of each week. The first term of a list is its head; a term is in one list at
 * most. A conversation supports a list on a day when it has the head, or two of the other terms.
 */
export async function countTopics(
  lists: readonly (readonly number[])[],
  { thisWeek, weekBefore, days, signal }: CountTopics,
): Promise<Topic[]> {
  const samples = await countSupporters(lists, thisWeek, signal)
  const before = await countDays(lists, weekBefore, days.slice(0, daysOfWeek), signal)
  const yieldWhenDue = createYield(signal)
  const topics: Topic[] = []
  for (const [index, list] of lists.entries()) {
    const sample = samples[index] as SupporterSample
    const { supporters, people } = sample.take()
    topics.push({
      key: topicKeyOf(list[0] as number),
      terms: list.map((hash, term) => ({ hash, exchangeIds: sample.examplesOf(term) })),
      supporters,
      people,
      firstDay: days[0] as Day,
      peopleByDay: [...(before[index] as number[]), ...peopleOfWeek(supporters, people, days[daysOfWeek] as Day)],
    })
    await yieldWhenDue()
  }
  return topics
}

/** Returns how many people talked about it on each day of a week. Scaled up when the supporters are a sample of the people. */
export function peopleOfWeek(supporters: readonly Supporter[], people: number, first: Day): number[] {
  const counts = new Array<number>(daysOfWeek).fill(0)
  for (const supporter of supporters) {
    for (const day of new Set(supporter.days.map((one) => one.day - first))) if (day in counts) (counts[day] as number)++
  }
  return counts.map((count) => Math.floor((count * people) / Math.max(1, supporters.length)))
}

async function countSupporters(lists: readonly (readonly number[])[], read: ReadEvidence, signal: AbortSignal): Promise<SupporterSample[]> {
  const matcher = createMatcher(lists)
  const samples = lists.map((list) => new SupporterSample(list.length))
  const personas = new Map<string, string>()
  await readRows(read, signal, (row) => {
    matcher.eachTopic(row, (topic, day) => samples[topic]?.add(row.person, { ...day, personaId: shared(personas, day.personaId) }))
    matcher.eachUse(row, (topic, term, exchangeId) => samples[topic]?.offer(term, row.person, exchangeId))
  })
  return samples
}

/** Returns the same string for equal ones, so that each is held in memory once. */
function shared(strings: Map<string, string>, text: string): string {
  const known = strings.get(text)
  if (known !== undefined) return known
  strings.set(text, text)
  return text
}

async function countDays(
  lists: readonly (readonly number[])[],
  read: ReadEvidence,
  days: readonly Day[],
  signal: AbortSignal,
): Promise<number[][]> {
  const matcher = createMatcher(lists)
  const people = lists.map(() => new Map(days.map((day) => [day, new DistinctPeople(exactPeopleOfDay)])))
  await readRows(read, signal, (row) => matcher.eachTopic(row, (topic) => people[topic]?.get(row.day)?.add(row.person)))
  return people.map((byDay) => [...byDay.values()].map((distinct) => distinct.count()))
}
