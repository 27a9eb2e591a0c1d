import { DomainError } from '@rostra/kit/errors'
import type { Passage } from '../citations/citation.ts'

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
  /** It has a source that is ready: `findPassages` may find passages. */
  hasMaterial: boolean
  /** Its owner wants answers from the material only. */
  onlyFromMaterial: boolean
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

export interface PassageQuery {
  /** The message, at most 4,000 characters. */
  query: string
  /** What the person wrote before it, the latest last, at most 3 messages. */
  earlier: readonly string[]
  /** The person's access token. */
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
  /** Finds the passages that the model gets with a message, the best first: at most 6, with 2,000 tokens together. Takes 1.5 s at most. */
  findPassages: (id: string, query: PassageQuery) => Promise<Passage[]>
  /** Reads a persona for the rest of an answer that this person was promised. Throws BOT_NOT_FOUND as `speakingProfile` does. */
  profileToContinue: (id: string, person: string) => Promise<SpeakingProfile>
}

export const personaNotFound = () => new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
