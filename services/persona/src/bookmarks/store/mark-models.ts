import { type Connection, Schema } from 'mongoose'

/** A mark of a member on a persona or on a creator. */
export interface MarkRow {
  memberId: string
  personaId?: string
  creatorId?: string
  at: Date
}

/** The field that names what is marked. */
export type Target = 'personaId' | 'creatorId'

const id = { type: String, required: true }
const at = { type: Date, required: true }

const bookmarkSchema = new Schema<MarkRow>({ memberId: id, personaId: id, at }, { collection: 'bookmarks', versionKey: false })
const followSchema = new Schema<MarkRow>({ memberId: id, creatorId: id, at }, { collection: 'follows', versionKey: false })

addIndexes(bookmarkSchema, 'personaId')
addIndexes(followSchema, 'creatorId')

function addIndexes(schema: Schema<MarkRow>, target: Target): void {
  schema.index({ memberId: 1, [target]: 1 }, { unique: true })
  // For the deletion of what is marked, and the count of its marks.
  schema.index({ [target]: 1, memberId: 1 })
}

/** The personas that members saved. */
export const bookmarkModel = (connection: Connection) => connection.model<MarkRow>('Bookmark', bookmarkSchema)

/** The creators whom members follow. */
export const followModel = (connection: Connection) => connection.model<MarkRow>('Follow', followSchema)
