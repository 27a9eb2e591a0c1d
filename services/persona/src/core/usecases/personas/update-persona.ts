import { type Caller, confirmedMember, member } from '@rostra/platform/caller'
import { freeWorkerOf } from '@rostra/platform/free-use/free-work'
import { applyForm, checkVersion, withDefaultLines } from '../../domain/persona-form/apply-form.ts'
import { type PersonaForm, readForm } from '../../domain/persona-form/persona-form.ts'
import { refuseReservedName } from '../../domain/persona-form/reserved-name.ts'
import { refuseUnknownModel } from '../../domain/personas/chat-model.ts'
import { requireEditable } from '../../domain/personas/ownership.ts'
import type { Persona } from '../../domain/personas/persona.ts'
import { checkPrivateAllowed } from '../../domain/personas/role-limits.ts'
import { isForOwnerOnly } from '../../domain/personas/visibility.ts'
import type { Ports } from '../../domain/ports.ts'
import { slugTaken } from '../slugs/slug-taken.ts'

interface UpdatePersona {
  caller: Caller
  clientAddress: string
  personaId: string
  form: PersonaForm
  /** The version that the caller edited. Undefined saves over any version. */
  version: number | undefined
}

type Needed = Pick<
  Ports,
  'settlePicture' | 'personas' | 'personaWrites' | 'slugs' | 'wakeOpeningLinesWorker' | 'mayGenerateLines' | 'chatModels' | 'now'
>

/**
 * Saves a form over a persona of the caller. Throws AUTH_REQUIRED, BOT_NOT_FOUND, PERSONA_READ_ONLY, VALIDATION, NAME_RESERVED,
 * EDITED_ELSEWHERE, PRIVATE_NOT_ALLOWED, EMAIL_NOT_CONFIRMED or SLUG_TAKEN.
 */
export async function updatePersona(ports: Needed, { caller, clientAddress, personaId, form, version }: UpdatePersona): Promise<Persona> {
  const { id: ownerId, role } = member(caller)
  const before = requireEditable(caller, await ports.personas.byId(personaId))
  const read = readForm(form)
  refuseUnknownModel(ports.chatModels, read.chatModel)
  if (!isForOwnerOnly(read.visibility)) confirmedMember(caller, 'publish an AI persona')
  const avatarUrl = await ports.settlePicture({ ownerId, address: read.avatarUrl, before: before.avatarUrl })
  const draft = { ...read, avatarUrl }
  const isLeftToService = applyForm(before, draft).openingLines.length === 0
  const mayGenerate = isLeftToService && (await ports.mayGenerateLines(freeWorkerOf(caller, clientAddress)))
  const saved = await ports.personaWrites.save(personaId, ports.now(), (stored) => {
    const persona = requireEditable(caller, stored)
    checkVersion(persona, version)
    refuseReservedName(draft.name, persona.name)
    checkPrivateAllowed(role, draft.visibility, persona.visibility)
    const changed = applyForm(persona, draft)
    return mayGenerate ? changed : withDefaultLines(changed)
  })
  if (!saved) throw await slugTaken(ports, draft.slug)
  if (saved.openingLines.length === 0) ports.wakeOpeningLinesWorker()
  return saved
}
