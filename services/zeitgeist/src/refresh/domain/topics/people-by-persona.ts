import type { Supporter } from './topic.ts'

/** Returns how many people of a topic talked with each persona about it. A person who talked with two counts for both. */
export function peopleByPersona(supporters: readonly Supporter[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { personaId } of supporters.flatMap(({ personas }) => personas)) counts.set(personaId, (counts.get(personaId) ?? 0) + 1)
  return counts
}
