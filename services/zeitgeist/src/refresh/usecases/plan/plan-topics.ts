import { createHash } from 'node:crypto'
import { dayOf } from '../../../core/domain/activity/activity.ts'
import type { Decision } from '../../../core/domain/decisions/decision.ts'
import { peopleBefore } from '../../domain/changes/change-rule.ts'
import type { DueTopics, EarlierDecision } from '../../domain/changes/due-topics.ts'
import { assignTypes } from '../../domain/entries/assign-types.ts'
import type { PlannedEntry, PlannedTopic } from '../../domain/plan.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Refresh } from '../../domain/refresh.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import type { Window } from '../../domain/window.ts'
import { mapWithYields } from '../../domain/yield-event-loop.ts'
import { linkPersona } from './link-persona.ts'
import { makeBrief, type TopicBrief } from './make-brief.ts'
import { newDecision } from './new-decision.ts'

export interface FoundTopics {
  window: Window
  due: DueTopics
  earlier: readonly EarlierDecision[]
  /** The words of the due topics' terms, by hash. */
  words: ReadonlyMap<number, string>
}

type Needed = Pick<Ports, 'activity' | 'entries' | 'dayKeys' | 'personas' | 'minPeople' | 'log'>

/** Plans what changes about each topic: which gets an entry, which is decided without one, and which decisions end. */
export async function planTopics(ports: Needed, refresh: Refresh, found: FoundTopics, signal: AbortSignal): Promise<PlannedTopic[]> {
  const { window, due } = found
  const briefs = await makeBriefs(ports, found, signal)
  const types = await typesOf(ports, refresh, found, briefs, signal)
  const decisionOn = await decisions(ports, refresh, window)

  const decided = await mapWithYields(due.decide, signal, async (topic): Promise<PlannedTopic> => {
    const { key } = topic
    const type = types.get(key)
    if (!type) return { key, decision: decisionOn(topic, null), entry: null }
    const topicBrief = briefs.get(key) as TopicBrief
    const persona = await linkPersona(ports, topic, topicBrief.brief, window.persona, signal)
    const entry = planEntry(entryIdOf(key, refresh), type, topicBrief, persona)
    return { key, decision: decisionOn(topic, entry.id), entry }
  })
  const previousCutAt = refresh.previousCutAt?.getTime() ?? null
  const deferred = await mapWithYields(due.defer, signal, (topic): PlannedTopic => {
    const supporters = peopleBefore(topic.supporters, previousCutAt)
    return { key: topic.key, decision: decisionOn({ ...topic, supporters }, null), entry: null }
  })
  const decidedKeys = new Set(decided.map(({ key }) => key))
  const endedKeys = [...due.ended].filter((key) => !decidedKeys.has(key))
  const ended = endedKeys.map((key): PlannedTopic => ({ key, decision: null, entry: null }))
  return [...decided, ...deferred, ...ended].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Returns the brief of each topic that is decided, by its key. */
async function makeBriefs(ports: Needed, { window, due, words }: FoundTopics, signal: AbortSignal): Promise<Map<string, TopicBrief>> {
  const counting = {
    minPeople: ports.minPeople,
    hasWeekBefore: await hasWeekBefore(ports, window, signal),
    hasOneVersion: !(await ports.activity.hasOtherVersions()),
  }
  if (!counting.hasOneVersion) ports.log.warn('rows have words of several versions of the text library, so no trend is published')
  const briefs = await mapWithYields(due.decide, signal, (topic) => [topic.key, makeBrief(topic, words, counting)] as const)
  return new Map(briefs)
}

/** Whether rows reach back to the first two of the 14 days. With less of the week before, every topic would seem to grow. */
async function hasWeekBefore({ activity }: Needed, { days }: Window, signal: AbortSignal): Promise<boolean> {
  const [first, second] = days
  for await (const rows of activity.read(first as number, second as number, signal)) if (rows.length > 0) return true
  return false
}

/** Returns the types of the topics that get an entry, by key. A topic that is about the same as an entry that stays gets none. */
async function typesOf(
  ports: Needed,
  refresh: Refresh,
  { due, earlier }: FoundTopics,
  briefs: ReadonlyMap<string, TopicBrief>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, PlannedEntry['type']>> {
  const staying = await entriesThatStay(ports, refresh, earlier, due.ended)
  const free = due.decide.filter((topic) => !staying.overlaps(topic))
  const candidates = await mapWithYields(free, signal, (topic) => {
    const { brief, grew } = briefs.get(topic.key) as TopicBrief
    const personaIds = new Set(topic.supporters.flatMap((supporter) => supporter.personas.map(({ personaId }) => personaId)))
    return { key: topic.key, words: brief.words, people: brief.people, personas: personaIds.size, grew }
  })
  return new Map(assignTypes(candidates, staying.entries).map(({ key, type }) => [key, type]))
}

/** Returns the entries that stay, and whether a topic is about the same as one of them: either has the other's first term. */
async function entriesThatStay({ entries }: Needed, { cutAt }: Refresh, earlier: readonly EarlierDecision[], ended: ReadonlySet<string>) {
  const ending = new Set(earlier.flatMap(({ decision }) => (ended.has(decision.key) ? (decision.entryId ?? []) : [])))
  const staying = (await entries.current(cutAt)).filter(({ id }) => !ending.has(id))
  const published = earlier.map(({ decision }) => decision).filter(({ key, entryId }) => entryId !== null && !ended.has(key))
  const terms = new Set(published.flatMap((decision) => decision.terms))
  const firstTerms = new Set(published.map((decision) => decision.terms[0]))
  return {
    entries: staying,
    overlaps: (topic: Topic) => terms.has(topic.terms[0]?.hash as number) || topic.terms.some(({ hash }) => firstTerms.has(hash)),
  }
}

/** Returns a function that makes the decision on a topic, under the key of the day of the cut. */
async function decisions({ dayKeys }: Needed, { cutAt }: Refresh, { accountOf }: Window) {
  const day = dayOf(cutAt)
  const dayKey = await dayKeys.keyOf(day)
  return (topic: Topic, entryId: string | null): Decision => newDecision(topic, { entryId, day, dayKey, accountOf, decidedAt: cutAt })
}

/** Returns the id of a topic's entry. A refresh that is repeated after a takeover gives the same one. */
const entryIdOf = (key: string, { id }: Refresh) => createHash('sha256').update(`${id} ${key}`).digest('hex').slice(0, 24)

function planEntry(
  id: string,
  type: PlannedEntry['type'],
  { brief, growth, trend }: TopicBrief,
  persona: { id: string; name: string } | null,
): PlannedEntry {
  const isTrend = type === 'trend'
  return {
    id,
    type,
    botId: persona?.id ?? '',
    trend: isTrend ? trend : [],
    brief: { ...brief, type, botName: persona?.name ?? '', growth: isTrend ? growth : null, seed: id },
    candidates: null,
  }
}
