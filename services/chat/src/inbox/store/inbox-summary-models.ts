import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema, type Types } from 'mongoose'
import type { PersonaSummary } from '../domain/week.ts'

/** The run that makes the summaries of a week. */
export interface SummaryRunRow {
  _id: Types.ObjectId
  week: string
  status: 'running' | 'done' | 'failed'
  owner: string
  startedAt: Date
  endedAt?: Date
  /** Set while it runs. */
  open?: true
  /** By the database's clock. After it, another replica may take the run over. */
  leaseUntil?: Date
}

const keptSeconds = 30 * 86_400

const runs = new Schema<SummaryRunRow>(
  {
    week: { type: String, required: true },
    status: { type: String, required: true },
    owner: { type: String, required: true },
    startedAt: { type: Date, required: true },
    endedAt: Date,
    open: Boolean,
    leaseUntil: Date,
  },
  { collection: 'inbox_summary_runs', versionKey: false },
)
runs.index({ week: 1 }, { unique: true })
runs.index({ open: 1 }, { partialFilterExpression: { open: true } })
runs.index({ startedAt: 1 }, { expireAfterSeconds: keptSeconds })

export const summaryRunModel = (connection: Connection) => connection.model<SummaryRunRow>('InboxSummaryRun', runs)

/** The new items in the inboxes of one owner in one week, with its event. */
export interface SummaryRow {
  _id: Types.ObjectId
  ownerId: string
  week: string
  /** By persona id. */
  personas: Record<string, PersonaSummary>
  at: Date
  /** Its event is stored. */
  published?: true
  outbox?: EventEnvelope[]
}

const summaryKeptSeconds = 14 * 86_400

const summaries = new Schema<SummaryRow>(
  {
    ownerId: { type: String, required: true },
    week: { type: String, required: true },
    personas: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    published: Boolean,
  },
  { collection: 'inbox_summaries', versionKey: false },
)
withOutbox(summaries)
summaries.index({ ownerId: 1, week: 1 }, { unique: true })
summaries.index({ week: 1, published: 1 })
summaries.index({ at: 1 }, { expireAfterSeconds: summaryKeptSeconds })

export const summaryModel = (connection: Connection) => connection.model<SummaryRow>('InboxSummary', summaries)
