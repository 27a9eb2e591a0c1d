/** The part of a persona that its answers are made from. */
export interface SpeakingProfile {
  id: string
  slug: string
  name: string
  description: string
  category: string
  rolePrompt: string
  /** Rules for every answer; empty when there are none. */
  strictlyFollows: string
  greeting: string
}

/** What everyone may know of a public persona. */
export interface PublicPersona {
  id: string
  slug: string
  name: string
  ownerId: string
}

export interface Personas {
  /** Returns the public persona with this slug; null when there is none. */
  publicBySlug: (slug: string) => Promise<PublicPersona | null>
  /** Reads a persona on behalf of a person, whose access token proves it. Throws BOT_NOT_FOUND for a persona that this person may not see. */
  speakingProfile: (id: string, reader: { person: string; token: string; signal?: AbortSignal }) => Promise<SpeakingProfile>
  /** Reads a persona as a visitor does; null when not everybody may see it. */
  publicProfile: (id: string, signal: AbortSignal) => Promise<SpeakingProfile | null>
  /** Reads a persona for the rest of an answer that this person was promised. Throws BOT_NOT_FOUND as `speakingProfile` does. */
  profileToContinue: (id: string, person: string) => Promise<SpeakingProfile>
}
