import type { Ports } from '../../domain/ports.ts'
import { withdrawPersona } from './withdraw-persona.ts'

/** The longest wait for one check, in milliseconds. */
const limitMs = 15_000

/** Withdraws the personas of entries that were made private or deleted, and deletes their rows. */
export async function withdrawHiddenPersonas(
  ports: Pick<Ports, 'decisions' | 'personas' | 'activity' | 'minPeople' | 'metrics'>,
): Promise<void> {
  const ids = await ports.decisions.personaIds()
  if (ids.length === 0) return
  const shown = new Set((await ports.personas.public(ids, AbortSignal.timeout(limitMs))).map(({ id }) => id))
  for (const id of ids) {
    if (shown.has(id)) continue
    await withdrawPersona(ports, id)
    await ports.activity.deletePersona(id)
  }
}
