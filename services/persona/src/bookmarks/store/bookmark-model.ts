import { type Connection, Schema } from 'mongoose'
import type { Bookmark } from '../domain/bookmark.ts'

export interface BookmarkRow extends Bookmark {
  memberId: string
}

const schema = new Schema<BookmarkRow>(
  {
    memberId: { type: String, required: true },
    personaId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'bookmarks', versionKey: false },
)
schema.index({ memberId: 1, personaId: 1 }, { unique: true })
// For the deletion of a persona.
schema.index({ personaId: 1, memberId: 1 })

export const bookmarkModel = (connection: Connection) => connection.model<BookmarkRow>('Bookmark', schema)
