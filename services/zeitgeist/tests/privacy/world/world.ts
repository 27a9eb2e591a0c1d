/** How large a world is. */
export interface WorldSize {
  people: number
  personas: number
  /** The floor. */
  minPeople: number
  /** How many days the world lasts. The first 14 are over before the first edition. */
  days: number
  /** Editions on the last day, a few minutes after one another. */
  sameDayEditions: number
  /** Scales the number of secrets of each kind: 1 makes 200. */
  secrets: number
  /** How much is said about everyday subjects: 1 is usual. In a quiet month, small groups would be its largest subjects. */
  everyday: number
  /** Messages of the visitor who writes most. */
  chattyMessages: number
}

export interface WorldPersona {
  id: string
  name: string
  isPrivate: boolean
}

export interface WorldMember {
  id: string
  username: string
  /** Whether the account allowed insights when the world began. */
  consents: boolean
}

export interface WorldMessage {
  exchangeId: string
  conversationId: string
  personaId: string
  /** `member:<id>` or `guest:<id>`. */
  person: string
  at: number
  text: string
}

/** What must not be found in any text of an entry or of a request to the model. */
export interface Secret {
  kind: string
  /** Where it was planted, for the report of a leak. */
  text: string
  needles: readonly Needle[]
  /** From which edition on it is a secret. */
  fromEdition: number
}

/**
 * `compact` is looked for in the text without anything but letters and digits, `words` as words in a row.
 * Both are in lower case, without characters of no width.
 */
export interface Needle {
  look: 'compact' | 'words'
  text: string
}

/** What happens before an edition. */
export interface Step {
  /** When the edition is made, in milliseconds since 1970. */
  at: number
  messages: readonly WorldMessage[]
  /** Accounts that take their consent back after the messages. */
  withdrawals: readonly string[]
  /** Personas that their owners make private after the messages. */
  madePrivate: readonly string[]
}

export interface World {
  size: WorldSize
  personas: readonly WorldPersona[]
  members: readonly WorldMember[]
  secrets: readonly Secret[]
  /** One for each edition. */
  steps: readonly Step[]
}

export const dayMs = 86_400_000

export const fullSize: WorldSize = {
  people: 5_000,
  personas: 40,
  minPeople: 25,
  days: 28,
  sameDayEditions: 6,
  secrets: 1,
  everyday: 1,
  chattyMessages: 10_000,
}

export const smallSize: WorldSize = {
  people: 600,
  personas: 12,
  minPeople: 8,
  days: 18,
  sameDayEditions: 2,
  secrets: 0.3,
  everyday: 1,
  chattyMessages: 600,
}

/** A small world with few messages besides secrets, so that no larger subject hides them. */
export const quietSize: WorldSize = { ...smallSize, everyday: 0.05 }
