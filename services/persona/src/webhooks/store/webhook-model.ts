import { type Connection, Schema, type Types } from 'mongoose'
import { storedEnum } from '../../core/store/stored-enum.ts'
import { type Target, type Webhook, webhookEvents } from '../domain/webhook.ts'

export interface WebhookRow {
  _id: Types.ObjectId
  ownerId: string
  /** The place among the owner's ten, which bounds their number. */
  place: number
  url: string
  events: string[]
  every: number
  /** Absent for all personas of the owner. */
  personaId?: string
  sealedSecret: string
  createdAt: Date
  failures: number
  failingSince?: Date
  offAt?: Date
  dropped: number
  /** When it is sent to next; absent while nothing waits. */
  dueAt?: Date
  /** Grows with each delivery that is added, so that a replica notices one that was added while it sent. */
  queued: number
}

const schema = new Schema<WebhookRow>(
  {
    ownerId: { type: String, required: true },
    place: { type: Number, required: true },
    url: { type: String, required: true },
    events: { type: [String], required: true },
    every: { type: Number, required: true },
    personaId: String,
    sealedSecret: { type: String, required: true },
    createdAt: { type: Date, required: true },
    failures: { type: Number, required: true },
    failingSince: Date,
    offAt: Date,
    dropped: { type: Number, required: true },
    dueAt: Date,
    queued: { type: Number, required: true },
  },
  { collection: 'webhooks', versionKey: false },
)
// The unique index enforces the most webhooks of an account, on any number of replicas.
schema.index({ ownerId: 1, place: 1 }, { unique: true })
schema.index({ personaId: 1, _id: 1 }, { partialFilterExpression: { personaId: { $exists: true } } })
schema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } })

export const webhookModel = (connection: Connection) => connection.model<WebhookRow>('Webhook', schema)

/** Returns the webhook of a row, without its secret. Throws for an unknown event. */
export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row._id.toHexString(),
  ownerId: row.ownerId,
  url: row.url,
  events: row.events.map((event) => storedEnum(webhookEvents, event, 'event')),
  every: row.every,
  personaId: row.personaId ?? '',
  createdAt: row.createdAt,
  failingSince: row.failingSince ?? null,
  offAt: row.offAt ?? null,
  dropped: row.dropped,
})

export const toTarget = (row: WebhookRow): Target => ({
  id: row._id.toHexString(),
  ownerId: row.ownerId,
  url: row.url,
  personaId: row.personaId ?? '',
  sealedSecret: row.sealedSecret,
  failures: row.failures,
  failingSince: row.failingSince ?? null,
  offAt: row.offAt ?? null,
})
