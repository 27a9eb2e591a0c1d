import { type Caller, member } from '@rostra/platform/caller'
import { applyForm, checkVersion } from '../../domain/persona-form/apply-form.ts'
import { type PersonaForm, readForm } from '../../domain/persona-form/persona-form.ts'
import { refuseReservedName } from '../../domain/persona-form/reserved-name.ts'
import { requireOwner } from '../../domain/personas/ownership.ts'
import type { Persona } from '../../domain/personas/persona.ts'
import { checkPrivateAllowed } from '../../domain/personas/role-limits.ts'
import type { Ports } from '../../domain/ports.ts'
import { slugTaken } from '../slugs/slug-taken.ts'

interface UpdatePersona {
  caller: Caller
  personaId: string
  form: PersonaForm
  /** The version that the caller edited. Undefined saves over any version. */
  version: number | undefined
}

type Needed = Pick<Ports, 'personas' | 'personaWrites' | 'slugs' | 'wakeOpeningLinesWorker' | 'now'>

/**
 * Saves a form over a persona of the caller. Throws AUTH_REQUIRED, BOT_NOT_FOUND, VALIDATION, NAME_RESERVED, EDITED_ELSEWHERE, PRIVATE_NOT_ALLOWED or
 * SLUG_TAKEN.
 */
export async function updatePersona(ports: Needed, { caller, personaId, form, version }: UpdatePersona): Promise<Persona> {
  const { role } = member(caller)
  requireOwner(caller, await ports.personas.byId(personaId))
  const draft = readForm(form)
  const saved = await ports.personaWrites.save(personaId, ports.now(), (stored) => {
    const persona = requireOwner(caller, stored)
    checkVersion(persona, version)
    refuseReservedName(draft.name, persona.name)
    checkPrivateAllowed(role, draft.isPrivate, persona.isPrivate)
    return applyForm(persona, draft)
  })
  if (!saved) throw await slugTaken(ports, draft.slug)
  if (saved.openingLines.length === 0) ports.wakeOpeningLinesWorker()
  return saved
}
