import { type Connection, Schema, type Types } from 'mongoose'
import type { NewPersona, Persona } from '../domain/persona.ts'
import { wordsOf } from '../domain/search-words.ts'
import type { Tally } from '../domain/vote.ts'
import { wilsonLowerBound } from '../domain/wilson.ts'

/** What lists are searched and sorted by; follows from the other fields at every write. */
interface Derived {
  netVotes: number
  rating: number
  words: string[]
}

/** A persona as it is stored. */
export interface PersonaRow extends NewPersona, Derived {
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
    embedOrigins: { type: [String], default: [] },
    version: { type: Number, default: 1 },
    netVotes: { type: Number, default: 0 },
    rating: { type: Number, default: 0 },
    words: { type: [String], default: [] },
  },
  { collection: 'personas', versionKey: false },
)

/** The orders of the public list; the id makes each of them total, so that pages neither repeat nor skip. */
export const listOrders = {
  popular: { conversationCount: -1, netVotes: -1, _id: -1 },
  newest: { createdAt: -1, _id: -1 },
  rating: { rating: -1, _id: -1 },
} as const

schema.index({ slug: 1 }, { unique: true })
schema.index({ ownerId: 1, createdAt: -1 })
for (const order of Object.values(listOrders)) {
  schema.index({ isPrivate: 1, ...order })
  schema.index({ isPrivate: 1, category: 1, ...order })
}
schema.index({ words: 1, isPrivate: 1 })
schema.index(
  { isPrivate: 1, name: 'text', description: 'text', category: 'text' },
  { name: 'search', default_language: 'english', weights: { name: 10, category: 4, description: 2 } },
)

export const personaModel = (connection: Connection) => connection.model<PersonaRow>('Persona', schema)

export function toPersona({ _id, netVotes, rating, words, ...row }: PersonaRow): Persona {
  return { id: _id.toHexString(), ...row }
}

/** A tally with what lists are sorted by. */
export function toTallyFields({ upvotes, downvotes }: Tally): Tally & Pick<Derived, 'netVotes' | 'rating'> {
  return { upvotes, downvotes, netVotes: upvotes - downvotes, rating: wilsonLowerBound(upvotes, downvotes) }
}

/** A new persona with its derived fields. */
export function toRow(persona: NewPersona): Omit<PersonaRow, '_id'> {
  const { name, description, category } = persona
  return { ...persona, ...toTallyFields(persona), words: wordsOf(`${name} ${description} ${category}`) }
}
