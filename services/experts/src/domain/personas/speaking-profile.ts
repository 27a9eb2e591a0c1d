/** The instructions with which a model answers as a persona, and the persona's shown fields. */
export interface SpeakingProfile {
  id: string
  slug: string
  name: string
  description: string
  category: string
  /** Secret: only requests of this persona contain it. */
  rolePrompt: string
  /** The hard rules, secret like the role prompt. Empty when there are none. */
  strictlyFollows: string
  avatarUrl: string
  avatarEmoji: string
  avatarBgColor: string
}
