import { type Connection, Schema, type Types } from 'mongoose'
import { minConversations } from '../../domain/featured/eligibility.ts'
import type { OperatedPersona } from '../../domain/operators/ports.ts'
import type { Suspension } from '../../domain/personas/persona.ts'
import {
  categories,
  type NewPersona,
  type Persona,
  type PersonaCard,
  type PersonaSummary,
  visibilities,
  voices,
} from '../../domain/personas/persona.ts'
import { type Popularity, popularityFromCounts } from '../../domain/popularity/popularity.ts'
import { wilsonLowerBound } from '../../domain/popularity/wilson-lower-bound.ts'
import type { Tally } from '../../domain/votes/vote.ts'
import { storedEnum } from '../stored-enum.ts'

/** Derived fields, which lists are sorted by. Every write of a tally or a conversation updates them. */
interface SortFields {
  rating: number
  popularity: Popularity
}

/** Job marker: the time of the next attempt to generate opening lines, and the number of attempts. Absent when no job is due. */
export interface JobMarker {
  openingLinesDue?: Date
  openingLinesAttempts?: number
}

/** What reports and operators add to a persona. Each field is absent until it is needed. */
interface OperatedFields {
  openReports?: number
  /** The number of members and networks of guests that made them. */
  reportSources?: number
  /** The place of a pinned persona on the landing page, from 1. Its unique index bounds the number of pinned personas. */
  pinSlot?: number
  isExcluded?: boolean
}

/** A stored persona. */
export interface PersonaRow extends NewPersona, SortFields, JobMarker, OperatedFields {
  _id: Types.ObjectId
  /** The number of sources that were added. A write that conflicts with a deletion. */
  materialChanges?: number
  /** Votes of members whose address is not confirmed, which do not count for the landing page. Absent without any. */
  unconfirmedVotes?: Tally
}

const suspension = new Schema<Suspension>(
  { reason: { type: String, required: true }, at: { type: Date, required: true }, operatorId: { type: String, required: true } },
  { _id: false, id: false },
)

const schema = new Schema<PersonaRow>(
  {
    slug: { type: String, required: true },
    name: { type: String, required: true },
    description: { type: String, required: true },
    category: { type: String, required: true },
    voice: { type: String, required: true },
    avatarUrl: { type: String, default: '' },
    avatarEmoji: { type: String, default: '' },
    avatarBgColor: { type: String, required: true },
    visibility: { type: String, required: true },
    suspension,
    ownerSuspended: Boolean,
    aboveLimit: Boolean,
    ownerId: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    upvotes: { type: Number, default: 0 },
    downvotes: { type: Number, default: 0 },
    conversationCount: { type: Number, default: 0 },
    peopleCount: { type: Number, default: 0 },
    rolePrompt: { type: String, required: true },
    strictlyFollows: { type: String, default: '' },
    greeting: { type: String, default: '' },
    openingLines: { type: [String], default: [] },
    openingLinesMade: { type: Boolean, default: false },
    linesMadeFor: String,
    openingLinesDue: Date,
    openingLinesAttempts: Number,
    embedOrigins: { type: [String], default: [] },
    onlyFromMaterial: Boolean,
    chatModel: String,
    hasMaterial: Boolean,
    hasOwnModel: Boolean,
    materialChanges: Number,
    version: { type: Number, default: 1 },
    rating: { type: Number, default: 0 },
    popularity: { type: Number, required: true },
    unconfirmedVotes: { type: new Schema<Tally>({ upvotes: Number, downvotes: Number }, { _id: false, id: false }) },
    openReports: Number,
    reportSources: Number,
    pinSlot: Number,
    isExcluded: Boolean,
  },
  { collection: 'personas', versionKey: false },
)

/** Most popular first. The id makes the order total. */
export const popularFirst = { popularity: -1, _id: -1 } as const

export const newestFirst = { createdAt: -1, _id: -1 } as const

/** Matches the personas that lists may show: see `isListed`. */
export const listed = {
  visibility: 'public',
  suspension: { $exists: false },
  ownerSuspended: { $ne: true },
  aboveLimit: { $ne: true },
} as const

