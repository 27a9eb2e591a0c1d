import { batchByKey } from '@rostra/kit/async/batch-by-key'
import { DomainError } from '@rostra/kit/errors'
import { updateBatch } from '@rostra/kit/stores/batched-rows'
import type { TombstoneRow } from '@rostra/kit/stores/tombstones'
import type { Connection, Model } from 'mongoose'
import type { RefreshIndex } from '../../domain/personas/ports.ts'
import type { Votes } from '../../domain/votes/ports.ts'
import type { Tally } from '../../domain/votes/vote.ts'
import type { PersonaRow } from '../personas/persona-model.ts'
import { mongoVoteBatch, type PendingVote } from './vote-batch.ts'
import { toVote, voteModel } from './vote-model.ts'

/** Number of votes on one persona that are written in one transaction. */
const maxBatchSize = 200

/** A vote that waits for its batch, and the promise of its caller. */
interface QueuedVote extends PendingVote {
  signal: AbortSignal | undefined
  resolve: (tally: Tally) => void
  reject: (reason: unknown) => void
}

/**
 * Votes in MongoDB: one row for each voter and persona. Votes on one persona that arrive during a write are written together in the next
 * transaction, because concurrent transactions on one document abort each other.
 */
export function mongoVotes(
  connection: Connection,
  personas: Model<PersonaRow>,
  deletedAccounts: Model<TombstoneRow>,
  refreshIndex: RefreshIndex,
): Votes {
  const model = voteModel(connection)
  const writeBatch = mongoVoteBatch(connection, personas, deletedAccounts)
  const enqueue = batchByKey<QueuedVote>(maxBatchSize, async (personaId, queued) => {
    const ended = queued.filter(({ signal }) => signal?.aborted)
    const pending = queued.filter(({ signal }) => !signal?.aborted)
    for (const { reject } of ended) reject(new DomainError('unavailable', 'CALL_ENDED', 'The call ended before the vote was counted'))
    if (pending.length === 0) return
    try {
      const outcomes = await writeBatch(personaId, pending)
      if (outcomes.some((outcome) => 'tally' in outcome)) await refreshIndex([personaId])
      for (const [index, { resolve, reject }] of pending.entries()) {
        const outcome = outcomes[index]
        if (outcome && 'tally' in outcome) resolve(outcome.tally)
        else reject(outcome?.refusal)
      }
    } catch (error) {
      for (const { reject } of pending) reject(error)
    }
  })
  return {
    directionOf: async (personaId, voterId) => {
      const row = await model.findOne({ personaId, voterId }).lean()
      return row && toVote(row).direction
    },
    record: (vote, decide, signal) => new Promise((resolve, reject) => enqueue(vote.personaId, { vote, decide, signal, resolve, reject })),
    uncountedOf: async (voterId) => (await model.find({ voterId, isUnconfirmed: true }, { _id: 0 }).lean()).map(toVote),
    castBy: async (voterId) => (await model.find({ voterId }, { _id: 0 }).sort({ at: -1, _id: -1 }).lean()).map(toVote),
    // The row's own id replaces the voter's id: no account has such an id, and the votes of one account cannot be linked.
    anonymizeSome: (voterId) => updateBatch(model, { voterId }, [{ $set: { voterId: { $concat: ['deleted:', { $toString: '$_id' }] } } }]),
  }
}
