import { DomainError } from '@rostra/kit/errors'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { PersonaService } from '@rostra/proto/persona'
import type { Services } from '../ports.ts'

/** A page load waits no longer than this to learn about a persona. */
export const askWithinMs = 1_000

/** A persona as a stranger sees it, whoever asks for the page; undefined when there is none to see. Throws when nobody can tell. */
export async function publicPersona({ persona }: Services, slug: string, requestId: string): Promise<Persona__Output | undefined> {
  try {
    const found = await persona.call(PersonaService.GetPersona, { slug }, { requestId, deadlineMs: askWithinMs })
    return found.isPrivate ? undefined : found
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return undefined
    throw error
  }
}
