import { isOwner, personaNotFound, type Reader } from './ownership.ts'
import type { Persona, PersonaCard } from './persona.ts'

type Hiding = Pick<PersonaCard, 'isPrivate' | 'suspension' | 'ownerSuspended' | 'aboveLimit'>

/**
 * Reports whether only its owner may see a persona: it is private, operators suspended it, its owner's account is suspended, or it is beyond the limit of
 * the owner's role.
 */
export const isHidden = ({ isPrivate, suspension, ownerSuspended, aboveLimit }: Hiding) =>
  isPrivate || suspension !== undefined || ownerSuspended === true || aboveLimit === true

type Owned = Hiding & Pick<Persona, 'ownerId'>

/** Reports whether the caller may see the persona: it is not hidden, or the caller's own. */
export const isVisible = (caller: Reader, persona: Owned): boolean => !isHidden(persona) || isOwner(persona, caller)

/** Returns the persona when the caller may see it. Throws BOT_NOT_FOUND otherwise, also for a hidden persona of another owner. */
export function requireVisible<P extends Owned>(caller: Reader, persona: P | null): P {
  if (!persona || !isVisible(caller, persona)) throw personaNotFound()
  return persona
}
