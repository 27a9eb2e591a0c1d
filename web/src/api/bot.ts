export interface Bot {
  id: string
  slug: string
  name: string
  description: string
  category: string
  avatarUrl: string | null
  avatarEmoji: string | null
  avatarBgColor: string
  userId: string | null
  createdAt: string
  voteCount: number
  conversationCount: number
}
