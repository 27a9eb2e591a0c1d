import { type Caller, member } from '@rostra/platform/caller'
import { requireOwner } from '../../domain/personas/ownership.ts'
import type { Ports } from '../../domain/ports.ts'
import { slugProblem, slugTakenMessage } from '../../domain/slugs/slug.ts'
import { findFreeSlug } from './find-free-slug.ts'

interface CheckSlug {
  caller: Caller
  slug: string
  /** The name to derive a suggestion from when the slug is empty. */
  name: string
  /** The caller's persona that the slug is for. Empty for a new persona. */
  personaId: string
}

export interface SlugCheck {
  available: boolean
  /** Why the slug is not available, as a message for the owner. Empty when it is. */
  problem: string
  /** A free slug to use instead. Empty when the slug is available, or when there is neither a slug nor a name. */
  suggestion: string
}

/** Checks whether a slug is valid and free. Throws AUTH_REQUIRED, and BOT_NOT_FOUND for a persona of another owner. */
export async function checkSlug(
  ports: Pick<Ports, 'personas' | 'slugs'>,
  { caller, slug: rawSlug, name, personaId }: CheckSlug,
): Promise<SlugCheck> {
  member(caller)
  if (personaId !== '') requireOwner(caller, await ports.personas.byId(personaId))
  const slug = rawSlug.trim()
  const problem = slugProblem(slug) ?? (await takenByAnother(ports, slug, personaId))
  if (!problem) return { available: true, problem: '', suggestion: '' }
  const text = slug || name.trim()
  return { available: false, problem, suggestion: text ? await findFreeSlug(ports, text, { personaId }) : '' }
}

async function takenByAnother({ slugs }: Pick<Ports, 'slugs'>, slug: string, personaId: string): Promise<string | null> {
  const holder = (await slugs.holders([slug])).get(slug)
  return holder === undefined || holder === personaId ? null : slugTakenMessage
}
