import { type Day, dayOf } from '../../../core/domain/activity/activity.ts'
import type { Decision } from '../../../core/domain/decisions/decision.ts'
import { type DueTopics, dueTopics, endedDecisions } from '../../domain/changes/due-topics.ts'
import type { PlannedTopic } from '../../domain/plan.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Refresh } from '../../domain/refresh.ts'
import { type CountTopics, countTopics } from '../../domain/topics/count-topics.ts'
import { findTopics } from '../../domain/topics/find-topics.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import { loadWindowPeople } from '../evidence/load-window-people.ts'
import { PublicPersonas } from '../evidence/public-personas.ts'
import { readThisWeek, readWeekBefore } from '../evidence/read-evidence.ts'
import { enoughPeopleChanged } from './enough-people-changed.ts'
import { keepNamedTerms } from './keep-named-terms.ts'
import { mapWithYields } from './map-with-yields.ts'
import { passesFloor } from './passes-floor.ts'
import { planTopics } from './plan-topics.ts'
import { readDecisions } from './read-decisions.ts'
import { readWords } from './read-words.ts'

const daysOfWindow = 7
const daysBefore = 13

/**
 * Plans the next edition: which topics get an entry, of what kind and from which words, and which entries end. Null when too few people changed since
 * the edition before: then everything stays.
 */
export async function makePlan(ports: Ports, refresh: Refresh, signal: AbortSignal): Promise<PlannedTopic[] | null> {
  const { minPeople } = ports
  const { cutAt, previousCutAt } = refresh
  const today = dayOf(cutAt)
  const days = Array.from({ length: daysBefore + 1 }, (_, index) => today - daysBefore + index)
  const personas = new PublicPersonas(ports.personas, signal)
  const people = await loadWindowPeople(ports, days.slice(-daysOfWindow), signal)
  const thisWeek = (first = today - daysOfWindow + 1, last = today) =>
    readThisWeek(ports, { first, last, cutAt }, { people, personas }, signal)
  const weekBefore = (first = today - daysBefore, last = today - daysOfWindow) =>
    readWeekBefore(ports, { first, last, cutAt }, personas, signal)
  if (!(await enoughPeopleChanged(ports, refresh, { thisWeek, weekBefore }))) return null

  const weeks = { thisWeek: () => thisWeek(), weekBefore: () => weekBefore(), days, signal }
  const accountOf = (person: number) => people.accountOf(person)
  const earlier = await readDecisions(ports, weeks.thisWeek, accountOf, signal)
  const found = await findTopics({ ...weeks, minPeople })
  const known = new Set(found.map(({ key }) => key))
  const missing = endedDecisions(earlier, minPeople).filter(({ key }) => !known.has(key))
  const counted = [...found, ...(await countAgain(missing, weeks))]
  const topics = (await mapWithYields(counted, signal, (topic) => (passesFloor(topic, minPeople) ? [topic] : []))).flat()
  const due: DueTopics = dueTopics(topics, earlier, { minPeople, previousCutAt: previousCutAt?.getTime() ?? null })
  const words = await readWords(ports, due.decide, (accountId) => people.has(accountId), signal)
  const decide = (await mapWithYields(due.decide, signal, (topic): Topic[] => keepNamedTerms(topic, words, minPeople))).flat()
  const hasWeekBefore = await reachesBack(ports, today - daysBefore, today, signal)
  return planTopics(ports, refresh, { due: { ...due, decide }, earlier, words, hasWeekBefore, accountOf, personas }, signal)
}

/**
 * Counts topics with the terms that they were decided on, for decisions that end while the topic was found with another head or not at all. A term is
 * counted for the first decision that has it.
 */
async function countAgain(decisions: readonly Decision[], weeks: CountTopics): Promise<Topic[]> {
  const taken = new Set<number>()
  const lists: number[][] = []
  for (const { terms } of decisions) {
    const free = terms.filter((hash) => !taken.has(hash))
    if (free[0] !== terms[0] || free.length < 2) continue
    for (const hash of free) taken.add(hash)
    lists.push(free)
  }
  return lists.length === 0 ? [] : countTopics(lists, weeks)
}

/** Whether the oldest row is of the first two days: a week of which less was counted would make every topic grow. */
async function reachesBack({ activity }: Pick<Ports, 'activity'>, first: Day, last: Day, signal: AbortSignal): Promise<boolean> {
  for await (const [oldest] of activity.read(first, last, signal)) return oldest !== undefined && oldest.day <= first + 1
  return false
}
