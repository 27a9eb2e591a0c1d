import { inTransaction, objectId } from '@rostra/kit/mongo'
import type { Connection, Model } from 'mongoose'
import type { Vote, Votes } from '../domain/ports.ts'
import type { DepartureRow } from './departures.ts'
import { createTurns } from './in-turn.ts'
import { type PersonaRow, toPersona, toTallyFields } from './persona-model.ts'
import { voteModel } from './vote-model.ts'

/**
 * Votes in MongoDB: a row for each person and persona, and the persona's tally beside it in one transaction. Votes on one persona take
 * turns here, because transactions that meet in one document abort each other; only those of other replicas are left to conflict.
 */
export function mongoVotes(connection: Connection, personas: Model<PersonaRow>, departures: Model<DepartureRow>): Votes {
  const model = voteModel(connection)
  const inTurn = createTurns()
  return {
    of: async (personaId, voterId) => (await model.findOne({ personaId, voterId }).lean())?.direction ?? null,
    record: ({ personaId, voterId, direction, at }, decide) =>
      inTurn(personaId, () =>
        inTransaction(connection, async (session) => {
          const key = { _id: objectId(personaId) }
          const row = await personas.findOne(key, null, { session }).lean<PersonaRow | null>()
          const previous = await model.findOne({ personaId, voterId }, null, { session }).lean()
          const voterHasLeft = (await departures.exists({ _id: voterId }).session(session)) !== null
          const tally = decide({ persona: row && toPersona(row), previous: previous?.direction ?? null, voterHasLeft })
          // The persona is written first: a vote that came in since it was read makes this conflict, and the work runs again on what is new.
          await personas.updateOne(key, { $set: toTallyFields(tally) }, { session })
          await model.updateOne({ personaId, voterId }, { $set: { direction, at } }, { session, upsert: true })
          return tally
        }),
      ),
    by: async (voterId) => {
      const rows = await model.find({ voterId }, { _id: 0 }).sort({ at: -1, _id: -1 }).lean()
      return rows.map(({ personaId, direction, at }): Vote => ({ personaId, voterId, direction, at }))
    },
    // The row's own id in the voter's place: no account has such an id, and a person's votes can't be told to be one person's.
    unname: async (voterId) => {
      await model.collection.updateMany({ voterId }, [{ $set: { voterId: { $concat: ['left:', { $toString: '$_id' }] } } }])
    },
  }
}
