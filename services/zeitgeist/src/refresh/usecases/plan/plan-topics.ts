import { createHash } from 'node:crypto'
import { type Day, dayOf } from '../../../core/domain/activity/activity.ts'
import type { Decision } from '../../../core/domain/decisions/decision.ts'
import { peopleBefore } from '../../domain/changes/change-rule.ts'
import type { DueTopics, EarlierDecision } from '../../domain/changes/due-topics.ts'
import { planEntries } from '../../domain/entries/plan-entries.ts'
import type { PlannedTopic } from '../../domain/plan.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Refresh } from '../../domain/refresh.ts'
import type { Topic } from '../../domain/topics/topic.ts'
import type { PublicPersonas } from '../evidence/public-personas.ts'
import { decideOn } from './decide-on.ts'
import { linkPersona } from './link-persona.ts'
import { makeBrief } from './make-brief.ts'
import { mapWithYields } from './map-with-yields.ts'

interface Plan {
  due: DueTopics
  earlier: readonly EarlierDecision[]
  words: ReadonlyMap<number, string>
  /** Whether the rows reach back to the week before. */
  hasWeekBefore: boolean
  accountOf: (person: number) => string
  personas: PublicPersonas
}

type Needed = Pick<Ports, 'entries' | 'dayKeys' | 'personas' | 'minPeople'>

/** Plans what changes about each topic: which gets an entry, which is decided without one, and which decisions end. */
export async function planTopics(ports: Needed, refresh: Refresh, plan: Plan, signal: AbortSignal): Promise<PlannedTopic[]> {
  const { due, earlier, words, hasWeekBefore, accountOf, personas } = plan
  const standing = await standingEntries(ports, refresh, earlier, due.ended)
  const briefOf = (topic: Topic) => [topic.key, makeBrief(topic, words, { minPeople: ports.minPeople, hasWeekBefore })] as const
  const briefs = new Map(await mapWithYields(due.decide, signal, briefOf))
  const free = due.decide.filter((topic) => !standing.overlaps(topic))
  const candidates = await mapWithYields(free, signal, (topic) => {
    const { brief, grew } = briefs.get(topic.key) as ReturnType<typeof makeBrief>
    const personaIds = new Set(topic.supporters.flatMap((supporter) => supporter.personas.map(({ personaId }) => personaId)))
    return { key: topic.key, words: brief.words, people: brief.people, personas: personaIds.size, grew }
  })
  const types = new Map(planEntries(candidates, standing.entries).map(({ key, type }) => [key, type]))

  const day: Day = dayOf(refresh.cutAt)
  const dayKey = await ports.dayKeys.keyOf(day)
  const decide = (topic: Topic, entryId: string | null): Decision =>
    decideOn(topic, { entryId, day, dayKey, accountOf, decidedAt: refresh.cutAt })
  const planned = await mapWithYields(due.decide, signal, async (topic): Promise<PlannedTopic> => {
    const { key } = topic
    const type = types.get(key)
    if (!type) return { key, decision: decide(topic, null), entry: null }
    const { brief, growth, trend } = briefs.get(key) as ReturnType<typeof makeBrief>
    const persona = await linkPersona(ports, topic, brief, personas, signal)
    const id = entryIdOf(key, refresh)
    const written = { ...brief, type, botName: persona?.name ?? '', growth: type === 'trend' ? growth : null, seed: id }
    const entry = { id, type, botId: persona?.id ?? '', trend: type === 'trend' ? trend : [], brief: written, candidates: null }
    return { key, decision: decide(topic, id), entry }
  })
  const previousCutAt = refresh.previousCutAt?.getTime() ?? null
  const deferred = await mapWithYields(due.defer, signal, (topic): PlannedTopic => {
    const supporters = peopleBefore(topic.supporters, previousCutAt)
    return { key: topic.key, decision: decide({ ...topic, supporters }, null), entry: null }
  })
  const decided = new Set(planned.map(({ key }) => key))
  const ended = [...due.ended].filter((key) => !decided.has(key)).map((key): PlannedTopic => ({ key, decision: null, entry: null }))
  return [...planned, ...deferred, ...ended].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** The entries that stay, and whether a topic is about the same as one of them. */
async function standingEntries({ entries }: Needed, { cutAt }: Refresh, earlier: readonly EarlierDecision[], ended: ReadonlySet<string>) {
  const ending = new Set(earlier.flatMap(({ decision }) => (ended.has(decision.key) ? (decision.entryId ?? []) : [])))
  const standing = (await entries.standing(cutAt)).filter(({ id }) => !ending.has(id))
  const decisions = earlier.map(({ decision }) => decision).filter(({ key, entryId }) => entryId !== null && !ended.has(key))
  const terms = new Set(decisions.flatMap((decision) => decision.terms))
  const heads = new Set(decisions.map((decision) => decision.terms[0]))
  return {
    entries: standing,
    overlaps: (topic: Topic) => terms.has(topic.terms[0]?.hash as number) || topic.terms.some(({ hash }) => heads.has(hash)),
  }
}

/** The same for a refresh that is repeated after a takeover. */
const entryIdOf = (key: string, { id }: Refresh) => createHash('sha256').update(`${id} ${key}`).digest('hex').slice(0, 24)