schema.index({ slug: 1 }, { unique: true })
schema.index({ ownerId: 1, createdAt: -1 })
schema.index({ openingLinesDue: 1 }, { sparse: true })
// For the sweep of pictures that no persona has.
schema.index({ avatarUrl: 1 }, { partialFilterExpression: { avatarUrl: { $gt: '' } } })
schema.index({ visibility: 1, ...popularFirst })
// For lists of a category while the search index is not current.
schema.index({ visibility: 1, category: 1, ...popularFirst })
schema.index({ hasMaterial: 1, ...popularFirst }, { partialFilterExpression: { hasMaterial: true } })
schema.index(popularFirst, {
  // Databases may have an index `featurable` with another filter, and MongoDB refuses a second one of that name.
  name: 'featurable-public',
  partialFilterExpression: { visibility: 'public', conversationCount: { $gte: minConversations } },
})
schema.index({ pinSlot: 1 }, { unique: true, partialFilterExpression: { pinSlot: { $exists: true } } })
schema.index({ isExcluded: 1, _id: 1 }, { partialFilterExpression: { isExcluded: true } })
schema.index({ openReports: -1, _id: -1 }, { partialFilterExpression: { openReports: { $gt: 0 } } })
// For operators: newest first, suspended ones, and words of the name.
schema.index(newestFirst)
schema.index({ 'suspension.at': -1, _id: -1 }, { partialFilterExpression: { 'suspension.at': { $exists: true } } })
schema.index({ name: 'text' }, { default_language: 'none' })

export const personaModel = (connection: Connection) => connection.model<PersonaRow>('Persona', schema)

/** Returns the persona of a row. Throws for an enum value that is unknown. */
export function toPersona(stored: PersonaRow): Persona {
  const { _id, rating, popularity, openingLinesDue, openingLinesAttempts, ...rest } = stored
  const { openReports, reportSources, pinSlot, isExcluded, materialChanges, unconfirmedVotes, ...row } = rest
  return { id: _id.toHexString(), ...row, ...toEnums(stored) }
}

/** The stored fields of a card. Prompts are not among them: they are long and not public. */
export const cardFields = {
  slug: 1,
  name: 1,
  description: 1,
  category: 1,
  voice: 1,
  avatarUrl: 1,
  avatarEmoji: 1,
  avatarBgColor: 1,
  visibility: 1,
  ownerId: 1,
  createdAt: 1,
  upvotes: 1,
  downvotes: 1,
  conversationCount: 1,
  peopleCount: 1,
  suspension: 1,
  ownerSuspended: 1,
  aboveLimit: 1,
  hasOwnModel: 1,
} as const

export type CardRow = Pick<PersonaRow, '_id' | keyof typeof cardFields>

/** Returns the card of a row. Throws for an enum value that is unknown. */
export function toCard(stored: CardRow): PersonaCard {
  const { _id, ...row } = stored
  return { id: _id.toHexString(), ...row, ...toEnums(stored) }
}

/** The stored fields of a persona as operators see it. */
export const operatedFields = { ...cardFields, openReports: 1, reportSources: 1 } as const

export type OperatedRow = Pick<PersonaRow, '_id' | keyof typeof operatedFields>

/** Returns a persona as operators see it. */
export const toOperated = ({ openReports = 0, reportSources = 0, ...row }: OperatedRow): OperatedPersona => ({
  ...toCard(row),
  openReports,
  reportSources,
})

/** Returns the summary of a row. Throws for a category that is unknown. */
export const toSummary = ({ name, description, category }: PersonaSummary): PersonaSummary => ({
  name,
  description,
  category: storedEnum(categories, category, 'category'),
})

/** Returns the enum fields of a row. Throws for a value that is unknown. */
const toEnums = ({ category, voice, visibility }: Pick<PersonaRow, 'category' | 'voice' | 'visibility'>) => ({
  category: storedEnum(categories, category, 'category'),
  voice: storedEnum(voices, voice, 'voice'),
  visibility: storedEnum(visibilities, visibility, 'visibility'),
})

/** Returns the fields of a tally, with the rating that follows from it. */
export function toTallyFields({ upvotes, downvotes }: Tally): Tally & Pick<SortFields, 'rating'> {
  return { upvotes, downvotes, rating: wilsonLowerBound(upvotes, downvotes) }
}

/** Returns the row of a new persona, without its id. */
export function toRow(persona: NewPersona): Omit<PersonaRow, '_id'> {
  return { ...persona, ...toTallyFields(persona), popularity: popularityFromCounts(persona) }
}
