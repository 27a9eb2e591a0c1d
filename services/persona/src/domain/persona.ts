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
  /** Questions to begin with, three at most. */
  openingLines: readonly string[]
  /** They were made for the owner, who left them empty. */
  openingLinesMade: boolean
  /** Origins whose pages may frame it; `*` for every page, none for no page. */
  embedOrigins: readonly string[]
  /** Counts saves, from 1. */
  version: number
}

export type NewPersona = Omit<Persona, 'id'>

/** What a persona is about, as everybody may know it. */
export type PersonaFacts = Pick<Persona, 'name' | 'description' | 'category'>
