import { randomInt } from 'node:crypto'
import { slugCandidates } from '../domain/slug.ts'
import type { WritingPorts } from '../domain/writing-ports.ts'

interface Asked {
  /** A persona that may have it already. */
  personaId?: string
  /** Picks one of so many; for when others are after the same at this moment. */
  among?: number
}

/** A slug like the wanted one that nobody has, the best unless `among` says otherwise; empty when none is found. */
export async function findFreeSlug({ slugs }: Pick<WritingPorts, 'slugs'>, wanted: string, asked: Asked = {}): Promise<string> {
  const { personaId = '', among = 1 } = asked
  const candidates = slugCandidates(wanted, randomInt)
  const holders = await slugs.holders(candidates)
  const free = candidates.filter((slug) => (holders.get(slug) ?? personaId) === personaId)
  return free[randomInt(Math.max(1, Math.min(among, free.length)))] ?? ''
}
