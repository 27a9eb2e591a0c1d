import { type Connection, Schema, type Types } from 'mongoose'
import type { Conversation } from '../../domain/conversations/conversation.ts'

export interface ConversationRow extends Omit<Conversation, 'id' | 'chosen'> {
  _id: Types.ObjectId
  chosen?: { leafId: Types.ObjectId; at: Date }
  /** The UUID with which the person started it; absent without one, and after an adoption. Kept with the conversation. */
  requestId?: string
}

const text = { type: String, default: '' }

const schema = new Schema<ConversationRow>(
  {
    person: { type: String, required: true },
    personaId: { type: String, required: true },
    personaName: text,
    personaSlug: text,
    greeting: text,
    startedAt: { type: Date, required: true },
    lastMessageAt: { type: Date, required: true },
    preview: text,
    endUserId: text,
    requestId: String,
    expiresAt: Date,
    chosen: { type: { leafId: Schema.Types.ObjectId, at: Date }, default: undefined, _id: false },
  },
  { collection: 'conversations', versionKey: false },
)
schema.index({ person: 1, lastMessageAt: -1 })
schema.index({ person: 1, startedAt: 1, _id: 1 })
schema.index({ expiresAt: 1 }, { sparse: true })
schema.index({ person: 1, requestId: 1 }, { unique: true, partialFilterExpression: { requestId: { $exists: true } } })

export const conversationModel = (connection: Connection) => connection.model<ConversationRow>('Conversation', schema)

export function toConversation({ _id, requestId, chosen, ...row }: ConversationRow): Conversation {
  return { id: _id.toHexString(), ...row, ...(chosen && { chosen: { leafId: chosen.leafId.toHexString(), at: chosen.at } }) }
}
