import { randomInt } from 'node:crypto'
import type { Ports } from '../../domain/ports.ts'
import { slugCandidates } from '../../domain/slugs/slug.ts'

interface Options {
  /** A persona that may hold the slug already. */
  personaId?: string
  /** Picks one of the best `among` free slugs at random, so that concurrent calls for the same text rarely collide. Default 1. */
  among?: number
}

/** Returns a free slug for a slug or a name. Empty when all candidates are taken. */
export async function findFreeSlug(
  { slugs }: Pick<Ports, 'slugs'>,
  text: string,
  { personaId = '', among = 1 }: Options = {},
): Promise<string> {
  const candidates = slugCandidates(text, randomInt)
  const holders = await slugs.holders(candidates)
  const free = candidates.filter((slug) => (holders.get(slug) ?? personaId) === personaId)
  return free[randomInt(Math.max(1, Math.min(among, free.length)))] ?? ''
}
