/** The ten categories, as shown. */
export const categories = [
  'Business',
  'Education',
  'Entertainment',
  'Finance',
  'Health & Fitness',
  'Life Advice',
  'Nonprofit',
  'Technology',
  'Travel',
  'Other',
] as const

export type Category = (typeof categories)[number]

export interface Persona {
  id: string
  slug: string
  name: string
  description: string
  category: Category
  voice: string
  avatarUrl: string
  avatarEmoji: string
  /** #RRGGBB */
  avatarBgColor: string
  isPrivate: boolean
  /** Empty when the owner has left. */
  ownerId: string
  createdAt: Date
  upvotes: number
  downvotes: number
  conversationCount: number
  /** Different people who talked with it. */
  peopleCount: number
  rolePrompt: string
  strictlyFollows: string
  greeting: string
  /** Three opening questions. */
  starters: readonly string[]
}
