import { DomainError } from '@rostra/kit/errors'
import { slugTakenMessage } from '../domain/slug.ts'
import type { WritingPorts } from '../domain/writing-ports.ts'
import { findFreeSlug } from './free-slug.ts'

/** The refusal of a slug that somebody has, with one that is free. */
export async function slugTaken(ports: Pick<WritingPorts, 'slugs'>, slug: string): Promise<DomainError> {
  const suggestion = await findFreeSlug(ports, slug)
  return new DomainError('exists', 'SLUG_TAKEN', slugTakenMessage, suggestion ? { suggestion } : {})
}
