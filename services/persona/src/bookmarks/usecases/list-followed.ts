import type { PersonaCard } from '../../core/domain/personas/persona.ts'
import { type Mark, maxNewest } from '../domain/mark.ts'
import type { Ports } from '../domain/ports.ts'

export interface Followed {
  /** The latest first. */
  creators: (Mark & { isListed: boolean })[]
  /** Their newest listed personas, the newest first. */
  personas: PersonaCard[]
}

/** Returns whom a member follows, and what they made last. */
export async function listFollowed({ follows, creators }: Pick<Ports, 'follows' | 'creators'>, memberId: string): Promise<Followed> {
  const stored = await follows.of(memberId)
  if (stored.length === 0) return { creators: [], personas: [] }
  const ids = stored.map(({ targetId }) => targetId)
  const [listed, personas] = await Promise.all([creators.listedAmong(ids), creators.newestOf(ids, maxNewest)])
  const shown = new Set(listed)
  return { creators: stored.map((mark) => ({ ...mark, isListed: shown.has(mark.targetId) })), personas }
}
