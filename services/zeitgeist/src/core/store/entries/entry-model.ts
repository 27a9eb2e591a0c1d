import { type Connection, Schema } from 'mongoose'
import { type Entry, type EntryState, type EntryType, entryStates, entryTypes } from '../../domain/entries/entry.ts'

export interface EntryRow extends Omit<Entry, 'id'> {
  _id: string
  /** The first word of its topic. No two entries have the same. */
  headword: string
  state: EntryState
}

const mixed = { type: Schema.Types.Mixed, required: true }
const text = { type: String, required: true }

const schema = new Schema<EntryRow>(
  {
    _id: String,
    type: text,
    title: text,
    content: text,
    sampleMessages: mixed,
    botId: { type: String, default: '' },
    conversationIds: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    offline: { type: Boolean, required: true },
    model: text,
    trend: mixed,
    headword: text,
    state: { type: String, enum: entryStates, required: true },
  },
  { collection: 'entries', versionKey: false },
)
schema.index({ createdAt: -1, _id: 1 })
schema.index({ type: 1, createdAt: -1, _id: 1 })
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const entryModel = (connection: Connection) => connection.model<EntryRow>('Entry', schema)

const types = new Set<string>(entryTypes)

/** Returns a stored type. Throws for one that this version does not know. */
export function readType(type: string): EntryType {
  if (!types.has(type)) throw new Error(`unknown type of an entry: ${type}`)
  return type as EntryType
}

export const toEntry = ({ _id: id, headword: _headword, state: _state, type, ...row }: EntryRow): Entry => ({
  id,
  type: readType(type),
  ...row,
})
