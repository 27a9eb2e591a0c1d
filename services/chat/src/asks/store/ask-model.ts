import { withOutbox } from '@rostra/kit/events/outbox'
import { type Connection, Schema, type Types } from 'mongoose'
import type { ExchangeStatus } from '../../core/domain/exchanges/exchange.ts'

/** An ask without any text of it. */
export interface AskRow {
  _id: Types.ObjectId
  personaId: string
  person: string
  /** A hash of the request id; the own id for an ask that no call can join, and for one that gave its request id back. */
  requestKey: string
  bodyHash: string
  status: ExchangeStatus
  owner: string
  startedAt: Date
  /** Set while the ask is claimed or running. The partial index holds only such rows. */
  open?: true
  /** By the database's clock. After it, another replica may take the ask over. */
  leaseUntil?: Date
  takeovers?: number
  /** Its answer cannot reach its client, because the gateway stops. */
  interrupted?: true
  /** Stored by the end, like `isCharged`. */
  finishedAt?: Date
  isCharged?: boolean
}

const schema = new Schema<AskRow>(
  {
    personaId: { type: String, required: true },
    person: { type: String, required: true },
    requestKey: { type: String, required: true },
    bodyHash: { type: String, required: true },
    status: { type: String, required: true },
    owner: { type: String, required: true },
    startedAt: { type: Date, required: true },
    open: Boolean,
    leaseUntil: Date,
    takeovers: Number,
    interrupted: Boolean,
    finishedAt: Date,
    isCharged: Boolean,
  },
  { collection: 'asks', versionKey: false },
)
withOutbox(schema)
schema.index({ person: 1, requestKey: 1 }, { unique: true })
schema.index({ leaseUntil: 1 }, { partialFilterExpression: { open: true } })
schema.index({ finishedAt: 1 })

export const askModel = (connection: Connection) => connection.model<AskRow>('Ask', schema)
