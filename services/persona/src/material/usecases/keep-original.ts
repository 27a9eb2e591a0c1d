import { DomainError } from '@rostra/kit/errors'
import type { Caller } from '@rostra/platform/caller'
import { requireOwner } from '../../core/domain/personas/ownership.ts'
import type { Ports } from '../domain/ports.ts'
import type { Source } from '../domain/sources/source.ts'
import { sourceNotFound } from './delete-source.ts'

interface KeepOriginal {
  caller: Caller
  personaId: string
  sourceId: string
  keep: boolean
}

/** Keeps the original of a source of the caller, or lets it go. Throws AUTH_REQUIRED, BOT_NOT_FOUND, SOURCE_NOT_FOUND or NO_ORIGINAL. */
export async function keepOriginal(
  { personas, sources }: Pick<Ports, 'personas' | 'sources'>,
  { caller, personaId, sourceId, keep }: KeepOriginal,
): Promise<Source> {
  const { id } = requireOwner(caller, await personas.byId(personaId))
  const source = await sources.keepOriginal(id, sourceId, keep)
  if (source) return source
  throw (await sources.byId(id, sourceId)) ? noOriginal() : sourceNotFound()
}

const noOriginal = () =>
  new DomainError(
    'state',
    'NO_ORIGINAL',
    'This source has no original to keep: it is still being read, it could not be read, or its original is gone.',
  )
