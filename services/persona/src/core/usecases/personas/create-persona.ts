import { DomainError } from '@rostra/kit/errors'
import { type Caller, member } from '@rostra/platform/caller'
import { newPersona } from '../../domain/persona-form/apply-form.ts'
import { type PersonaForm, readForm } from '../../domain/persona-form/persona-form.ts'
import { refuseReservedName } from '../../domain/persona-form/reserved-name.ts'
import type { Persona } from '../../domain/personas/persona.ts'
import { checkPersonaLimit, checkPrivateAllowed } from '../../domain/personas/role-limits.ts'
import type { Ports } from '../../domain/ports.ts'
import { findFreeSlug } from '../slugs/find-free-slug.ts'
import { slugTaken } from '../slugs/slug-taken.ts'

type Needed = Pick<Ports, 'personaWrites' | 'slugs' | 'wakeOpeningLinesWorker' | 'now'>

/** Attempts with a derived slug. A concurrent creation may take a free slug before this one stores it. */
const maxAttempts = 8

/**
 * Creates a persona of a member. A form without a slug gets a free one that is derived from the name. Throws AUTH_REQUIRED, VALIDATION,
 * NAME_RESERVED, PRIVATE_NOT_ALLOWED, PERSONA_LIMIT or SLUG_TAKEN.
 */
export async function createPersona(ports: Needed, { caller, form }: { caller: Caller; form: PersonaForm }): Promise<Persona> {
  const { id: ownerId, role } = member(caller)
  const draft = readForm(form)
  refuseReservedName(draft.name)
  checkPrivateAllowed(role, draft.isPrivate)
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const slug = draft.slug || (await findFreeSlug(ports, draft.name, { among: 3 ** attempt }))
    const candidate = newPersona(draft, { slug, ownerId, at: ports.now() })
    const persona = await ports.personaWrites.create(candidate, ({ owned, ownerDeleted, ownerSuspended }) => {
      if (ownerDeleted || ownerSuspended) throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in to continue')
      checkPersonaLimit(role, owned)
    })
    if (persona && persona.openingLines.length === 0) ports.wakeOpeningLinesWorker()
    if (persona) return persona
    if (draft.slug) break
  }
  throw await slugTaken(ports, draft.slug || draft.name)
}
