import type { SpeakingProfile } from './speaking-profile.ts'

/** A persona as a card shows it. */
export interface PersonaCard {
  id: string
  slug: string
  name: string
  description: string
  category: string
  voice: string
  /** Empty when there is none, like the next field. */
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

/** On whose behalf personas are read. Without a token it is anonymous, who sees public personas only. */
export interface PersonaReader {
  token?: string
  signal?: AbortSignal
}

/** The persona service. A persona that its caller may not see does not exist for that caller. */
export interface Personas {
  /** Returns the personas of these ids that the reader may see, in the order of the ids. */
  visible: (ids: readonly string[], reader: PersonaReader) => Promise<PersonaCard[]>
  /** Returns what a model needs to speak as these personas, in the order of the ids; without those that the reader may not see. */
  speakingProfiles: (ids: readonly string[], reader: PersonaReader) => Promise<SpeakingProfile[]>
}
