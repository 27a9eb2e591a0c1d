import { type Connection, Schema, type Types } from 'mongoose'
import type { Payment } from '../domain/payment.ts'

export interface PaymentRow extends Omit<Payment, 'id'> {
  _id: Types.ObjectId
  /** Counts the changes. */
  version: number
  /** When the provider was asked about it for the last time. */
  askedAt: Date
}

const count = { type: Number, required: true }
const text = { type: String, required: true }
const dispute = new Schema({ id: text, amount: count, won: { type: Boolean, required: true } }, { _id: false, id: false })

const schema = new Schema<PaymentRow>(
  {
    accountId: text,
    packageId: text,
    amount: count,
    credits: count,
    role: text,
    status: text,
    sessionId: { type: String, default: '' },
    url: { type: String, default: '' },
    intentId: { type: String, default: '' },
    refunded: count,
    disputes: { type: [dispute], default: [] },
    granted: { type: Boolean, required: true },
    due: count,
    takenBack: count,
    createdAt: { type: Date, required: true },
    version: count,
    askedAt: { type: Date, required: true },
  },
  { collection: 'payments', versionKey: false },
)
schema.index({ accountId: 1, createdAt: -1, _id: -1 })
schema.index({ sessionId: 1 }, { unique: true, partialFilterExpression: { sessionId: { $gt: '' } } })
schema.index({ intentId: 1 }, { partialFilterExpression: { intentId: { $gt: '' } } })
schema.index({ askedAt: 1, createdAt: 1 }, { partialFilterExpression: { status: 'pending' } })

export const paymentModel = (connection: Connection) => connection.model<PaymentRow>('Payment', schema)

export function toPayment({ _id, version, askedAt, ...payment }: PaymentRow): Payment {
  return { id: _id.toHexString(), ...payment }
}
