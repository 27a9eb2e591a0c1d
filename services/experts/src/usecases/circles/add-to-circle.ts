import { DomainError } from '@rostra/kit/errors'
import { add, afterDropping } from '../../domain/circles/change-circle.ts'
import type { CircleEntry } from '../../domain/circles/circle.ts'
import type { PersonaCard, PersonaReader } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'
import { visiblePersonas } from './visible-personas.ts'

export interface AddToCircle extends PersonaReader {
  memberId: string
  personaId: string
}

/**
 * Adds a persona that the member can see. Removes personas that the member can no longer see first, so that they take no place.
 * Throws BOT_NOT_FOUND, ALREADY_IN_CIRCLE or CIRCLE_FULL.
 */
export async function addToCircle(
  ports: Pick<Ports, 'circles' | 'personas'>,
  { memberId, personaId, ...reader }: AddToCircle,
): Promise<CircleEntry & { position: number; persona: PersonaCard }> {
  const { cardOf, missingIds } = await visiblePersonas(ports, await ports.circles.of(memberId), reader, [personaId])
  const persona = cardOf.get(personaId)
  if (!persona) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
  const entry = { personaId, name: persona.name, addedAt: new Date() }
  const { entries } = await ports.circles.change(memberId, afterDropping(missingIds, add(entry, entry.addedAt)))
  return { ...entry, position: entries.length - 1, persona }
}
