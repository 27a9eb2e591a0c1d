import { withoutPeople } from '../../domain/decisions/decision.ts'
import { decisionPassesFloor } from '../../domain/decisions/decision-passes-floor.ts'
import { decisionPersonOf } from '../../domain/decisions/decision-person.ts'
import type { Ports } from '../../domain/ports.ts'

/** Withdraws a member from the people of decisions, and withdraws the entries that do not pass the floor without the member. Can be repeated. */
export async function withdrawPerson(
  { decisions, dayKeys, minPeople, metrics }: Pick<Ports, 'decisions' | 'dayKeys' | 'minPeople' | 'metrics'>,
  accountId: string,
): Promise<void> {
  const keys = await dayKeys.existing()
  const hashes = new Set([...keys.values()].map((key) => decisionPersonOf(key, accountId)))
  const deleted = await decisions.withdrawPerson([...hashes], (decision) => {
    const changed = withoutPeople(decision, hashes)
    return decisionPassesFloor(changed, minPeople) ? changed : null
  })
  metrics.withdrawn('person', deleted)
}
