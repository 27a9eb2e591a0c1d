import type { Caller } from '@rostra/kit/caller'
import type { Persona as WirePersona } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import type { Persona } from '../domain/persona.ts'
import { isOwner } from '../domain/visibility.ts'

/** A persona as this caller may see it. */
export function toWirePersona(persona: Persona, caller: Caller): WirePersona {
  const { rolePrompt, strictlyFollows, upvotes, downvotes, createdAt, peopleCount, greeting, starters, ...shown } = persona
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    voteCount: upvotes - downvotes,
    ...(isOwner(persona, caller) ? { rolePrompt, strictlyFollows } : {}),
  }
}
