import type { Personas, PublicPersona } from '../../core/domain/personas/ports.ts'

/** Which personas are public, asked once for each persona. */
export interface PublicPersonas {
  /** Asks the persona service about those of the personas that are not known yet. */
  learn: (ids: Iterable<string>) => Promise<void>
  /** Returns a persona that was learned; null when it is not public. */
  get: (id: string) => PublicPersona | null
}

/** Creates an empty cache for one step of a refresh. */
export function publicPersonas(personas: Pick<Personas, 'public'>, signal: AbortSignal): PublicPersonas {
  const known = new Map<string, PublicPersona | null>()
  return {
    learn: async (ids) => {
      const unknown = [...new Set(ids)].filter((id) => !known.has(id))
      if (unknown.length === 0) return
      const found = await personas.public(unknown, signal)
      for (const id of unknown) known.set(id, null)
      for (const persona of found) known.set(persona.id, persona)
    },
    get: (id) => known.get(id) ?? null,
  }
}
