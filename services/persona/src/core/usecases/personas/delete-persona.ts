import type { Caller } from '@rostra/platform/caller'
import { requireOwner } from '../../domain/personas/ownership.ts'
import type { Ports } from '../../domain/ports.ts'

/** Deletes a persona of the caller; the rows about it follow in the background. Throws AUTH_REQUIRED or BOT_NOT_FOUND. */
export async function deletePersona(
  { personas }: Pick<Ports, 'personas'>,
  { caller, personaId }: { caller: Caller; personaId: string },
): Promise<void> {
  const { id } = requireOwner(caller, await personas.byId(personaId))
  await personas.delete(id)
}
