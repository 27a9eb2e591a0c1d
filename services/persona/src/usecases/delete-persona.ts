import type { Caller } from '@rostra/kit/caller'
import type { Ports } from '../domain/ports.ts'
import { ownOf } from '../domain/visibility.ts'

/** Deletes a member's own persona with all that is kept about it. Throws AUTH_REQUIRED or BOT_NOT_FOUND. */
export async function deletePersona(
  { personas }: Pick<Ports, 'personas'>,
  { caller, personaId }: { caller: Caller; personaId: string },
): Promise<void> {
  const { id } = ownOf(caller, await personas.byId(personaId))
  await personas.remove(id)
}
