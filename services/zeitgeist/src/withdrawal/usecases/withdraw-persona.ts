import type { Turn } from '@rostra/kit/async/run-batches'
import { withoutPersonas } from '../../core/domain/decisions/decision.ts'
import { decisionPassesFloor } from '../../core/domain/decisions/decision-passes-floor.ts'
import type { Ports } from '../domain/ports.ts'

export type HiddenPersonaPorts = Pick<Ports, 'decisions' | 'activity' | 'minPeople' | 'countWithdrawn'>

/** Withdraws a persona from the conversations of decisions, with the entries that link it or do not pass the floor without it. Can be repeated. */
async function withdrawPersona(
  { decisions, minPeople, countWithdrawn }: Pick<Ports, 'decisions' | 'minPeople' | 'countWithdrawn'>,
  personaId: string,
): Promise<void> {
  const deleted = await decisions.withdrawPersona(personaId, (decision, botId) => {
    const changed = withoutPersonas(decision, new Set([personaId]))
    return botId !== personaId && decisionPassesFloor(changed, minPeople) ? changed : null
  })
  countWithdrawn('persona', deleted)
}

/**
 * Withdraws a persona that was deleted or made private, and deletes its rows for one turn. Rows that are left are not counted, because a refresh asks which
 * personas are public, and end after 15 days.
 */
export async function withdrawHiddenPersona(ports: HiddenPersonaPorts, personaId: string, turn: Turn): Promise<void> {
  await withdrawPersona(ports, personaId)
  await ports.activity.deletePersona(personaId, turn)
}
