/** One persona's place on the landing page for a day. */
export interface Turn {
  personaId: string
  /** The rotation cycle, from 1. A persona has at most one turn in a cycle. */
  cycle: number
}

/** The state of the rotation: its current cycle and the personas that had a turn in it. */
export interface RotationProgress {
  cycle: number
  featuredIds: readonly string[]
}

/** Number of personas that are featured on a day. */
export const featuredPerDay = 4

/**
 * Returns the turns of a new day. Personas without a turn in the current cycle come first; the next cycle fills the rest. No persona has
 * two turns on one day or in one cycle. `candidates` are in order of preference.
 */
export function nextTurns(candidates: readonly string[], { cycle, featuredIds }: RotationProgress, perDay = featuredPerDay): Turn[] {
  const inThisCycle = candidates.filter((id) => !featuredIds.includes(id)).slice(0, perDay)
  const inNextCycle = candidates.filter((id) => !inThisCycle.includes(id)).slice(0, perDay - inThisCycle.length)
  return [...inThisCycle.map((personaId) => ({ personaId, cycle })), ...inNextCycle.map((personaId) => ({ personaId, cycle: cycle + 1 }))]
}
