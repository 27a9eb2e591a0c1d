import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { mongoLeases } from '@rostra/kit/leases/mongo-leases'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate, objectId } from '@rostra/kit/stores/mongo'
import { notChangedSince } from '@rostra/platform/accounts/suspension'
import { type Model, Types } from 'mongoose'
import type { Discussion, OpenDiscussion, Step } from '../../domain/discussions/discussion.ts'
import type { ClaimResult, Discussions, Ending, NewDiscussion } from '../../domain/discussions/ports.ts'
import { isShared, withoutShare } from '../share-fields.ts'
import { discussionDeletion } from './discussion-deletion.ts'
import { type DiscussionRow, toOpenDiscussion } from './discussion-model.ts'
import { discussionQueries } from './discussion-queries.ts'

export interface Replica {
  /** The owner id of the discussions that this process claims. Unique among replicas and new at every start. */
  owner: string
  leases: LeaseTimes
}

export interface DiscussionEvents {
  /** Creates the event that is stored with the end. */
  discussionFinished: (discussion: Discussion) => EventEnvelope
  /** Called after this replica has changed a discussion, with the stored discussion if it is known. */
  onChanged: (id: string, discussion?: Discussion) => void
  /** Called after this replica has stored an event. */
  onEvent: () => void
}

/** Stores discussions in MongoDB. */
export function mongoDiscussions(model: Model<DiscussionRow>, { owner, leases: times }: Replica, events: DiscussionEvents): Discussions {
  const rows = collectionOf(model)
  const queries = discussionQueries(model)
  // In descending order 'ongoing' comes before 'claimed'.
  const leases = mongoLeases(model, { times, sort: { status: -1 }, toWork: toOpenDiscussion })
  const owned = (discussion: Pick<Discussion, 'id' | 'owner'>) => ({ _id: new Types.ObjectId(discussion.id), owner: discussion.owner })
  const exists = async (filter: object) => (await rows.findOne(filter, { projection: { _id: 1 } })) !== null

  const claim = async ({ id, ...discussion }: NewDiscussion): Promise<ClaimResult> => {
    while (true) {
      try {
        const row: DiscussionRow = {
          _id: new Types.ObjectId(id),
          ...discussion,
          status: 'claimed',
          owner,
          open: true,
          createdAt: new Date(),
          leaseUntil: leases.firstLease(times.unrenewedMs),
          version: 1,
          steps: [],
          conclusion: null,
          failure: null,
          finishedAt: null,
        }
        await rows.insertOne(row)
        return { kind: 'claimed', discussion: toOpenDiscussion(row) }
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const duplicate = await queries.byRequest(discussion.memberId, discussion.requestId)
        if (duplicate) return { kind: 'duplicate', discussion: duplicate }
      }
    }
  }

  const storeSteps = async (discussion: OpenDiscussion, steps: readonly Step[]) => {
    const same = { $elemMatch: { $or: steps.map(({ kind, expertId }) => ({ kind, expertId })) } }
    const { modifiedCount } = await rows.updateOne(
      { ...owned(discussion), status: 'ongoing', steps: { $not: same } },
      { $push: { steps: { $each: [...steps] } }, $inc: { version: 1 } },
    )
    // Computed without a read, because only its owner changes an open discussion.
    const stored = { ...discussion, steps: [...discussion.steps, ...steps], version: discussion.version + 1 }
    if (modifiedCount === 0) {
      // A retry after a lost response finds the steps that the first attempt stored.
      const known = await rows.findOne({ ...owned(discussion), status: 'ongoing', steps: same })
      return known && toOpenDiscussion(known)
    }
    events.onChanged(discussion.id, withoutSecrets(stored))
    return stored
  }

  const storeEnd = async (discussion: OpenDiscussion, { status, conclusion, failure, chairStep }: Ending) => {
    const finishedAt = new Date()
    const ended: Discussion = { ...withoutSecrets(discussion), status, conclusion, failure, finishedAt }
    const { modifiedCount } = await rows.updateOne(
      { ...owned(discussion), open: true },
      {
        $set: { status, conclusion, failure, finishedAt },
        $push: { outbox: events.discussionFinished(ended), ...(chairStep && { steps: chairStep }) },
        $unset: { open: 1, leaseUntil: 1, profiles: 1, delimiterSeed: 1 },
        $inc: { version: 1 },
      },
    )
    if (modifiedCount === 1) {
      events.onChanged(discussion.id, {
        ...ended,
        steps: chairStep ? [...ended.steps, chairStep] : ended.steps,
        version: ended.version + 1,
      })
      events.onEvent()
    }
    return modifiedCount === 1 || exists({ ...owned(discussion), status, finishedAt: { $ne: null } })
  }

  return {
    ...queries,
    leases,
    ...discussionDeletion(model),
    newId: () => new Types.ObjectId().toHexString(),
    claim,
    storeSteps,
    storeEnd,
    admit: async (discussion) => {
      const { modifiedCount } = await rows.updateOne({ ...owned(discussion), status: 'claimed' }, { $set: { status: 'ongoing' } })
      return modifiedCount === 1 || exists({ ...owned(discussion), status: 'ongoing' })
    },
    discardClaim: async (id) => {
      await rows.deleteOne({ _id: new Types.ObjectId(id), owner, status: 'claimed' })
    },
    deleteClaim: async (discussion) => {
      await rows.deleteOne({ ...owned(discussion), status: 'claimed' })
    },
    setShare: async (id, shareTokenHash) => {
      const { matchedCount } = await rows.updateOne(
        { _id: new Types.ObjectId(id), status: 'completed' },
        { $set: { shareTokenHash, sharedAt: new Date() }, $inc: { version: 1 } },
      )
      events.onChanged(id)
      return matchedCount === 1
    },
    removeShare: async (id) => {
      const filter = { _id: objectId(id) as Types.ObjectId, ...isShared }
      await rows.updateOne(filter, { ...withoutShare, $inc: { version: 1 } })
      events.onChanged(id)
    },
    setSuspension: async (memberId, suspension) => {
      await rows.updateMany({ memberId, ...notChangedSince(suspension) }, { $set: { suspension } })
    },
  }
}

const withoutSecrets = ({ profiles: _profiles, delimiterSeed: _seed, ...discussion }: OpenDiscussion): Discussion => discussion
