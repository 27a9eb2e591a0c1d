import type { PassageQuery, ReadySource } from '../domain/passages/passage.ts'
import type { Ports } from '../domain/ports.ts'

/** A passage of a persona that everyone sees. */
export interface PublicPassage {
  personaId: string
  personaName: string
  heading: string
  text: string
  fit: number
}

const mostPersonas = 30
/**
 * From this fit on a passage answers the question. It is more than for one persona: the best of many that do not answer it fit by
 * chance. Of the demo personas those from 0.5 to 0.6 were mostly about something else.
 */
const leastPublicFit = 0.6
/** Maximum number of passages that are searched, as many as one persona may have. */
const mostSearched = 20_000
/** Milliseconds after which no further persona is searched. */
const searchMs = 1_000
const mostOfPersona = 2
const mostFound = 6

/**
 * Finds passages that answer a question in what the most popular public personas know: at most 2 of each and 6 together, the best
 * first. A persona whose passages would be more than 20,000 with those of more popular ones is left out.
 */
export async function findPublicPassages(
  { publicPersonas, readySources, passageSearch }: Pick<Ports, 'publicPersonas' | 'readySources' | 'passageSearch'>,
  query: PassageQuery,
  signal: AbortSignal,
): Promise<PublicPassage[]> {
  const personas = await publicPersonas.withMaterial(mostPersonas)
  const sourcesOf = await Promise.all(personas.map(({ id }) => readySources.of(id)))
  const until = performance.now() + searchMs
  const found: PublicPassage[] = []
  let left = mostSearched
  for (const [number, { id: personaId, name: personaName }] of personas.entries()) {
    const sources = sourcesOf[number] ?? []
    const size = sizeOf(sources)
    if (performance.now() > until) break
    if (size > left) continue
    left -= size
    const passages = await passageSearch.find(personaId, sources, query, signal)
    const fitting = passages.filter(({ fit }) => fit >= leastPublicFit).sort(byFit)
    found.push(...fitting.slice(0, mostOfPersona).map(({ heading, text, fit }) => ({ personaId, personaName, heading, text, fit })))
  }
  return found.sort(byFit).slice(0, mostFound)
}

const sizeOf = (sources: readonly ReadySource[]): number => sources.reduce((sum, { passages }) => sum + passages, 0)
const byFit = (one: { fit: number }, other: { fit: number }): number => other.fit - one.fit
