import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type TombstoneRow, tombstoneSchema } from '@rostra/kit/stores/tombstones'
import type { Connection } from 'mongoose'

/** The tombstone of a deleted account. Its id is the person. */
export interface DeletedAccountRow extends TombstoneRow {
  /** Events of deleted exchanges that are not published yet. */
  outbox?: EventEnvelope[]
}

const schema = tombstoneSchema<DeletedAccountRow>('deleted_accounts')
withOutbox(schema)

export const deletedAccountModel = (connection: Connection) => connection.model<DeletedAccountRow>('DeletedAccount', schema)
