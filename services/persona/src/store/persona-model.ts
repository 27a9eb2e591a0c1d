import { type Connection, Schema, type Types } from 'mongoose'
import type { NewPersona, Persona } from '../domain/persona.ts'
import { type Popularity, popularityOf } from '../domain/popularity.ts'
import type { Tally } from '../domain/vote.ts'
import { wilsonLowerBound } from '../domain/wilson.ts'

/** What lists are sorted by. `rating` follows from the tally at every write. */
interface Derived {
  rating: number
  /** Not there in rows of the first shape. */
  popularity?: Popularity
  shape: number
}

/** Rows of an earlier shape are brought up to date at start. */
export const presentShape = 2

/** Stands while opening lines are to be made: when to look for a replica that makes them, and how often one has begun. */
export interface LinesMarker {
  openingLinesDue?: Date
  openingLinesTries?: number
}

/** A persona as it is stored. */
export interface PersonaRow extends NewPersona, Derived, LinesMarker {
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
    openingLinesTries: Number,
    embedOrigins: { type: [String], default: [] },
    version: { type: Number, default: 1 },
    rating: { type: Number, default: 0 },
    popularity: Number,
    shape: Number,
  },
  { collection: 'personas', versionKey: false },
)

/** The most popular first; the id makes the order total. */
export const popularFirst = { popularity: -1, _id: -1 } as const

schema.index({ slug: 1 }, { unique: true })
schema.index({ ownerId: 1, createdAt: -1 })
schema.index({ openingLinesDue: 1 }, { sparse: true })
schema.index({ isPrivate: 1, ...popularFirst })

export const personaModel = (connection: Connection) => connection.model<PersonaRow>('Persona', schema)

/** Rows of an earlier shape have no opening lines yet. */
export function toPersona({ _id, rating, popularity, shape, openingLinesDue, openingLinesTries, ...row }: PersonaRow): Persona {
  return { id: _id.toHexString(), ...sinceOpeningLines, ...row }
}

const sinceOpeningLines = { openingLines: [], openingLinesMade: false, embedOrigins: [], version: 1 }

/** A tally with what lists are sorted by. */
export function toTallyFields({ upvotes, downvotes }: Tally): Tally & Pick<Derived, 'rating'> {
  return { upvotes, downvotes, rating: wilsonLowerBound(upvotes, downvotes) }
}

/** A new persona with its derived fields. */
export function toRow(persona: NewPersona): Omit<PersonaRow, '_id'> {
  return { ...persona, ...toTallyFields(persona), popularity: popularityOf(persona), shape: presentShape }
}
