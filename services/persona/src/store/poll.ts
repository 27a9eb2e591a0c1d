import { inTransaction, objectId } from '@rostra/kit/mongo'
import type { ClientSession, Connection, Model } from 'mongoose'
import { dateOf } from '../domain/analytics.ts'
import { withVote } from '../domain/popularity.ts'
import type { Decide, Vote } from '../domain/ports.ts'
import type { Direction, Tally } from '../domain/vote.ts'
import { type CountOnDay, mongoDaily } from './daily-model.ts'
import type { DepartureRow } from './departures.ts'
import { type PersonaRow, toPersona, toTallyFields } from './persona-model.ts'
import { voteModel } from './vote-model.ts'

export interface PendingVote {
  vote: Vote
  decide: Decide
}

/** What became of a vote: the tally right after it, or why it was refused. */
export type Outcome = { tally: Tally } | { refusal: unknown }

type Cast = { direction: Direction; at: Date }

/**
 * Takes votes on one persona in one transaction, one after the other, each deciding on what those before it left. Gives what became of
 * each, in their order. It rejects when none of them was written.
 */
export function mongoPoll(connection: Connection, personas: Model<PersonaRow>, departures: Model<DepartureRow>) {
  const [model, countOnDay] = [voteModel(connection), mongoDaily(connection)]

  const read = async (personaId: string, voterIds: string[], session: ClientSession) => {
    const row = await personas.findOne({ _id: objectId(personaId) }, null, { session }).lean<PersonaRow | null>()
    const earlier = await model.find({ personaId, voterId: { $in: voterIds } }, null, { session }).lean()
    const left = await departures.find({ _id: { $in: voterIds } }, { _id: 1 }, { session }).lean()
    return { row, votes: new Map(earlier.map(({ voterId, direction, at }): [string, Cast] => [voterId, { direction, at }])), left }
  }

  return (personaId: string, pending: readonly PendingVote[]): Promise<Outcome[]> =>
    inTransaction(connection, async (session) => {
      const voterIds = [...new Set(pending.map(({ vote }) => vote.voterId))]
      const { row, votes, left } = await read(personaId, voterIds, session)
      const gone = new Set(left.map(({ _id }) => _id))
      const [changed, cast] = [new Map<string, Cast>(), [] as Cast[]]
      let persona = row && toPersona(row)
      let popularity = row?.popularity
      const outcomes = pending.map(({ vote: { voterId, direction, at }, decide }): Outcome => {
        const previous = votes.get(voterId) ?? null
        try {
          const tally = decide({ persona, previous: previous?.direction ?? null, voterHasLeft: gone.has(voterId) })
          if (popularity !== undefined && row) popularity = withVote(popularity, { direction, at }, previous, row.createdAt)
          if (persona) persona = { ...persona, ...tally }
          for (const known of [votes, changed]) known.set(voterId, { direction, at })
          cast.push({ direction, at })
          return { tally }
        } catch (refusal) {
          return { refusal }
        }
      })
      if (!persona || cast.length === 0) return outcomes
      // The persona is written first: votes that came in since it was read make this conflict, and the work runs again on what is new.
      const fields = { ...toTallyFields(persona), ...(popularity === undefined ? {} : { popularity }) }
      await personas.updateOne({ _id: objectId(personaId) }, { $set: fields }, { session })
      await model.bulkWrite(
        [...changed].map(([voterId, $set]) => ({ updateOne: { filter: { personaId, voterId }, update: { $set }, upsert: true } })),
        { session, ordered: false },
      )
      await countDays(personaId, cast, countOnDay, session)
      return outcomes
    })
}

async function countDays(personaId: string, cast: readonly Cast[], countOnDay: CountOnDay, session: ClientSession): Promise<void> {
  for (const [date, votes] of Map.groupBy(cast, ({ at }) => dateOf(at))) {
    const upvotes = votes.filter(({ direction }) => direction === 'up').length
    await countOnDay(personaId, date, { upvotes, downvotes: votes.length - upvotes }, session)
  }
}
