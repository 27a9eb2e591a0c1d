import { type Caller, member } from '@rostra/kit/caller'
import type { Persona } from '../domain/persona.ts'
import { type PersonaForm, readForm } from '../domain/persona-form.ts'
import type { Ports } from '../domain/ports.ts'
import { refusePrivate } from '../domain/role-limits.ts'
import { edited, refuseStale } from '../domain/saving.ts'
import { ownOf } from '../domain/visibility.ts'
import { slugTaken } from './slug-taken.ts'

interface UpdatePersona {
  caller: Caller
  personaId: string
  form: PersonaForm
  /** Of the persona that was edited; nothing to write over whatever is there. */
  version: number | undefined
}

type Needed = Pick<Ports, 'personas' | 'changes' | 'slugs' | 'linesAreDue' | 'now'>

/** Saves a form over a member's own persona. Throws AUTH_REQUIRED, BOT_NOT_FOUND, VALIDATION, EDITED_ELSEWHERE, PRIVATE_NOT_ALLOWED or SLUG_TAKEN. */
export async function updatePersona(ports: Needed, { caller, personaId, form, version }: UpdatePersona): Promise<Persona> {
  const { role } = member(caller)
  ownOf(caller, await ports.personas.byId(personaId))
  const draft = readForm(form)
  const saved = await ports.changes.save(personaId, ports.now(), (found) => {
    const persona = ownOf(caller, found)
    refuseStale(persona, version)
    refusePrivate(role, draft.isPrivate, persona.isPrivate)
    return edited(persona, draft)
  })
  if (!saved) throw await slugTaken(ports, draft.slug)
  if (saved.openingLines.length === 0) ports.linesAreDue()
  return saved
}
