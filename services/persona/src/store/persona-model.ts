import { type Connection, Schema, type Types } from 'mongoose'
import type { Persona } from '../domain/persona.ts'

/** A persona as it is stored. */
export interface PersonaRow extends Omit<Persona, 'id'> {
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
    starters: { type: [String], default: [] },
  },
  { collection: 'personas', versionKey: false },
)
schema.index({ slug: 1 }, { unique: true })
schema.index({ ownerId: 1, createdAt: -1 })

export const personaModel = (connection: Connection) => connection.model<PersonaRow>('Persona', schema)

export function toPersona({ _id, ...row }: PersonaRow): Persona {
  return { id: _id.toHexString(), ...row }
}
