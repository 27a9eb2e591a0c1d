import { DomainError } from '@rostra/kit/errors'
import { personaNotFound } from '../../core/domain/personas/ownership.ts'
import type { PersonaCard } from '../../core/domain/personas/persona.ts'

type Suspendable = Pick<PersonaCard, 'suspension'>

/** Throws BOT_NOT_FOUND or ALREADY_SUSPENDED unless a persona can be suspended. */
export function checkSuspendable(persona: Suspendable | null): void {
  if (!persona) throw personaNotFound()
  if (persona.suspension) throw new DomainError('state', 'ALREADY_SUSPENDED', 'This AI persona is suspended already')
}

/** Throws BOT_NOT_FOUND or NOT_SUSPENDED unless a suspension of a persona can end. */
export function checkRestorable(persona: Suspendable | null): void {
  if (!persona) throw personaNotFound()
  if (!persona.suspension) throw new DomainError('state', 'NOT_SUSPENDED', 'This AI persona is not suspended')
}
