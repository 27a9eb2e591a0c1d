import type { Caller } from '@rostra/kit/caller'
import type { Persona as WirePersona } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import type { Persona, PersonaCard } from '../domain/persona.ts'
import { isOwner } from '../domain/visibility.ts'

/** A persona as everybody who may know of it may see it: what is shown is named, so that nothing new slips out. */
export function toWireCard(persona: PersonaCard): WirePersona {
  const { id, slug, name, description, category, voice, avatarUrl, avatarEmoji, avatarBgColor, isPrivate, ownerId } = persona
  return {
    ...{ id, slug, name, description, category, voice, avatarUrl, avatarEmoji, avatarBgColor, isPrivate, ownerId },
    createdAt: persona.createdAt.toISOString(),
    voteCount: persona.upvotes - persona.downvotes,
    conversationCount: persona.conversationCount,
  }
}

/** A persona as this caller may see it. */
export function toWirePersona(persona: Persona, caller: Caller): WirePersona {
  const { rolePrompt, strictlyFollows } = persona
  return { ...toWireCard(persona), ...(isOwner(persona, caller) ? { rolePrompt, strictlyFollows } : {}) }
}
