import type { PersonaCard } from '../domain/persona.ts'
import type { Ports } from '../domain/ports.ts'
import { featuredPerDay, nextTurns, type Turn } from '../domain/rotation.ts'

/** Today's featured personas (UTC), in order. The first ask of a day draws them; who has become private since is left out. */
export async function listFeatured(ports: Ports): Promise<PersonaCard[]> {
  const turns = await turnsOn(ports.now().toISOString().slice(0, 10), ports)
  return ports.personas.publicByIds(turns.map(({ personaId }) => personaId))
}

/** Replicas may draw the same day at once: one claim wins, and the others read what it wrote. */
async function turnsOn(date: string, { featured, personas }: Ports): Promise<Turn[]> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const drawn = await featured.on(date)
    if (drawn.length > 0) return drawn
    const progress = await featured.progress()
    const turns = nextTurns(await personas.candidatesFor(featuredPerDay, progress.had), progress)
    if (turns.length === 0 || (await featured.claim(date, turns))) return turns
  }
  return featured.on(date)
}
