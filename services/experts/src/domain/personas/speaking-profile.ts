/** What a model needs to speak as a persona, and how the persona is shown. */
export interface SpeakingProfile {
  id: string
  slug: string
  name: string
  description: string
  category: string
  /** Secret: it reaches no request but those of this persona. */
  rolePrompt: string
  /** Hard rules, as secret as the role prompt. Empty when there are none. */
  strictlyFollows: string
  avatarUrl: string
  avatarEmoji: string
  avatarBgColor: string
}
