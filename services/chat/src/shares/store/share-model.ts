import { type Connection, Schema, type Types } from 'mongoose'
import type { Share } from '../domain/share.ts'

/** The share of a conversation, by the conversation's id. It has no field that names a person. */
export interface ShareRow extends Omit<Share, 'conversationId'> {
  _id: Types.ObjectId
  tokenHash: string
  /** How often it was continued. */
  continuations?: number
}

const schema = new Schema<ShareRow>(
  {
    tokenHash: { type: String, required: true },
    personaId: { type: String, required: true },
    title: String,
    greeting: String,
    startedAt: Date,
    exchanges: [Schema.Types.Mixed],
    isCut: Boolean,
    sharedBy: String,
    sharedAt: Date,
    continuations: Number,
  },
  { collection: 'shares', versionKey: false },
)
schema.index({ tokenHash: 1 }, { unique: true })

export const shareModel = (connection: Connection) => connection.model<ShareRow>('Share', schema)

export function toShare({ _id, tokenHash, continuations, ...share }: ShareRow): Share {
  return { conversationId: _id.toHexString(), ...share }
}
