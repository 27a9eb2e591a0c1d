/** One persona's turn on the front page. */
export interface Turn {
  personaId: string
  cycle: number
}

/** How far the rotation has come: its current cycle, and who had a turn in it. */
export interface Progress {
  cycle: number
  had: readonly string[]
}

/** Personas featured a day. */
export const featuredPerDay = 4

/**
 * The turns of a new day: first whoever still waits in the current cycle, then, when that runs out, the next cycle begins with the
 * others. No persona comes twice on one day, nor twice in one cycle. `candidates` come in the order in which they are wanted.
 */
export function nextTurns(candidates: readonly string[], { cycle, had }: Progress, perDay = featuredPerDay): Turn[] {
  const waiting = candidates.filter((id) => !had.includes(id)).slice(0, perDay)
  const again = candidates.filter((id) => !waiting.includes(id)).slice(0, perDay - waiting.length)
  return [...waiting.map((personaId) => ({ personaId, cycle })), ...again.map((personaId) => ({ personaId, cycle: cycle + 1 }))]
}
