import type { Personas, PublicPersona } from '../../../core/domain/personas/ports.ts'

/** Asks once for each persona whether everybody can see it, for the time of one refresh. */
export class PublicPersonas {
  readonly #personas: Personas
  readonly #signal: AbortSignal
  readonly #known = new Map<string, PublicPersona | null>()

  constructor(personas: Personas, signal: AbortSignal) {
    this.#personas = personas
    this.#signal = signal
  }

  /** Asks for those of the personas that are not known yet. */
  async learn(ids: Iterable<string>): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.#known.has(id))
    if (unknown.length === 0) return
    const shown = new Map((await this.#personas.public(unknown, this.#signal)).map((persona) => [persona.id, persona]))
    for (const id of unknown) this.#known.set(id, shown.get(id) ?? null)
  }

  /** Returns a persona that was learned; null when it is not public. */
  get(id: string): PublicPersona | null {
    return this.#known.get(id) ?? null
  }
}
