import { isOwner, personaNotFound, type Reader } from './ownership.ts'
import type { Persona, PersonaCard, Visibility } from './persona.ts'

type Hiding = Pick<PersonaCard, 'visibility' | 'suspension' | 'ownerSuspended' | 'aboveLimit'>

/** Reports whether the owner's choice leaves a persona to the owner alone. */
export const isForOwnerOnly = (visibility: Visibility): boolean => visibility === 'draft' || visibility === 'private'

/**
 * Reports whether only its owner may see a persona: it is a draft or private, operators suspended it, its owner's account is suspended, or
 * it is beyond the limit of the owner's role.
 */
export const isHidden = ({ visibility, suspension, ownerSuspended, aboveLimit }: Hiding): boolean =>
  isForOwnerOnly(visibility) || suspension !== undefined || ownerSuspended === true || aboveLimit === true

/** Reports whether lists, searches and the landing page may show a persona: it is public, and not hidden. The store has it as `listed`. */
export const isListed = (persona: Hiding): boolean => persona.visibility === 'public' && !isHidden(persona)

type Owned = Hiding & Pick<Persona, 'ownerId'>

/** Reports whether the caller may see the persona: it is not hidden, or the caller's own. */
export const isVisible = (caller: Reader, persona: Owned): boolean => !isHidden(persona) || isOwner(persona, caller)

/** Returns the persona when the caller may see it. Throws BOT_NOT_FOUND otherwise, also for a hidden persona of another owner. */
export function requireVisible<P extends Owned>(caller: Reader, persona: P | null): P {
  if (!persona || !isVisible(caller, persona)) throw personaNotFound()
  return persona
}
