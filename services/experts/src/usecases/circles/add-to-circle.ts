import { DomainError } from '@rostra/kit/errors'
import { add } from '../../domain/circles/change-circle.ts'
import type { CircleEntry } from '../../domain/circles/circle.ts'
import type { PersonaCard, PersonaReader } from '../../domain/personas/ports.ts'
import type { Ports } from '../../domain/ports.ts'

export interface AddToCircle extends PersonaReader {
  memberId: string
  personaId: string
}

/** Adds a persona that the member can see. Throws BOT_NOT_FOUND, ALREADY_IN_CIRCLE or CIRCLE_FULL. */
export async function addToCircle(
  { circles, personas }: Pick<Ports, 'circles' | 'personas'>,
  { memberId, personaId, ...reader }: AddToCircle,
): Promise<CircleEntry & { position: number; persona: PersonaCard }> {
  const [persona] = await personas.visible([personaId], reader)
  if (!persona) throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
  const entry = { personaId, name: persona.name, addedAt: new Date() }
  const { entries } = await circles.change(memberId, add(entry, entry.addedAt))
  return { ...entry, position: entries.length - 1, persona }
}
