import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { Connection, Model } from 'mongoose'
import { deletedPersonaModel } from '../tombstones/deleted-persona-model.ts'
import type { PersonaRow } from './persona-model.ts'
import { releaseReadOnly } from './plan-limits.ts'

/** Creates the event of a deleted persona. */
export type PersonaDeleted = (personaId: string) => EventEnvelope

/**
 * Returns a function that replaces a persona by a tombstone with the event of its deletion, in one transaction of two documents. A
 * vote, a report, a save or a new conversation that is being written at the same time writes the persona too, so it conflicts, is
 * retried and finds no persona. Returns the ids of the owner's read-only personas that the limit allows from now on.
 */
export function mongoPersonaRemoval(
  connection: Connection,
  personas: Model<PersonaRow>,
  personaDeleted: PersonaDeleted,
): (id: string) => Promise<string[]> {
  const tombstones = collectionOf(deletedPersonaModel(connection))
  return (id) =>
    inTransaction(connection, async (session) => {
      const deleted = await personas
        .findOneAndDelete({ _id: objectId(id) }, { session, projection: { ownerId: 1 } })
        .lean<PersonaRow | null>()
      if (!deleted) return []
      const outbox = { $literal: [personaDeleted(id)] }
      const tombstone = [{ $set: { at: '$$NOW', sweepAt: '$$NOW', outbox } }]
      await tombstones.updateOne({ _id: id }, tombstone, { upsert: true, session })
      return releaseReadOnly(connection, personas, deleted.ownerId, session)
    })
}
