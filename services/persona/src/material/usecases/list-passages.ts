import type { Caller } from '@rostra/platform/caller'
import { requireOwner } from '../../core/domain/personas/ownership.ts'
import type { Passage } from '../domain/passages/passage.ts'
import type { Ports } from '../domain/ports.ts'
import type { StoredSource } from '../domain/sources/ports.ts'
import { sourceNotFound } from './delete-source.ts'

interface ListPassages {
  caller: Caller
  personaId: string
  sourceId: string
  /** From 1. */
  page: number
  limit: number
}

/** Returns a page of the passages of a source, none before it is ready. Throws AUTH_REQUIRED, BOT_NOT_FOUND or SOURCE_NOT_FOUND. */
export async function listPassages(
  { personas, sources, passages }: Pick<Ports, 'personas' | 'sources' | 'passages'>,
  { caller, personaId, sourceId, page, limit }: ListPassages,
): Promise<{ source: StoredSource; passages: Passage[] }> {
  const { id } = requireOwner(caller, await personas.byId(personaId))
  const source = await sources.byId(id, sourceId)
  if (!source) throw sourceNotFound()
  const { readingId } = source
  const skip = (page - 1) * limit
  if (readingId === null || skip >= source.passages) return { source, passages: [] }
  return { source, passages: await passages.list({ personaId: id, sourceId, readingId }, { skip, limit }) }
}
