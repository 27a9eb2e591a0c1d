import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import type { TombstoneRow } from '@rostra/kit/stores/tombstones'
import { utcDate } from '@rostra/kit/utc-date'
import type { ClientSession, Connection, Model } from 'mongoose'
import { withVote } from '../../domain/popularity/popularity.ts'
import type { DecideVote, Vote } from '../../domain/votes/ports.ts'
import { type Tally, uncounted } from '../../domain/votes/vote.ts'
import { type AddedDay, mongoAddToDays } from '../daily-model.ts'
import { type PersonaRow, toPersona, toTallyFields } from '../personas/persona-model.ts'
import { toVote, voteModel } from './vote-model.ts'

export interface PendingVote {
  vote: Vote
  decide: DecideVote
}

/** The outcome of one vote: the tally right after it, or the error that refused it. */
export type Outcome = { tally: Tally } | { refusal: unknown }

type StoredVote = Pick<Vote, 'direction' | 'at' | 'isUnconfirmed'>

const noVotes: Tally = { upvotes: 0, downvotes: 0 }
const confirmed = { $unset: { isUnconfirmed: 1 } } as const

/**
 * Returns a function that writes votes on one persona in one transaction. Each vote is decided on the state that the votes before it left.
 * The outcomes are in the order of the votes. Rejects when nothing was written.
 */
export function mongoVoteBatch(connection: Connection, personas: Model<PersonaRow>, deletedAccounts: Model<TombstoneRow>) {
  const model = voteModel(connection)
  const addToDays = mongoAddToDays(connection)

  const read = async (personaId: string, voterIds: string[], session: ClientSession) => {
    const row = await personas.findOne({ _id: objectId(personaId) }, null, { session }).lean<PersonaRow | null>()
    const stored = await model.find({ personaId, voterId: { $in: voterIds } }, null, { session }).lean()
    const tombstones = await deletedAccounts.find({ _id: { $in: voterIds } }, { _id: 1 }, { session }).lean()
    const votes = stored.map(toVote).map(({ voterId, personaId: _, ...vote }): [string, StoredVote] => [voterId, vote])
    return { row, votes: new Map(votes), deletedVoters: new Set(tombstones.map(({ _id }) => _id)) }
  }

  return (personaId: string, pending: readonly PendingVote[]): Promise<Outcome[]> =>
    inTransaction(connection, async (session) => {
      const voterIds = [...new Set(pending.map(({ vote }) => vote.voterId))]
      const { row, votes, deletedVoters } = await read(personaId, voterIds, session)
      const changed = new Map<string, StoredVote>()
      const cast = [] as StoredVote[]
      let state = row && { persona: toPersona(row), popularity: row.popularity, unconfirmed: row.unconfirmedVotes ?? noVotes }
      const outcomes = pending.map(({ vote: { voterId, personaId: _, ...vote }, decide }): Outcome => {
        const previous = votes.get(voterId) ?? null
        try {
          const voterDeleted = deletedVoters.has(voterId)
          const tally = decide({ persona: state?.persona ?? null, previous, voterDeleted })
          if (state) {
            const { persona, popularity } = state
            // A vote that does not count only takes a counted upvote back, as a downvote does.
            const counted = previous?.isUnconfirmed ? null : previous
            const direction = vote.isUnconfirmed ? 'down' : vote.direction
            const next = withVote(popularity, { direction, at: vote.at }, counted, persona.createdAt)
            state = { persona: { ...persona, ...tally }, popularity: next, unconfirmed: uncounted(state.unconfirmed, vote, previous) }
          }
          for (const known of [votes, changed]) known.set(voterId, vote)
          // A day counts a vote when it is cast, not when it starts to count for the landing page.
          if (vote.direction !== previous?.direction) cast.push(vote)
          return { tally }
        } catch (refusal) {
          return { refusal }
        }
      })
      if (!state || changed.size === 0) return outcomes
      // The persona is written first: a vote that was written since the read conflicts here, and the transaction runs again.
      const $set = { ...toTallyFields(state.persona), popularity: state.popularity, unconfirmedVotes: state.unconfirmed }
      await personas.updateOne({ _id: objectId(personaId) }, { $set }, { session })
      await model.bulkWrite(
        [...changed].map(([voterId, vote]) => ({
          updateOne: { filter: { personaId, voterId }, update: { $set: vote, ...(!vote.isUnconfirmed && confirmed) }, upsert: true },
        })),
        { session, ordered: false },
      )
      await addToDays(daysOf(personaId, cast), session)
      return outcomes
    })
}

function daysOf(personaId: string, cast: readonly StoredVote[]): AddedDay[] {
  return [...Map.groupBy(cast, ({ at }) => utcDate(at))].map(([date, votes]) => {
    const upvotes = votes.filter(({ direction }) => direction === 'up').length
    return { personaId, date, counts: { upvotes, downvotes: votes.length - upvotes } }
  })
}
