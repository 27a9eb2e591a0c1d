/** A persona as the gateway tells of it. */
export interface Bot {
  id: string
  slug: string
  name: string
  description: string
  category: string
  voice: string
  avatarUrl: string | null
  avatarEmoji: string | null
  /** #RRGGBB */
  avatarBgColor: string
  isPrivate: boolean
  /** The owner; null for a former member. */
  userId: string | null
  createdAt: string
  voteCount: number
  conversationCount: number
  /** Three questions to begin with; absent in lists. */
  openingLines?: string[]
  /** They were made for the owner, who left them empty. */
  openingLinesMade?: boolean
  /** For the owner only, as all that follows. */
  rolePrompt?: string
  strictlyFollows?: string
  /** Origins whose pages may frame the widget; `*` for every page. */
  embedOrigins?: string[]
  /** Counts saves. */
  version?: number
}
