import { type Connection, Schema, type Types } from 'mongoose'
import type { SearchEntry } from '../domain/search-entry.ts'

export interface SearchEntryRow extends Omit<SearchEntry, 'id' | 'conversationId'> {
  _id: Types.ObjectId
  conversationId: Types.ObjectId
}

const schema = new Schema<SearchEntryRow>(
  {
    conversationId: { type: Schema.Types.ObjectId, required: true },
    person: { type: String, required: true },
    words: { type: [String], required: true },
    textVersion: { type: Number, required: true },
    at: { type: Date, required: true },
    title: String,
  },
  { collection: 'search_entries', versionKey: false },
)
/** Covers a search for one word. */
export const wordIndex = { person: 1, words: 1, at: -1, conversationId: 1, _id: 1 } as const
/** Finds frequent words among the latest entries. */
export const timeIndex = { person: 1, at: -1 } as const
schema.index(wordIndex)
schema.index(timeIndex)
schema.index({ conversationId: 1 })
// Finds entries of an earlier version of the text library.
schema.index({ textVersion: 1 })

export const searchEntryModel = (connection: Connection) => connection.model<SearchEntryRow>('SearchEntry', schema)
