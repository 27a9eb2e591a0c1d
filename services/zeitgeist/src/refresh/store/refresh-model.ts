import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema, type Types } from 'mongoose'
import type { PlannedTopic } from '../domain/plan.ts'
import { type Refresh, type RefreshStatus, type RefreshStep, refreshStatuses, refreshSteps } from '../domain/refresh.ts'

export interface RefreshRow extends Omit<Refresh, 'id'> {
  _id: Types.ObjectId
  /** Set while the refresh runs. */
  open?: true
  /** By the database's clock. After it, another replica may take the refresh over. */
  leaseUntil?: Date
  outbox?: EventEnvelope[]
}

/** What an open refresh is to publish about one topic. */
export interface PlannedTopicRow {
  _id: string
  refreshId: Types.ObjectId
  topic: PlannedTopic
  storedAt: Date
}

const keptSeconds = 90 * 86_400
const planKeptSeconds = 86_400
const date = { type: Date, default: null }
const text = { type: String, required: true }

const schema = new Schema<RefreshRow>(
  {
    status: text,
    step: text,
    owner: text,
    cutAt: { type: Date, required: true },
    previousCutAt: date,
    hasDecided: { type: Boolean, required: true },
    startedAt: { type: Date, required: true },
    endedAt: date,
    counts: { type: Schema.Types.Mixed, default: null },
    open: Boolean,
    leaseUntil: Date,
  },
  { collection: 'refreshes', versionKey: false },
)
withOutbox(schema)
schema.index({ open: 1 }, { unique: true, partialFilterExpression: { open: true } })
schema.index({ status: 1, startedAt: -1 })
schema.index({ status: 1, hasDecided: 1, startedAt: -1 })
schema.index({ startedAt: 1 }, { expireAfterSeconds: keptSeconds })

const planSchema = new Schema<PlannedTopicRow>(
  {
    _id: String,
    refreshId: { type: Schema.Types.ObjectId, required: true },
    topic: { type: Schema.Types.Mixed, required: true },
    storedAt: { type: Date, required: true },
  },
  { collection: 'planned_topics', versionKey: false },
)
planSchema.index({ refreshId: 1, _id: 1 })
// A refresh ends within minutes and deletes its plan; the TTL is for one that could not.
planSchema.index({ storedAt: 1 }, { expireAfterSeconds: planKeptSeconds })

export const refreshModel = (connection: Connection) => connection.model<RefreshRow>('Refresh', schema)
export const plannedTopicModel = (connection: Connection) => connection.model<PlannedTopicRow>('PlannedTopic', planSchema)

const statuses = new Set<string>(refreshStatuses)
const steps = new Set<string>(refreshSteps)

/** Returns a stored refresh. Throws for a status or step that this version does not know. */
export function toRefresh({ _id, open: _open, leaseUntil: _leaseUntil, outbox: _outbox, ...row }: RefreshRow): Refresh {
  if (!statuses.has(row.status)) throw new Error(`unknown status of a refresh: ${row.status}`)
  if (!steps.has(row.step)) throw new Error(`unknown step of a refresh: ${row.step}`)
  return { id: _id.toHexString(), ...row, status: row.status as RefreshStatus, step: row.step as RefreshStep }
}
