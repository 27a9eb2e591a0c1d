import { type Connection, Schema, type Types } from 'mongoose'
import { categories, type NewPersona, type Persona, type PersonaSummary, voices } from '../../domain/personas/persona.ts'
import { type Popularity, popularityFromCounts } from '../../domain/search/popularity.ts'
import { wilsonLowerBound } from '../../domain/search/wilson-lower-bound.ts'
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

/** A stored persona. */
export interface PersonaRow extends NewPersona, SortFields, JobMarker {
  _id: Types.ObjectId
}

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
    isPrivate: { type: Boolean, required: true },
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
    openingLinesDue: Date,
    openingLinesAttempts: Number,
    embedOrigins: { type: [String], default: [] },
    version: { type: Number, default: 1 },
    rating: { type: Number, default: 0 },
    popularity: { type: Number, required: true },
  },
  { collection: 'personas', versionKey: false },
)

/** Most popular first. The id makes the order total. */
export const popularFirst = { popularity: -1, _id: -1 } as const

schema.index({ slug: 1 }, { unique: true })
schema.index({ ownerId: 1, createdAt: -1 })
schema.index({ openingLinesDue: 1 }, { sparse: true })
schema.index({ isPrivate: 1, ...popularFirst })

export const personaModel = (connection: Connection) => connection.model<PersonaRow>('Persona', schema)

/** Returns the persona of a row. Throws for a category or a voice that is unknown. */
export function toPersona({ _id, rating, popularity, openingLinesDue, openingLinesAttempts, ...row }: PersonaRow): Persona {
  return { id: _id.toHexString(), ...row, ...toEnums(row) }
}

/** Returns the summary of a row. Throws for a category that is unknown. */
export const toSummary = ({ name, description, category }: PersonaSummary): PersonaSummary => ({
  ...{ name, description, category: storedEnum(categories, category, 'category') },
})

/** Returns the enum fields of a row. Throws for a value that is unknown. */
export const toEnums = ({ category, voice }: Pick<PersonaRow, 'category' | 'voice'>) => ({
  category: storedEnum(categories, category, 'category'),
  voice: storedEnum(voices, voice, 'voice'),
})

/** Returns the fields of a tally, with the rating that follows from it. */
export function toTallyFields({ upvotes, downvotes }: Tally): Tally & Pick<SortFields, 'rating'> {
  return { upvotes, downvotes, rating: wilsonLowerBound(upvotes, downvotes) }
}

/** Returns the row of a new persona, without its id. */
export function toRow(persona: NewPersona): Omit<PersonaRow, '_id'> {
  return { ...persona, ...toTallyFields(persona), popularity: popularityFromCounts(persona) }
}
