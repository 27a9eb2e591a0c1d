import { DomainError } from '@rostra/kit/errors'
import type { Passage } from '../citations/citation.ts'

/** The fields of a persona that its prompts are made from. */
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
  /** It has a source that is ready, so that `findPassages` may find passages. */
  hasMaterial: boolean
  /** Its owner wants answers from the material only. */
  onlyFromMaterial: boolean
  /** The id of the model that its owner chose; empty for the default. */
  chatModel: string
  /** Answers in place of `chatModel`, at its price; null for most personas. */
  ownModel: CreatorModel | null
}

/** The model that a persona's creator runs, with its key. */
export interface CreatorModel {
  baseUrl: string
  model: string
  /** Empty for a server that needs none. */
  key: string
  /** When its creator entered it: it changes with each change. */
  setAt: string
  /** Failures in a row. */
  failures: number
  /** Seconds for which it is not asked, because it kept failing. */
  restsForS: number
}

/** The public fields of a persona that everyone may see. */
export interface PublicPersona {
  id: string
  slug: string
  name: string
  ownerId: string
}

interface ListablePersona extends PublicPersona {
  /** False for an unlisted one, which everyone who has its link may see. */
  isListed: boolean
}

/** The calling member, with the access token that authenticates it at persona. */
export interface Owner {
  memberId: string
  token: string
  signal: AbortSignal
}

export interface PassageQuery {
  /** The message, at most 4,000 characters. */
  query: string
  /** The person's messages before it, oldest first, 3 at most. */
  earlier: readonly string[]
  /** The person's access token. */
  token: string
  signal: AbortSignal
}

export interface Personas {
  /** Returns those of these personas that are public or unlisted. */
  publicByIds: (ids: readonly string[], signal: AbortSignal) => Promise<ListablePersona[]>
  /** Throws BOT_NOT_FOUND unless the persona is this member's own. */
  requireOwn: (id: string, owner: Owner) => Promise<void>
  /** The ids of the own personas of the member with this token. */
  ownIds: (owner: Omit<Owner, 'memberId'>) => Promise<string[]>
  /**
   * Adds a question with its answer to the material of an own persona and returns the id of the source. A repeated request id returns that
   * of the first call. Throws the refusals of persona's AddSource.
   */
  addPair: (
    personaId: string,
    pair: { requestId: string; question: string; answer: string },
    owner: Omit<Owner, 'memberId'>,
  ) => Promise<string>
  /** Returns the public persona with this slug; null when there is none. */
  publicBySlug: (slug: string) => Promise<PublicPersona | null>
  /** Reads a persona on behalf of a person with this access token. Throws BOT_NOT_FOUND for a persona that this person may not see. */
  speakingProfile: (id: string, reader: { person: string; token: string; signal?: AbortSignal }) => Promise<SpeakingProfile>
  /** Reads a public persona; null for any other. */
  publicProfile: (id: string, signal: AbortSignal) => Promise<SpeakingProfile | null>
  /** Finds the passages for a message, the best first: 6 at most, of 2,000 tokens together. Times out after 1.5 s. */
  findPassages: (id: string, query: PassageQuery) => Promise<{ passages: readonly Passage[]; openers: readonly string[] }>
  /** Reads a persona to resume an answer, without an access token of its person. Throws BOT_NOT_FOUND as `speakingProfile` does. */
  profileToResume: (id: string, person: string) => Promise<SpeakingProfile>
}

export const personaNotFound = () => new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
