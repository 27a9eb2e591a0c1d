import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '@rostra/platform/caller'
import { requireOwner } from '../../core/domain/personas/ownership.ts'
import type { Ports } from '../domain/ports.ts'

type Needed = Pick<Ports, 'personas' | 'sources'>

/** Deletes a source of a persona of the caller. Throws AUTH_REQUIRED, BOT_NOT_FOUND or SOURCE_NOT_FOUND. */
export async function deleteSource(
  { personas, sources }: Needed,
  { caller, personaId, sourceId }: { caller: Caller; personaId: string; sourceId: string },
): Promise<void> {
  const { id } = requireOwner(caller, await personas.byId(personaId))
  if (!(await sources.delete(id, sourceId))) throw sourceNotFound()
}

export const sourceNotFound = () => new DomainError('not_found', 'SOURCE_NOT_FOUND', 'This source does not exist any more')
