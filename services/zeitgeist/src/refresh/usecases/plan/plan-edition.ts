import type { Bound } from '@rostra/kit/bind-ports'
import type { Decision } from '../../../core/domain/decisions/decision.ts'
import { passesFloor } from '../../../core/domain/decisions/floor.ts'
import { type DueTopics, dueTopics, type EarlierDecision, endedDecisions } from '../../domain/changes/due-topics.ts'
import type { EditionPlan } from '../../domain/plan.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Refresh } from '../../domain/refresh.ts'
import { countTopics } from '../../domain/topics/count-topics.ts'
import { dropTerms } from '../../domain/topics/drop-terms.ts'
import { findTopics } from '../../domain/topics/find-topics.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import type { Window } from '../../domain/window.ts'
import { mapWithYields } from '../../domain/yield-event-loop.ts'
import type { openWindow } from '../window/open-window.ts'
import { enoughPeopleChanged } from './enough-people-changed.ts'
import type { planTopics } from './plan-topics.ts'
import type { readEarlierDecisions } from './read-earlier-decisions.ts'
import type { readWords } from './read-words.ts'

interface Needed extends Pick<Ports, 'minPeople'> {
  openWindow: Bound<typeof openWindow>
  readEarlierDecisions: Bound<typeof readEarlierDecisions>
  readWords: Bound<typeof readWords>
  planTopics: Bound<typeof planTopics>
}

const nothingChanges: EditionPlan = { hasDecided: false, topics: [] }

/**
 * Plans the next edition: which topics get an entry, of what type and from which words, and which entries end. Nothing changes when fewer
 * people than the floor changed since the edition before.
 */
export async function planEdition(ports: Needed, refresh: Refresh, signal: AbortSignal): Promise<EditionPlan> {
  const { minPeople } = ports
  const window = await ports.openWindow(refresh.cutAt, signal)
  if (!(await enoughPeopleChanged(ports, refresh, window))) return nothingChanges

  const earlier = await ports.readEarlierDecisions(window, signal)
  const topics = await topicsAboveFloor(window, earlier, minPeople, signal)
  const due = dueTopics(topics, earlier, { minPeople, previousCutAt: refresh.previousCutAt?.getTime() ?? null })
  const words = await ports.readWords(due.decide, window.hasMember, signal)
  const dueWithWords: DueTopics = { ...due, decide: await keepTermsWithWords(due.decide, words, minPeople, signal) }
  const planned = await ports.planTopics(refresh, { window, due: dueWithWords, earlier, words }, signal)
  return { hasDecided: true, topics: planned }
}

/** Returns the topics of this week that pass the floor: those that are found, and those of ended decisions that are not. */
async function topicsAboveFloor(
  window: Window,
  earlier: readonly EarlierDecision[],
  minPeople: number,
  signal: AbortSignal,
): Promise<Topic[]> {
  const found = await findTopics({ ...weeksOf(window), minPeople, signal })
  const foundKeys = new Set(found.map(({ key }) => key))
  const missing = endedDecisions(earlier, minPeople).filter(({ key }) => !foundKeys.has(key))
  const counted = await countDecided(missing, window, signal)
  const passing = await mapWithYields([...found, ...counted], signal, (topic) => (passes(topic, minPeople) ? [topic] : []))
  return passing.flat()
}

/**
 * Counts topics by the terms that they were decided on, for decisions that end while the topic was found with another first term or not at
 * all. A term of several decisions is counted for the first one.
 */
async function countDecided(decisions: readonly Decision[], window: Window, signal: AbortSignal): Promise<Topic[]> {
  const taken = new Set<number>()
  const lists: number[][] = []
  for (const { terms } of decisions) {
    const free = terms.filter((hash) => !taken.has(hash))
    if (free[0] !== terms[0] || free.length < 2) continue
    for (const hash of free) taken.add(hash)
    lists.push(free)
  }
  return lists.length === 0 ? [] : countTopics(lists, { ...weeksOf(window), signal })
}

/** Drops the terms without a word, and then the topics that fail the floor. */
async function keepTermsWithWords(
  topics: readonly Topic[],
  words: ReadonlyMap<number, string>,
  minPeople: number,
  signal: AbortSignal,
): Promise<Topic[]> {
  const kept = await mapWithYields(topics, signal, (topic) => {
    const smaller = dropTerms(topic, minPeople, (hash) => words.has(hash))
    return smaller && passes(smaller, minPeople) ? [smaller] : []
  })
  return kept.flat()
}

const passes = ({ terms, supporters }: Topic, minPeople: number) => passesFloor({ terms: terms.length, people: supporters }, minPeople)

const weeksOf = ({ thisWeek, weekBefore, days }: Window) => ({ thisWeek: () => thisWeek(), weekBefore: () => weekBefore(), days })
