import { dayOf } from '../../core/domain/activity/activity.ts'
import { personasOf, withoutPeople, withoutPersonas } from '../../core/domain/decisions/decision.ts'
import { decisionPassesFloor } from '../../core/domain/decisions/decision-passes-floor.ts'
import { decisionPersonOf } from '../../core/domain/decisions/decision-person.ts'
import type { PlannedTopic } from '../domain/plan.ts'
import type { Ports } from '../domain/ports.ts'
import type { Refresh } from '../domain/refresh.ts'
import { PublicPersonas } from './evidence/public-personas.ts'

type Needed = Pick<Ports, 'people' | 'members' | 'personas' | 'dayKeys' | 'minPeople'>

const daysBefore = 6

/**
 * Returns a plan without the people and personas that were withdrawn since it was made. An entry that no longer passes the floor, or links a
 * hidden persona, is dropped with its decision.
 */
export async function withoutWithdrawn(
  ports: Needed,
  { cutAt }: Refresh,
  plan: readonly PlannedTopic[],
  signal: AbortSignal,
): Promise<PlannedTopic[]> {
  const decisions = plan.flatMap(({ decision }) => decision ?? [])
  const [withdrawn, hidden] = await Promise.all([
    findWithdrawn(ports, new Set(decisions.flatMap(({ people }) => people.map(({ person }) => person))), cutAt, signal),
    findHidden(ports, plan, signal),
  ])
  return plan.map((topic) => {
    if (!topic.decision) return topic
    const decision = withoutPersonas(withoutPeople(topic.decision, withdrawn), hidden)
    if (!topic.entry) return { ...topic, decision }
    const isShown = !hidden.has(topic.entry.botId) && decisionPassesFloor(decision, ports.minPeople)
    return isShown ? { ...topic, decision } : { key: topic.key, decision: null, entry: null }
  })
}

/** Returns the hashes of those of the people who do not allow the use of their chats any more. */
async function findWithdrawn(
  { people, members, dayKeys }: Needed,
  planned: ReadonlySet<string>,
  cutAt: Date,
  signal: AbortSignal,
): Promise<Set<string>> {
  const withdrawn = new Set(planned)
  if (planned.size === 0) return withdrawn
  const key = await dayKeys.keyOf(dayOf(cutAt))
  for await (const batch of people.since(dayOf(cutAt) - daysBefore, signal)) {
    const hashes = new Map(batch.map((id) => [id, decisionPersonOf(key, id)]))
    const concerned = batch.filter((id) => planned.has(hashes.get(id) as string))
    if (concerned.length === 0) continue
    for (const id of await members.consenting(concerned, signal)) withdrawn.delete(hashes.get(id) as string)
  }
  return withdrawn
}

async function findHidden({ personas }: Needed, plan: readonly PlannedTopic[], signal: AbortSignal): Promise<Set<string>> {
  const ids = new Set(plan.flatMap(({ decision }) => (decision ? [...personasOf(decision)] : [])))
  for (const { entry } of plan) if (entry?.botId) ids.add(entry.botId)
  const known = new PublicPersonas(personas, signal)
  await known.learn(ids)
  return new Set([...ids].filter((id) => !known.get(id)))
}
