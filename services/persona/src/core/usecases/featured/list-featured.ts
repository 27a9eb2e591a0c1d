import { utcDate } from '@rostra/kit/utc-date'
import { isFeaturable } from '../../domain/featured/eligibility.ts'
import { featuredPerDay, nextTurns, type Turn } from '../../domain/featured/rotation.ts'
import type { PersonaCard } from '../../domain/personas/persona.ts'
import type { Ports } from '../../domain/ports.ts'

type Needed = Pick<Ports, 'featuredTurns' | 'featuringChoices' | 'now'>

/** Attempts to draw a day. A lost claim means that another replica drew it, so the next read finds its turns. */
const maxAttempts = 3

/**
 * Returns the featured personas of today (UTC), in order: the pinned ones, then those of the rotation. The first call of a day draws its
 * turns. Personas that were hidden, reported, voted below 0, excluded or deleted since are left out.
 */
export async function listFeatured(ports: Needed): Promise<PersonaCard[]> {
  const { featuringChoices, now } = ports
  const [pinned, turns] = await Promise.all([featuringChoices.pinned(), turnsOf(utcDate(now()), ports)])
  const rotated = await featuringChoices.featurable(turns.map(({ personaId }) => personaId))
  const first = pinned.filter(isFeaturable)
  return [...first, ...rotated.filter(({ id }) => !first.some((persona) => persona.id === id))].slice(0, featuredPerDay)
}

async function turnsOf(date: string, { featuredTurns, now }: Needed): Promise<Turn[]> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const drawn = await featuredTurns.of(date)
    if (drawn.length > 0) return drawn
    const progress = await featuredTurns.progress()
    const candidates = await featuredTurns.candidates(featuredPerDay, progress.featuredIds, now())
    const turns = nextTurns(candidates, progress)
    if (turns.length === 0 || (await featuredTurns.claim(date, turns))) return turns
  }
  return featuredTurns.of(date)
}
