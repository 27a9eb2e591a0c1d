import { inTransaction, objectId } from '@rostra/kit/mongo'
import { type Connection, type Model, Schema } from 'mongoose'
import type { Vote, Votes } from '../domain/ports.ts'
import { createTurns } from './in-turn.ts'
import { type PersonaRow, toPersona, toTallyFields } from './persona-model.ts'

const schema = new Schema<Vote>(
  {
    personaId: { type: String, required: true },
    voterId: { type: String, required: true },
    direction: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'votes', versionKey: false },
)
schema.index({ personaId: 1, voterId: 1 }, { unique: true })

/**
 * Votes in MongoDB: a row for each person and persona, and the persona's tally beside it in one transaction. Votes on one persona take
 * turns here, because transactions that meet in one document abort each other; only those of other replicas are left to conflict.
 */
export function mongoVotes(connection: Connection, personas: Model<PersonaRow>): Votes {
  const model = connection.model<Vote>('Vote', schema)
  const inTurn = createTurns()
  return {
    of: async (personaId, voterId) => (await model.findOne({ personaId, voterId }).lean())?.direction ?? null,
    record: ({ personaId, voterId, direction, at }, decide) =>
      inTurn(personaId, () =>
        inTransaction(connection, async (session) => {
          const key = { _id: objectId(personaId) }
          const row = await personas.findOne(key, null, { session }).lean<PersonaRow | null>()
          const previous = await model.findOne({ personaId, voterId }, null, { session }).lean()
          const tally = decide(row && toPersona(row), previous?.direction ?? null)
          // The persona is written first: a vote that came in since it was read makes this conflict, and the work runs again on what is new.
          await personas.updateOne(key, { $set: toTallyFields(tally) }, { session })
          await model.updateOne({ personaId, voterId }, { $set: { direction, at } }, { session, upsert: true })
          return tally
        }),
      ),
  }
}
