/** Why operators hid a persona. */
export interface Suspension {
  /** In the operator's words; the owner reads it. */
  reason: string
  at: Date
  operatorId: string
}

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

/** The voices of the form. The first one is the default. */
export const voices = ['male1', 'male2', 'female1', 'female2', 'neutral1'] as const

export type Voice = (typeof voices)[number]

/**
 * Who may see a persona, as its owner chose. `public`: everyone, in lists too. `unlisted`: everyone who has its link. `draft` and
 * `private`: its owner alone; a draft is not finished, and any role may have one.
 */
export const visibilities = ['public', 'unlisted', 'draft', 'private'] as const

export type Visibility = (typeof visibilities)[number]

/** The public fields of a persona, as lists show them. */
export interface PersonaCard {
  id: string
  slug: string
  name: string
  description: string
  category: Category
  voice: Voice
  avatarUrl: string
  avatarEmoji: string
  /** #RRGGBB */
  avatarBgColor: string
  visibility: Visibility
  /** Absent unless operators suspended the persona. */
  suspension?: Suspension
  /** True while the account of the owner is suspended. */
  ownerSuspended?: boolean
  /** True while it is read-only: the owner's role allows fewer personas than the owner has. */
  aboveLimit?: boolean
  /** True while a model that its creator runs answers for it. */
  hasOwnModel?: boolean
  /** Empty when the owner's account was deleted. */
  ownerId: string
  createdAt: Date
  upvotes: number
  downvotes: number
  conversationCount: number
  /** Number of different people who chatted with the persona. */
  peopleCount: number
}

export interface Persona extends PersonaCard {
  rolePrompt: string
  strictlyFollows: string
  /** Empty when the owner wrote none: see `greetingOf`. */
  greeting: string
  /** At most three questions that a visitor may start a chat with. */
  openingLines: readonly string[]
  /** True when the service generated the opening lines. */
  openingLinesMade: boolean
  /** The name and description, as a hash, for which lines were generated last. */
  linesMadeFor?: string
  /** Origins whose pages may frame the persona: `*` allows every page, an empty list allows none. */
  embedOrigins: readonly string[]
  /** True when it answers from its material only. Absent for a persona that was saved before this option. */
  onlyFromMaterial?: boolean
  /** The id of the model that its owner chose; absent or empty for the default. It may not be configured any more. */
  chatModel?: string
  /** True while it has a source that is ready. */
  hasMaterial?: boolean
  /** Number of saves, from 1. */
  version: number
}

export type NewPersona = Omit<Persona, 'id'>

/** The public texts that describe a persona. Search reads them, and opening lines are generated from them. */
export type PersonaSummary = Pick<Persona, 'name' | 'description' | 'category'>
