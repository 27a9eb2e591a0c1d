import { DomainError } from '@rostra/kit/errors'
import { type Caller, type Guest, type Member, member } from '@rostra/platform/caller'
import type { Persona } from './persona.ts'

/** A public persona with this many conversations survives its owner's account. */
export const conversationsToSurvive = 100

/** The part of a caller that decides what it may see. */
export type Reader = Pick<Member, 'kind' | 'id'> | Guest | { kind: 'anonymous' }

export const isOwner = (persona: Pick<Persona, 'ownerId'>, caller: Reader): boolean =>
  caller.kind === 'member' && persona.ownerId !== '' && persona.ownerId === caller.id

/** Returns the persona when the caller owns it. Throws AUTH_REQUIRED for callers without an account, BOT_NOT_FOUND for other members. */
export function requireOwner(caller: Caller, persona: Persona | null): Persona {
  const owner = member(caller)
  if (!persona || !isOwner(persona, owner)) throw personaNotFound()
  return persona
}

/** Returns the persona when the caller may change it. Throws PERSONA_READ_ONLY for one beyond the limit, and what `requireOwner` throws. */
export function requireEditable(caller: Caller, persona: Persona | null): Persona {
  const own = requireOwner(caller, persona)
  if (!own.aboveLimit) return own
  const message = 'This AI persona is read-only, because your account may have fewer. Delete another one, or get the Orator package.'
  throw new DomainError('denied', 'PERSONA_READ_ONLY', message)
}

/** Reports whether a persona outlives its owner's account: a public one with many conversations. It then has no owner. */
export const survivesOwner = ({
  visibility,
  suspension,
  aboveLimit,
  conversationCount,
}: Pick<Persona, 'visibility' | 'suspension' | 'aboveLimit' | 'conversationCount'>): boolean =>
  visibility === 'public' && !suspension && !aboveLimit && conversationCount >= conversationsToSurvive

export const personaNotFound = () => new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
