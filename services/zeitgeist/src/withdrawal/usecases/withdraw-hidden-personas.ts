import type { Ports } from '../domain/ports.ts'
import { type HiddenPersonaPorts, withdrawHiddenPersona } from './withdraw-persona.ts'

/** The longest wait for one check, in milliseconds. */
const limitMs = 15_000
/** For the rows of one persona. */
const turn = { forMs: 5_000 }

/** Withdraws the personas of entries that were made private or deleted, and deletes their rows. */
export async function withdrawHiddenPersonas(ports: HiddenPersonaPorts & Pick<Ports, 'personas'>): Promise<void> {
  const ids = await ports.decisions.personaIds()
  if (ids.length === 0) return
  const shown = new Set((await ports.personas.public(ids, AbortSignal.timeout(limitMs))).map(({ id }) => id))
  for (const id of ids) if (!shown.has(id)) await withdrawHiddenPersona(ports, id, turn)
}
