import { type Connection, Schema, type Types } from 'mongoose'
import type { Conversation } from '../../domain/conversations/conversation.ts'
import { shownTitle } from '../../domain/conversations/title.ts'

export interface ConversationRow extends Omit<Conversation, 'id' | 'chosen' | 'title'> {
  _id: Types.ObjectId
  chosen?: { leafId: Types.ObjectId; at: Date }
  /** Empty before the first message. */
  title: string
  /** The UUID of its start; absent without one, after an adoption, and once deleted. */
  requestId?: string
  /** The place of a pinned one among the pins of its person, from 0: a unique index keeps them below their limit. */
  pinSlot?: number
  /** The token hash of the share that it is a copy of. */
  copyOf?: string
  /** True while it only refers to that share: its exchanges are not copied yet. */
  isReference?: true
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
    startedBy: String,
    requestId: String,
    copyOf: String,
    isReference: Boolean,
    isCut: Boolean,
    pinnedAt: Date,
    pinSlot: Number,
    sharedAt: Date,
    sharedBy: String,
    suspension: { type: { isSuspended: Boolean, changedAt: Date }, default: undefined, _id: false },
    expiresAt: Date,
    deletedAt: Date,
    chosen: { type: { leafId: Schema.Types.ObjectId, at: Date }, default: undefined, _id: false },
  },
  { collection: 'conversations', versionKey: false },
)
// The list: pinned ones first, because an absent time comes last.
schema.index({ person: 1, pinnedAt: -1, lastMessageAt: -1 })
schema.index({ person: 1, pinSlot: 1 }, { unique: true, partialFilterExpression: { pinSlot: { $exists: true } } })
schema.index({ person: 1, startedAt: 1, _id: 1 })
// Counts the conversations that a person's list leaves out.
schema.index({ person: 1, preview: 1 }, { partialFilterExpression: { preview: '' } })
schema.index({ person: 1, deletedAt: 1 }, { partialFilterExpression: { deletedAt: { $exists: true } } })
schema.index({ personaId: 1 }, { partialFilterExpression: { deletedAt: { $exists: true } } })
schema.index({ expiresAt: 1 }, { sparse: true })
schema.index({ deletedAt: 1 }, { sparse: true })
schema.index({ person: 1, requestId: 1 }, { unique: true, partialFilterExpression: { requestId: { $exists: true } } })
schema.index({ copyOf: 1 }, { partialFilterExpression: { isReference: true } })
schema.index({ person: 1, sharedAt: -1 }, { partialFilterExpression: { sharedAt: { $exists: true } } })

export const conversationModel = (connection: Connection) => connection.model<ConversationRow>('Conversation', schema)

export function toConversation({ _id, requestId, copyOf, isReference, chosen, pinSlot, ...row }: ConversationRow): Conversation {
  const branch = chosen && { chosen: { leafId: chosen.leafId.toHexString(), at: chosen.at } }
  return { id: _id.toHexString(), ...row, title: shownTitle(row), ...branch, ...(isReference && { refersTo: copyOf }) }
}
