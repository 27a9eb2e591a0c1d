import { type Connection, Schema, type Types } from 'mongoose'
import type { Note, PersonaNotes } from '../domain/note.ts'

/** A member's setting of memories. Its id is the person. Absent until the member first turns them on. */
export interface MemorySettingRow {
  _id: string
  enabled: boolean
  /** Counts the changes that outdate notes in the making: turning memories on or off, and deletions. */
  revision: number
  /** Counts the stores of a model's notes. Each writes this row, so that it conflicts with a concurrent change of `revision`. */
  makings: number
  /** When memories were turned on or off, by the database's clock. */
  changedAt: Date
}

export interface MemoryRow extends Omit<PersonaNotes, 'notes'> {
  _id: Types.ObjectId
  person: string
  notes: Note[]
  /** The number of writes. */
  version: number
  /** When its last note was deleted. The member can undo that while the row is there. */
  emptiedAt?: Date
}

const emptyKeptSeconds = 3_600

const settings = new Schema<MemorySettingRow>(
  {
    _id: String,
    enabled: { type: Boolean, required: true },
    revision: { type: Number, required: true },
    makings: { type: Number, default: 0 },
    changedAt: { type: Date, required: true },
  },
  { collection: 'memory_settings', versionKey: false },
)
settings.index({ changedAt: 1 })

export const memorySettingModel = (connection: Connection) => connection.model<MemorySettingRow>('MemorySetting', settings)

const text = { type: String, required: true }
const note = { _id: false, id: text, text, createdAt: { type: Date, required: true }, byMember: { type: Boolean, required: true } }
const memories = new Schema<MemoryRow>(
  {
    person: text,
    personaId: text,
    personaName: text,
    personaSlug: text,
    notes: [note],
    version: { type: Number, required: true },
    emptiedAt: Date,
  },
  { collection: 'memories', versionKey: false },
)
memories.index({ person: 1, personaId: 1 }, { unique: true })
memories.index({ emptiedAt: 1 }, { expireAfterSeconds: emptyKeptSeconds, sparse: true })

export const memoryModel = (connection: Connection) => connection.model<MemoryRow>('Memory', memories)
