import { type Connection, Schema } from 'mongoose'
import { storedEnum } from '../../core/store/stored-enum.ts'
import { type Delivery, deliveryFailures, deliveryStates } from '../domain/delivery.ts'
import { webhookEvents } from '../domain/webhook.ts'

export interface DeliveryRow {
  /** The id that the receiver sees: `msg_` and 32 characters. */
  _id: string
  webhookId: string
  ownerId: string
  /** Absent for a test of a webhook for all personas. */
  personaId?: string
  event: string
  body: string
  at: Date
  state: string
  attempts: number
  status?: number
  failure?: string
  durationMs?: number
  /** Absent when it has ended. */
  dueAt?: Date
}

const retentionSeconds = 30 * 24 * 3600

const schema = new Schema<DeliveryRow>(
  {
    _id: { type: String, required: true },
    webhookId: { type: String, required: true },
    ownerId: { type: String, required: true },
    personaId: String,
    event: { type: String, required: true },
    body: { type: String, required: true },
    at: { type: Date, required: true },
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    status: Number,
    failure: String,
    durationMs: Number,
    dueAt: Date,
  },
  { collection: 'webhook_deliveries', versionKey: false },
)
schema.index({ webhookId: 1, at: -1, _id: -1 })
schema.index({ webhookId: 1, dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } })
schema.index({ ownerId: 1, _id: 1 })
schema.index({ personaId: 1, _id: 1 }, { partialFilterExpression: { personaId: { $exists: true } } })
schema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds })

export const deliveryModel = (connection: Connection) => connection.model<DeliveryRow>('WebhookDelivery', schema)

const events = [...webhookEvents, 'webhook.test'] as const

/** Returns the delivery of a row, without its body. Throws for an unknown event, state or failure. */
export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row._id,
  event: storedEnum(events, row.event, 'event'),
  at: row.at,
  state: storedEnum(deliveryStates, row.state, 'state'),
  attempts: row.attempts,
  status: row.status ?? null,
  failure: row.failure === undefined ? null : storedEnum(deliveryFailures, row.failure, 'failure'),
  durationMs: row.durationMs ?? null,
  dueAt: row.dueAt ?? null,
})
