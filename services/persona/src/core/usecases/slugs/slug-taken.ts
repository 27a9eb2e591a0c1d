import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../../domain/ports.ts'
import { slugTakenMessage } from '../../domain/slugs/slug.ts'
import { findFreeSlug } from './find-free-slug.ts'

/** Returns the error SLUG_TAKEN with a free slug as its suggestion. */
export async function slugTaken(ports: Pick<Ports, 'slugs'>, text: string): Promise<DomainError> {
  const suggestion = await findFreeSlug(ports, text)
  return new DomainError('exists', 'SLUG_TAKEN', slugTakenMessage, suggestion ? { suggestion } : {})
}
