import { type Caller, member } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import type { Persona } from './persona.ts'

export const isOwner = (persona: Pick<Persona, 'ownerId'>, caller: Caller): boolean =>
  caller.kind === 'member' && persona.ownerId !== '' && persona.ownerId === caller.id

/** The persona, if the caller may know of it. Throws BOT_NOT_FOUND otherwise: a private persona doesn't exist for others. */
export function visibleTo(caller: Caller, persona: Persona | null): Persona {
  if (!persona || (persona.isPrivate && !isOwner(persona, caller))) throw notFound()
  return persona
}

/** The persona, if it is the caller's own. Throws AUTH_REQUIRED for people without an account, BOT_NOT_FOUND for all others. */
export function ownOf(caller: Caller, persona: Persona | null): Persona {
  const owner = member(caller)
  if (!persona || !isOwner(persona, owner)) throw notFound()
  return persona
}

const notFound = () => new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
