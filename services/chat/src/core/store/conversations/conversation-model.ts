import { type Connection, Schema, type Types } from 'mongoose'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import { shownTitle } from '../../domain/conversations/title.ts'

export interface ConversationRow extends Omit<Conversation, 'id' | 'chosen' | 'title'> {
  _id: Types.ObjectId
  chosen?: { leafId: Types.ObjectId; at: Date }
  /** Empty before the first message. */
  title: string
  /** The UUID with which the person started it; absent without one, and after an adoption and in a deleted one. */
  requestId?: string
  /** The hash of the share's token of which it is a copy. */
  copyOf?: string
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
    title: text,
    titleFrom: String,
    endUserId: text,
    requestId: String,
    copyOf: String,
    sharedAt: Date,
    sharedBy: String,
    expiresAt: Date,
    deletedAt: Date,
    chosen: { type: { leafId: Schema.Types.ObjectId, at: Date }, default: undefined, _id: false },
  },
  { collection: 'conversations', versionKey: false },
)
schema.index({ person: 1, lastMessageAt: -1 })
schema.index({ person: 1, startedAt: 1, _id: 1 })
// For the number of a person's conversations that a list leaves out.
schema.index({ person: 1, preview: 1 }, { partialFilterExpression: { preview: '' } })
schema.index({ person: 1, deletedAt: 1 }, { partialFilterExpression: { deletedAt: { $exists: true } } })
schema.index({ personaId: 1 }, { partialFilterExpression: { deletedAt: { $exists: true } } })
schema.index({ expiresAt: 1 }, { sparse: true })
schema.index({ deletedAt: 1 }, { sparse: true })
schema.index({ person: 1, requestId: 1 }, { unique: true, partialFilterExpression: { requestId: { $exists: true } } })
schema.index({ person: 1, sharedAt: -1 }, { partialFilterExpression: { sharedAt: { $exists: true } } })

export const conversationModel = (connection: Connection) => connection.model<ConversationRow>('Conversation', schema)

export function toConversation({ _id, requestId, copyOf, chosen, ...row }: ConversationRow): Conversation {
  const branch = chosen && { chosen: { leafId: chosen.leafId.toHexString(), at: chosen.at } }
  return { id: _id.toHexString(), ...row, title: shownTitle(row), ...branch }
}
