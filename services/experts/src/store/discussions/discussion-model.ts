import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema, type Types } from 'mongoose'
import {
  type Discussion,
  type DiscussionStatus,
  type EarlierDiscussion,
  type ExpertProfile,
  endStatuses,
  type OpenDiscussion,
  openStatuses,
} from '../../domain/discussions/discussion.ts'
import { isShared, type ShareFields, shareFields } from '../share-fields.ts'

export interface DiscussionRow extends Omit<Discussion, 'id' | 'isShared' | 'followsUp'>, ShareFields {
  _id: Types.ObjectId
  /** Absent for a discussion that follows up none. */
  followsUp?: EarlierDiscussion | null
  /** Set while the discussion is claimed or ongoing. */
  open?: true
  /** The end of the lease, by the database's clock. After it, another replica may take the discussion over. */
  leaseUntil?: Date
  /** Removed at the end of the discussion, as `delimiterSeed`. */
  profiles?: readonly ExpertProfile[]
  delimiterSeed?: string
  outbox?: EventEnvelope[]
}

const failedKeptSeconds = 30 * 24 * 3_600
const mixed = (options = {}) => ({ type: Schema.Types.Mixed, ...options })

const schema = new Schema<DiscussionRow>(
  {
    memberId: { type: String, required: true },
    requestId: { type: String, required: true },
    prompt: { type: String, required: true },
    followsUp: mixed(),
    status: { type: String, required: true },
    experts: mixed({ required: true }),
    order: { type: [String], required: true },
    steps: mixed({ required: true }),
    conclusion: mixed({ default: null }),
    failure: { type: String, default: null },
    offline: { type: Boolean, required: true },
    model: { type: String, required: true },
    owner: { type: String, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    open: Boolean,
    leaseUntil: Date,
    profiles: mixed(),
    delimiterSeed: String,
    ...shareFields,
  },
  { collection: 'discussions', versionKey: false },
)
withOutbox(schema)
schema.index({ memberId: 1, requestId: 1 }, { unique: true })
schema.index({ memberId: 1, createdAt: -1, _id: -1 })
schema.index({ leaseUntil: 1 }, { partialFilterExpression: { open: true } })
schema.index({ shareTokenHash: 1 }, { partialFilterExpression: isShared })
schema.index({ memberId: 1, sharedAt: -1 }, { partialFilterExpression: isShared })
schema.index({ finishedAt: 1 }, { expireAfterSeconds: failedKeptSeconds, partialFilterExpression: { status: 'failed' } })

export const discussionModel = (connection: Connection) => connection.model<DiscussionRow>('Discussion', schema)

/** The projection of reads: excludes secrets and fields that reads do not need. */
export const shownFields = { profiles: 0, delimiterSeed: 0, outbox: 0, open: 0, leaseUntil: 0 } as const

const statuses = new Set<string>([...openStatuses, ...endStatuses])

/** Returns a stored status. Throws for one that this version does not know. */
export function readStatus(status: string): DiscussionStatus {
  if (!statuses.has(status)) throw new Error(`unknown status of a discussion: ${status}`)
  return status as DiscussionStatus
}

export function toDiscussion(row: DiscussionRow): Discussion {
  const { _id, memberId, requestId, prompt, experts, order, steps, conclusion, failure } = row
  const { offline, model, owner, version, createdAt, finishedAt } = row
  return {
    id: _id.toHexString(),
    memberId,
    requestId,
    prompt,
    followsUp: row.followsUp ?? null,
    experts,
    order,
    steps,
    conclusion,
    failure,
    offline,
    model,
    owner,
    version,
    createdAt,
    finishedAt,
    status: readStatus(row.status),
    isShared: row.shareTokenHash !== undefined,
  }
}

export function toOpenDiscussion(row: DiscussionRow): OpenDiscussion {
  const { profiles, delimiterSeed } = row
  if (!profiles || !delimiterSeed) throw new Error('an open discussion has no profiles')
  return { ...toDiscussion(row), profiles, delimiterSeed }
}
