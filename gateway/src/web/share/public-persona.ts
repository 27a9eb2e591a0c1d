import { DomainError } from '@rostra/kit/errors'
import type { Persona__Output } from '@rostra/proto/gen/rostra/persona/v1/Persona'
import { PersonaService } from '@rostra/proto/persona'
import { isOpen } from '../../json/personas/visibility.ts'
import type { Services } from '../../ports.ts'

/** The longest time that a page waits for the persona service, in milliseconds. */
export const lookUpTimeoutMs = 1_000

/** Returns a public or unlisted persona, without a caller; undefined for any other one. Throws when the persona service fails. */
export async function publicPersona({ persona }: Services, slug: string, requestId: string): Promise<Persona__Output | undefined> {
  try {
    const found = await persona.call(PersonaService.GetPersona, { slug }, { requestId, deadlineMs: lookUpTimeoutMs })
    return isOpen(found) ? found : undefined
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not_found') return undefined
    throw error
  }
}
