import { dayOf } from '../../../core/domain/activity/activity.ts'
import { decisionPersonOf, mayStay, personasOf, withoutPeople, withoutPersonas } from '../../../core/domain/decisions/decision.ts'
import type { PlannedTopic } from '../../domain/plan.ts'
import type { Ports } from '../../domain/ports.ts'
import type { Refresh } from '../../domain/refresh.ts'
import { daysOfWeek } from '../../domain/window.ts'
import { publicPersonas } from '../public-personas.ts'

type Needed = Pick<Ports, 'people' | 'members' | 'personas' | 'dayKeys' | 'minPeople'>

/**
 * Returns a plan without the people and personas that were withdrawn since it was made. An entry that no longer passes the floor, or links
 * a hidden persona, is dropped with its decision.
 */
export async function recheckPlan(
  ports: Needed,
  { cutAt }: Refresh,
  plan: readonly PlannedTopic[],
  signal: AbortSignal,
): Promise<PlannedTopic[]> {
  const withdrawn = findWithdrawn(ports, plan, cutAt, signal)
  const hidden = findHidden(ports, plan, signal)
  const [people, personas] = await Promise.all([withdrawn, hidden])
  return plan.map((topic) => recheckTopic(topic, people, personas, ports.minPeople))
}

function recheckTopic(topic: PlannedTopic, withdrawn: ReadonlySet<string>, hidden: ReadonlySet<string>, minPeople: number): PlannedTopic {
  if (!topic.decision) return topic
  const decision = withoutPersonas(withoutPeople(topic.decision, withdrawn), hidden)
  if (!topic.entry) return { ...topic, decision }
  const isShown = !hidden.has(topic.entry.botId) && mayStay(decision, minPeople)
  return isShown ? { ...topic, decision } : { key: topic.key, decision: null, entry: null }
}

/** Returns the hashes of the planned people who do not consent now. */
async function findWithdrawn(
  { people, members, dayKeys }: Needed,
  plan: readonly PlannedTopic[],
  cutAt: Date,
  signal: AbortSignal,
): Promise<Set<string>> {
  const planned = new Set(plan.flatMap(({ decision }) => decision?.people.map(({ person }) => person) ?? []))
  const withdrawn = new Set(planned)
  if (planned.size === 0) return withdrawn
  const key = await dayKeys.keyOf(dayOf(cutAt))
  for await (const batch of people.since(dayOf(cutAt) - daysOfWeek + 1, signal)) {
    const hashes = new Map(batch.map((id) => [id, decisionPersonOf(key, id)]))
    const concerned = batch.filter((id) => planned.has(hashes.get(id) as string))
    if (concerned.length === 0) continue
    for (const id of await members.consenting(concerned, signal)) withdrawn.delete(hashes.get(id) as string)
  }
  return withdrawn
}

/** Returns the planned personas, counted and linked, that are not public now. */
async function findHidden(ports: Needed, plan: readonly PlannedTopic[], signal: AbortSignal): Promise<Set<string>> {
  const ids = new Set(plan.flatMap(({ decision }) => (decision ? [...personasOf(decision)] : [])))
  for (const { entry } of plan) if (entry?.botId) ids.add(entry.botId)
  const personas = publicPersonas(ports.personas, signal)
  await personas.learn(ids)
  return new Set([...ids].filter((id) => !personas.get(id)))
}
