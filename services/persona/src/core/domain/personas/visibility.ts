import { isOwner, personaNotFound, type Reader } from './ownership.ts'
import type { Persona, PersonaCard } from './persona.ts'

/** Reports whether only its owner may see a persona: it is private, operators suspended it, or its owner's account is suspended. */
export const isHidden = ({ isPrivate, suspension, ownerSuspended }: Pick<PersonaCard, 'isPrivate' | 'suspension' | 'ownerSuspended'>) =>
  isPrivate || suspension !== undefined || ownerSuspended === true

type Owned = Pick<Persona, 'isPrivate' | 'suspension' | 'ownerSuspended' | 'ownerId'>

/** Reports whether the caller may see the persona: it is not hidden, or the caller's own. */
export const isVisible = (caller: Reader, persona: Owned): boolean => !isHidden(persona) || isOwner(persona, caller)

/** Returns the persona when the caller may see it. Throws BOT_NOT_FOUND otherwise, also for a hidden persona of another owner. */
export function requireVisible<P extends Owned>(caller: Reader, persona: P | null): P {
  if (!persona || !isVisible(caller, persona)) throw personaNotFound()
  return persona
}
