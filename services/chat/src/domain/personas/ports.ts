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

/** The calling member, with the access token that proves it to persona. */
export interface Owner {
  memberId: string
  token: string
  signal: AbortSignal
}

export interface Personas {
  /** Returns those of these personas that everybody may see. */
  publicByIds: (ids: readonly string[], signal: AbortSignal) => Promise<PublicPersona[]>
  /** Throws BOT_NOT_FOUND unless the persona is this member's own. */
  requireOwn: (id: string, owner: Owner) => Promise<void>
  /** The ids of the own personas of the member with this token. */
  ownIds: (owner: Omit<Owner, 'memberId'>) => Promise<string[]>
  /**
   * Adds a question with its answer to the material of an own persona and returns the id of the source. A repeated request id returns that of the first call.
   * Throws what persona's AddSource refuses.
   */
  addPair: (
    personaId: string,
    pair: { requestId: string; question: string; answer: string },
    owner: Omit<Owner, 'memberId'>,
  ) => Promise<string>
  /** Returns the public persona with this slug; null when there is none. */
  publicBySlug: (slug: string) => Promise<PublicPersona | null>
  /** Reads a persona on behalf of a person, whose access token proves it. Throws BOT_NOT_FOUND for a persona that this person may not see. */
  speakingProfile: (id: string, reader: { person: string; token: string; signal?: AbortSignal }) => Promise<SpeakingProfile>
  /** Reads a persona as a visitor does; null when not everybody may see it. */
  publicProfile: (id: string, signal: AbortSignal) => Promise<SpeakingProfile | null>
  /** Reads a persona for the rest of an answer that this person was promised. Throws BOT_NOT_FOUND as `speakingProfile` does. */
  profileToContinue: (id: string, person: string) => Promise<SpeakingProfile>
}
