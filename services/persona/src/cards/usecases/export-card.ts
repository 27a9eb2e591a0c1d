import type { Caller } from '@rostra/platform/caller'
import { requireOwner } from '../../core/domain/personas/ownership.ts'
import type { Persona } from '../../core/domain/personas/persona.ts'
import { type CardJson, cardsOf } from '../domain/cards-of-persona.ts'
import type { Ports } from '../domain/ports.ts'

/** Returns an own persona with its cards. Throws AUTH_REQUIRED and BOT_NOT_FOUND. */
export async function exportCard(
  { personas }: Pick<Ports, 'personas'>,
  { caller, personaId }: { caller: Caller; personaId: string },
): Promise<{ persona: Persona; version3: CardJson; version2: CardJson }> {
  const persona = requireOwner(caller, await personas.byId(personaId))
  return { persona, ...cardsOf(persona) }
}
