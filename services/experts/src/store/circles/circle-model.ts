import { type Connection, Schema } from 'mongoose'
import type { CircleEntry } from '../../domain/circles/circle.ts'

export interface CircleRow {
  /** The member's id. */
  _id: string
  entries: CircleEntry[]
  left: string[]
  /** Counts changes, for compare-and-set. */
  version: number
}

const schema = new Schema<CircleRow>(
  {
    _id: { type: String, required: true },
    entries: { type: [{ _id: false, personaId: String, name: String, addedAt: Date }], required: true },
    left: { type: [String], required: true },
    version: { type: Number, required: true },
  },
  { collection: 'circles', versionKey: false },
)
schema.index({ 'entries.personaId': 1 })

export const circleModel = (connection: Connection) => connection.model<CircleRow>('Circle', schema)
