import type { Persona } from './persona.ts'

export interface Personas {
  byId: (id: string) => Promise<Persona | null>
  bySlug: (slug: string) => Promise<Persona | null>
}

/** What the use cases need of the world. */
export interface Ports {
  personas: Personas
}
