import { DomainError } from '@rostra/kit/errors'
import { type Caller, confirmedMember, member } from '@rostra/platform/caller'
import { freeWorkerOf } from '@rostra/platform/free-use/free-work'
import { newPersona, withDefaultLines } from '../../domain/persona-form/apply-form.ts'
import { type PersonaForm, readForm } from '../../domain/persona-form/persona-form.ts'
import { refuseReservedName } from '../../domain/persona-form/reserved-name.ts'
import { refuseUnknownModel } from '../../domain/personas/chat-model.ts'
import type { Persona } from '../../domain/personas/persona.ts'
import { checkPersonaLimit, checkPrivateAllowed } from '../../domain/personas/role-limits.ts'
import { isForOwnerOnly } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import { findFreeSlug } from '../slugs/find-free-slug.ts'
import { slugTaken } from '../slugs/slug-taken.ts'

interface CreatePersona {
  caller: Caller
  clientAddress: string
  form: PersonaForm
}

type Needed = Pick<
  Ports,
  'settlePicture' | 'personaWrites' | 'slugs' | 'wakeOpeningLinesWorker' | 'mayGenerateLines' | 'chatModels' | 'now'
>

/** Attempts with a derived slug. A concurrent creation may take a free slug before this one stores it. */
const maxAttempts = 8

/**
 * Creates a persona of a member. A form without a slug gets a free one that is derived from the name. Throws AUTH_REQUIRED, VALIDATION,
 * NAME_RESERVED, PRIVATE_NOT_ALLOWED, EMAIL_NOT_CONFIRMED, PERSONA_LIMIT or SLUG_TAKEN.
 */
export async function createPersona(ports: Needed, { caller, clientAddress, form }: CreatePersona): Promise<Persona> {
  const { id: ownerId, role } = member(caller)
  const read = readForm(form)
  refuseUnknownModel(ports.chatModels, read.chatModel)
  refuseReservedName(read.name)
  checkPrivateAllowed(role, read.visibility)
  if (!isForOwnerOnly(read.visibility)) confirmedMember(caller, 'publish an AI persona')
  const avatarUrl = await ports.settlePicture({ ownerId, address: read.avatarUrl, before: '' })
  const draft = { ...read, avatarUrl }
  const isLeftToService = draft.openingLines.length === 0
  const mayGenerate = !isLeftToService || (await ports.mayGenerateLines(freeWorkerOf(caller, clientAddress)))
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const slug = draft.slug || (await findFreeSlug(ports, draft.name, { among: 3 ** attempt }))
    const created = newPersona(draft, { slug, ownerId, at: ports.now() })
    const candidate = mayGenerate ? created : withDefaultLines(created)
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
