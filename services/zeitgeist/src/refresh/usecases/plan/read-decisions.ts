import type { Decision } from '../../../core/domain/decisions/decision.ts'
import { decisionPersonOf } from '../../../core/domain/decisions/decision-person.ts'
import { countPeople } from '../../domain/changes/count-people.ts'
import type { EarlierDecision } from '../../domain/changes/due-topics.ts'
import type { Ports } from '../../domain/ports.ts'
import type { ReadEvidence } from '../../domain/topics/read-rows.ts'
import { mapWithYields } from './map-with-yields.ts'

/** Returns the decisions before this refresh, and who talks about their terms now, by one reading of this week's rows. */
export async function readDecisions(
  { decisions, dayKeys }: Pick<Ports, 'decisions' | 'dayKeys'>,
  thisWeek: ReadEvidence,
  accountOf: (person: number) => string,
  signal: AbortSignal,
): Promise<EarlierDecision[]> {
  const all = await decisions.all()
  const keys = await dayKeys.existing()
  const comparable = all.filter(({ day }) => keys.has(day))
  const now =
    comparable.length === 0
      ? []
      : await countPeople(
          comparable.map(({ terms }) => terms),
          thisWeek,
          signal,
        )
  const peopleNow = new Map(comparable.map((decision, index) => [decision, now[index] ?? new Set<number>()]))
  return mapWithYields(all, signal, (decision): EarlierDecision => {
    const key = keys.get(decision.day)
    const numbers = peopleNow.get(decision)
    if (!key || !numbers) return { decision, before: null, now: new Set() }
    const hashes = new Set([...numbers].map((person) => decisionPersonOf(key, accountOf(person))))
    return { decision, before: hashesOf(decision), now: hashes }
  })
}

const hashesOf = ({ people }: Decision) => new Set(people.map(({ person }) => person))
