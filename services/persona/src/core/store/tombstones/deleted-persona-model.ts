import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type TombstoneRow, tombstoneSchema } from '@rostra/kit/stores/tombstones'
import type { Connection } from 'mongoose'

/** The tombstone of a deleted persona, with the event of its deletion until that is published. */
interface DeletedPersonaRow extends TombstoneRow {
  outbox?: EventEnvelope[]
}

const schema = tombstoneSchema<DeletedPersonaRow>('deleted_personas')
withOutbox(schema)

export const deletedPersonaModel = (connection: Connection) => connection.model<DeletedPersonaRow>('DeletedPersona', schema)
