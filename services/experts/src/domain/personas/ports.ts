import type { MaterialHint } from '@rostra/llm/chat-model'
import type { SpeakingProfile } from './speaking-profile.ts'

/** The fields of a persona on a card. */
export interface PersonaCard {
  id: string
  slug: string
  name: string
  description: string
  category: string
  voice: string
  /** Empty when there is none, as `avatarEmoji`. */
  avatarUrl: string
  avatarEmoji: string
  /** #RRGGBB */
  avatarBgColor: string
  isPrivate: boolean
  /** Empty when the owner's account was deleted. */
  ownerId: string
  /** RFC 3339, UTC. */
  createdAt: string
  voteCount: number
  conversationCount: number
}

/** The reader of personas. Without a token it is anonymous and sees public personas only. */
export interface PersonaReader {
  token?: string
  signal?: AbortSignal
}

/** The persona service, which reports a persona that the caller may not see as missing. */
export interface Personas {
  /** Returns the personas of these ids that the reader may see, in the order of the ids. */
  visible: (ids: readonly string[], reader: PersonaReader) => Promise<PersonaCard[]>
  /** Returns the speaking profiles of these personas in the order of the ids, without those that the reader may not see. */
  speakingProfiles: (ids: readonly string[], reader: PersonaReader) => Promise<SpeakingProfile[]>
  /**
   * Returns what of a persona's material answers a question, if this member may see the persona. Has no
   * passages, and says that the material is away, when it cannot be searched.
   */
  material: (id: string, question: string, memberId: string, signal: AbortSignal) => Promise<MaterialHint>
  /**
   * Returns what answers a question of what public personas know. A passage has the name of
   * its persona as its title. Never rejects, as `material`.
   */
  publicMaterial: (question: string, signal: AbortSignal) => Promise<MaterialHint>
}
