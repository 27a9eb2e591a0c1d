import { type Caller, member } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import type { Persona } from '../domain/persona.ts'
import { type PersonaForm, readForm } from '../domain/persona-form.ts'
import type { Ports } from '../domain/ports.ts'
import { refuseBeyondLimit, refusePrivate } from '../domain/role-limits.ts'
import { created } from '../domain/saving.ts'
import { findFreeSlug } from './free-slug.ts'
import { slugTaken } from './slug-taken.ts'

type Needed = Pick<Ports, 'changes' | 'slugs' | 'linesAreDue' | 'now'>

/** Somebody else may take a free slug in between. */
const mostTries = 8

/** Makes a persona of a member's. Throws AUTH_REQUIRED, VALIDATION, PRIVATE_NOT_ALLOWED, PERSONA_LIMIT or SLUG_TAKEN. */
export async function createPersona(ports: Needed, { caller, form }: { caller: Caller; form: PersonaForm }): Promise<Persona> {
  const { id: ownerId, role } = member(caller)
  const draft = readForm(form)
  refusePrivate(role, draft.isPrivate)
  for (let tries = 0; tries < mostTries; tries++) {
    const slug = draft.slug || (await findFreeSlug(ports, draft.name, { among: 3 ** tries }))
    const persona = await ports.changes.create(created(draft, { slug, ownerId, at: ports.now() }), ({ owned, ownerHasLeft }) => {
      if (ownerHasLeft) throw new DomainError('unauthenticated', 'AUTH_REQUIRED', 'Please log in to continue')
      refuseBeyondLimit(role, owned)
    })
    if (persona && persona.openingLines.length === 0) ports.linesAreDue()
    if (persona) return persona
    if (draft.slug) break
  }
  throw await slugTaken(ports, draft.slug || draft.name)
}
