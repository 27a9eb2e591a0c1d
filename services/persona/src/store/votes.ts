import { DomainError } from '@rostra/kit/errors'
import { gathering } from '@rostra/kit/gathering'
import type { Connection, Model } from 'mongoose'
import type { Decide, Vote, Votes } from '../domain/ports.ts'
import type { Tally } from '../domain/vote.ts'
import type { DepartureRow } from './departures.ts'
import type { Refresh } from './directory-feed.ts'
import type { PersonaRow } from './persona-model.ts'
import { mongoPoll } from './poll.ts'
import { voteModel } from './vote-model.ts'

/** So many votes on one persona go into one transaction. */
const mostTogether = 200

/** A vote that waits, and what its caller waits for. */
interface Waiting {
  vote: Vote
  decide: Decide
  signal: AbortSignal | undefined
  resolve: (tally: Tally) => void
  reject: (reason: unknown) => void
}

/**
 * Votes in MongoDB: a row for each person and persona, and the persona's tally beside it. Votes on one persona that come while others are
 * written are written together, because transactions that meet in one document abort each other.
 */
export function mongoVotes(connection: Connection, personas: Model<PersonaRow>, departures: Model<DepartureRow>, refresh: Refresh): Votes {
  const model = voteModel(connection)
  const poll = mongoPoll(connection, personas, departures)
  const gather = gathering<Waiting>(mostTogether, async (personaId, all) => {
    const [gone, waiting] = [all.filter(({ signal }) => signal?.aborted), all.filter(({ signal }) => !signal?.aborted)]
    for (const { reject } of gone) reject(new DomainError('unavailable', 'CALL_ENDED', 'The call ended before the vote was counted'))
    if (waiting.length === 0) return
    try {
      const outcomes = await poll(personaId, waiting)
      if (outcomes.some((outcome) => 'tally' in outcome)) await refresh([personaId])
      for (const [index, { resolve, reject }] of waiting.entries()) {
        const outcome = outcomes[index]
        if (outcome && 'tally' in outcome) resolve(outcome.tally)
        else reject(outcome?.refusal)
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  })
  return {
    of: async (personaId, voterId) => (await model.findOne({ personaId, voterId }).lean())?.direction ?? null,
    record: (vote, decide, signal) => new Promise((resolve, reject) => gather(vote.personaId, { vote, decide, signal, resolve, reject })),
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
