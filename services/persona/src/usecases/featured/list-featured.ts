import { dateOf } from '../../domain/analytics/analytics.ts'
import { featuredPerDay, nextTurns, type Turn } from '../../domain/featured/rotation.ts'
import type { PersonaCard } from '../../domain/personas/persona.ts'
import type { Ports } from '../../domain/ports.ts'

type Needed = Pick<Ports, 'featuredTurns' | 'personas' | 'now'>

/** Attempts to draw a day. A lost claim means that another replica drew it, so the next read finds its turns. */
const maxAttempts = 3

/**
 * Returns the featured personas of today (UTC), in order. The first call of a day draws its turns. Personas that became private or were
 * deleted since are left out.
 */
export async function listFeatured(ports: Needed): Promise<PersonaCard[]> {
  const turns = await turnsOf(dateOf(ports.now()), ports)
  const cards = await ports.personas.cardsByIds(turns.map(({ personaId }) => personaId))
  return cards.filter(({ isPrivate }) => !isPrivate)
}

async function turnsOf(date: string, { featuredTurns, personas }: Needed): Promise<Turn[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const drawn = await featuredTurns.of(date)
    if (drawn.length > 0) return drawn
    const progress = await featuredTurns.progress()
    const candidates = await personas.featuredCandidates(featuredPerDay, progress.featuredIds)
    const turns = nextTurns(candidates, progress)
    if (turns.length === 0 || (await featuredTurns.claim(date, turns))) return turns
  }
  return featuredTurns.of(date)
}
