import type { Caller } from '@rostra/platform/caller'
import { isOwner, personaNotFound } from './ownership.ts'
import type { Persona } from './persona.ts'

/** Returns the persona when the caller may see it. Throws BOT_NOT_FOUND otherwise, also for a private persona of another owner. */
export function requireVisible(caller: Caller, persona: Persona | null): Persona {
  if (!persona || (persona.isPrivate && !isOwner(persona, caller))) throw personaNotFound()
  return persona
}
