import { type Caller, member } from '@rostra/kit/caller'
import type { Ports } from '../domain/ports.ts'
import { slugProblem, slugTakenMessage } from '../domain/slug.ts'
import { ownOf } from '../domain/visibility.ts'
import { findFreeSlug } from './free-slug.ts'

interface CheckSlug {
  caller: Caller
  slug: string
  /** The caller's persona that has or wants it; empty for a new one. */
  personaId: string
}

export interface SlugCheck {
  available: boolean
  /** Why it isn't, in words; empty when it is. */
  problem: string
  /** One like it that is free; empty when it is free itself, or none could be made of it. */
  suggestion: string
}

/** Could a slug be taken now? Throws AUTH_REQUIRED, and BOT_NOT_FOUND for a persona of somebody else's. */
export async function checkSlug(ports: Pick<Ports, 'personas' | 'slugs'>, { caller, slug: raw, personaId }: CheckSlug): Promise<SlugCheck> {
  member(caller)
  if (personaId !== '') ownOf(caller, await ports.personas.byId(personaId))
  const slug = raw.trim()
  const problem = slugProblem(slug) ?? (await takenByAnother(ports, slug, personaId))
  if (!problem) return { available: true, problem: '', suggestion: '' }
  const suggestion = /[\p{L}\p{N}]/u.test(slug) ? await findFreeSlug(ports, slug, { personaId }) : ''
  return { available: false, problem, suggestion }
}

async function takenByAnother({ slugs }: Pick<Ports, 'slugs'>, slug: string, personaId: string): Promise<string | null> {
  const holder = (await slugs.holders([slug])).get(slug)
  return holder === undefined || holder === personaId ? null : slugTakenMessage
}
