import { objectId } from '@rostra/kit/stores/mongo'
import { type Model, Types } from 'mongoose'
import type { Discussion } from '../../domain/discussions/discussion.ts'
import { holdOutcome } from '../../domain/discussions/outcome.ts'
import type { Discussions } from '../../domain/discussions/ports.ts'
import { isShared, sharedAs, toSharedWork } from '../share-fields.ts'
import { type DiscussionRow, readStatus, shownFields, toDiscussion } from './discussion-model.ts'

type Queries = Pick<Discussions, 'byRequest' | 'byId' | 'list' | 'listByCreation' | 'versions' | 'outcomes' | 'byShare' | 'listShared'>

const latestFirst = { createdAt: -1, _id: -1 } as const
const earliestFirst = { createdAt: 1, _id: 1 } as const
const visible = { status: { $ne: 'claimed' } } as const

/** Creates the reads of discussions. */
export function discussionQueries(model: Model<DiscussionRow>): Queries {
  const findOne = async (filter: object): Promise<Discussion | null> => {
    const row = await model.findOne(filter, shownFields).lean<DiscussionRow | null>()
    return row && toDiscussion(row)
  }

  return {
    byRequest: (memberId, requestId) => findOne({ memberId, requestId }),
    byId: async (id) => {
      const _id = objectId(id)
      return _id && findOne({ _id, ...visible })
    },
    byShare: (shareTokenHash) => findOne(sharedAs(shareTokenHash)),
    listShared: async (memberId, limit) => {
      const shared = model.find({ memberId, ...isShared }, { prompt: 1, sharedAt: 1, createdAt: 1 })
      const rows = await shared.sort({ sharedAt: -1 }).limit(limit).lean<DiscussionRow[]>()
      return rows.map(({ _id, prompt, sharedAt, createdAt }) => toSharedWork(_id.toHexString(), prompt, sharedAt, createdAt))
    },
    list: async (memberId, skip, limit) => {
      const filter = { memberId, ...visible }
      const [rows, total] = await Promise.all([
        model
          .find(filter, { ...shownFields, steps: 0, conclusion: 0 })
          .sort(latestFirst)
          .skip(skip)
          .limit(limit)
          .lean<DiscussionRow[]>(),
        model.countDocuments(filter),
      ])
      return { discussions: rows.map((row) => toDiscussion({ ...row, steps: [], conclusion: null })), total }
    },
    listByCreation: async (memberId, limit, last) => {
      const later = last && {
        $or: [{ createdAt: { $gt: last.createdAt } }, { createdAt: last.createdAt, _id: { $gt: new Types.ObjectId(last.id) } }],
      }
      const rows = await model
        .find({ memberId, ...visible, ...later }, shownFields)
        .sort(earliestFirst)
        .limit(limit)
        .lean<DiscussionRow[]>()
      return rows.map(toDiscussion)
    },
    versions: async (ids) => {
      const rows = await model.find({ _id: { $in: ids.map(objectId) } }, { version: 1 }).lean<Pick<DiscussionRow, '_id' | 'version'>[]>()
      return new Map(rows.map(({ _id, version }) => [_id.toHexString(), version]))
    },
    outcomes: async (ids) => {
      const rows = await model
        .find(
          { _id: { $in: ids.flatMap((id) => objectId(id) ?? []) } },
          { status: 1, experts: 1, 'steps.kind': 1, 'steps.expertId': 1, 'steps.content': 1, 'steps.abstained': 1 },
        )
        .lean<Pick<DiscussionRow, '_id' | 'status' | 'experts' | 'steps'>[]>()
      const byId = new Map(rows.map(({ _id, status, ...row }) => [_id.toHexString(), { ...row, status: readStatus(status) }]))
      return ids.map((id) => holdOutcome(byId.get(id)))
    },
  }
}
