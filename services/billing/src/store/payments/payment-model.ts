import { type Connection, Schema, type Types } from 'mongoose'
import { boughtRoles } from '../../domain/accounts/account.ts'
import { type Payment, paymentStatuses } from '../../domain/payments/payment.ts'
import { storedEnum } from '../stored-enum.ts'

export interface PaymentRow extends Omit<Payment, 'id'> {
  _id: Types.ObjectId
  /** Incremented by every write. */
  version: number
  /** When reconciliation last checked the payment with the provider. */
  checkedAt: Date
}

const count = { type: Number, required: true }
const text = { type: String, required: true }
const dispute = new Schema({ id: text, amount: count, won: { type: Boolean, required: true } }, { _id: false, id: false })

/** The filter of payments with a refund, or a dispute that is not won. A deleted account has no credits that could be taken back. */
export const hasReversal = { $or: [{ refunded: { $gt: 0 } }, { 'disputes.won': false }] }

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
    reversalDue: count,
    reversed: count,
    createdAt: { type: Date, required: true },
    version: count,
    checkedAt: { type: Date, required: true },
  },
  { collection: 'payments', versionKey: false },
)
schema.index({ accountId: 1, createdAt: -1, _id: -1 })
// For the operators' list: the payments of all accounts, the latest first.
schema.index({ createdAt: -1, _id: -1 })
// For the operators' list of refunds and disputes.
schema.index({ createdAt: -1, _id: -1 }, { name: 'refunds-and-disputes', partialFilterExpression: hasReversal })
schema.index({ sessionId: 1 }, { unique: true, partialFilterExpression: { sessionId: { $gt: '' } } })
schema.index({ intentId: 1 }, { partialFilterExpression: { intentId: { $gt: '' } } })
// For the checks with the provider.
schema.index({ status: 1, createdAt: 1, checkedAt: 1 })

export const paymentModel = (connection: Connection) => connection.model<PaymentRow>('Payment', schema)

/** Converts a stored payment. Throws for an unknown status or role. */
export function toPayment({ _id, version, checkedAt, ...payment }: PaymentRow): Payment {
  return {
    ...payment,
    id: _id.toHexString(),
    role: storedEnum(boughtRoles, payment.role, 'payments.role'),
    status: storedEnum(paymentStatuses, payment.status, 'payments.status'),
  }
}
