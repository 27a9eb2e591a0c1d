import type { Caller } from '@rostra/platform/caller'
import { isOwner, personaNotFound } from './ownership.ts'
import type { Persona } from './persona.ts'

/** Reports whether the caller may see the persona: it is public or the caller's own. */
export const isVisible = (caller: Caller, persona: Pick<Persona, 'isPrivate' | 'ownerId'>): boolean =>
  !persona.isPrivate || isOwner(persona, caller)

/** Returns the persona when the caller may see it. Throws BOT_NOT_FOUND otherwise, also for a private persona of another owner. */
export function requireVisible(caller: Caller, persona: Persona | null): Persona {
  if (!persona || !isVisible(caller, persona)) throw personaNotFound()
  return persona
}
