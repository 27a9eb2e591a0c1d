import { withoutPersonas } from '../../domain/decisions/decision.ts'
import { standsStill } from '../../domain/decisions/stands-still.ts'
import type { Ports } from '../../domain/ports.ts'

/** Withdraws a persona from what entries stand on, with the entries that link it or do not pass the floor without it. Can be repeated. */
export async function withdrawPersona(
  { decisions, minPeople, metrics }: Pick<Ports, 'decisions' | 'minPeople' | 'metrics'>,
  personaId: string,
): Promise<void> {
  const deleted = await decisions.withdrawPersona(personaId, (decision, botId) => {
    const changed = withoutPersonas(decision, new Set([personaId]))
    return botId !== personaId && standsStill(changed, minPeople) ? changed : null
  })
  metrics.withdrawn('persona', deleted)
}
