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

/** A persona as lists show it: nothing in it is for the owner's eyes only. */
export interface PersonaCard {
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
}

export interface Persona extends PersonaCard {
  rolePrompt: string
  strictlyFollows: string
  /** Empty when the owner left it to us: see `greetingOf`. */
  greeting: string
  /** Three opening questions. */
  starters: readonly string[]
}

export type NewPersona = Omit<Persona, 'id'>
