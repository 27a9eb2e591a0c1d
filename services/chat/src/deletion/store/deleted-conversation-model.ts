import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type TombstoneRow, tombstoneSchema } from '@rostra/kit/stores/tombstones'
import type { Connection } from 'mongoose'

/** The tombstone of a deleted conversation. Its id is the conversation's. */
export interface DeletedConversationRow extends TombstoneRow {
  /** Events of deleted exchanges that are not published yet. */
  outbox?: EventEnvelope[]
  /** The ids of deleted exchanges that were charged. */
  answered?: string[]
}

const schema = tombstoneSchema<DeletedConversationRow>('deleted_conversations')
withOutbox(schema)
schema.add({ answered: { type: [String], default: undefined } })
schema.index({ answered: 1 }, { sparse: true })

export const deletedConversationModel = (connection: Connection) => connection.model<DeletedConversationRow>('DeletedConversation', schema)
