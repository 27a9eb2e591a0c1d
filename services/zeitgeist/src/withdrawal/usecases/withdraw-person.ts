import { withoutPeople } from '../../core/domain/decisions/decision.ts'
import { decisionPassesFloor } from '../../core/domain/decisions/decision-passes-floor.ts'
import { decisionPersonOf } from '../../core/domain/decisions/decision-person.ts'
import type { Ports } from '../domain/ports.ts'

/** Withdraws a member from the people of decisions, and withdraws the entries that do not pass the floor without the member. Can be repeated. */
export async function withdrawPerson(
  { decisions, dayKeys, minPeople, countWithdrawn }: Pick<Ports, 'decisions' | 'dayKeys' | 'minPeople' | 'countWithdrawn'>,
  accountId: string,
): Promise<void> {
  const keys = await dayKeys.existing()
  const hashes = new Set([...keys.values()].map((key) => decisionPersonOf(key, accountId)))
  const deleted = await decisions.withdrawPerson([...hashes], (decision) => {
    const changed = withoutPeople(decision, hashes)
    return decisionPassesFloor(changed, minPeople) ? changed : null
  })
  countWithdrawn('person', deleted)
}
