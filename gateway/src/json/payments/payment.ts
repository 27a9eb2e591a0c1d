import type { Payment__Output } from '@rostra/proto/gen/rostra/billing/v1/Payment'
import type { PaymentStatus } from '@rostra/proto/gen/rostra/billing/v1/PaymentStatus'
import { z } from 'zod'
import { count, timestamp } from '../fields.ts'
import { type EnumNames, fromWire } from '../wire-value.ts'

const statuses = ['pending', 'paid', 'expired', 'failed', 'refunded'] as const

export const paymentSchema = z
  .object({
    id: z.string(),
    packageId: z.string(),
    amount: count.meta({ description: 'US cents' }),
    creditsPurchased: count,
    status: z.enum(statuses),
    createdAt: timestamp,
  })
  .meta({ id: 'Payment' })

type Payment = z.infer<typeof paymentSchema>

const statusNames: EnumNames<PaymentStatus, Payment['status']> = {
  PAYMENT_STATUS_UNSPECIFIED: undefined,
  PAYMENT_STATUS_PENDING: 'pending',
  PAYMENT_STATUS_PAID: 'paid',
  PAYMENT_STATUS_EXPIRED: 'expired',
  PAYMENT_STATUS_FAILED: 'failed',
  PAYMENT_STATUS_REFUNDED: 'refunded',
}

export const paymentStatus = (status: PaymentStatus): Payment['status'] => fromWire(statusNames, status)

export const toPayment = ({ id, packageId, amount, credits, status, createdAt }: Payment__Output): Payment => ({
  id,
  packageId,
  amount,
  creditsPurchased: credits,
  status: paymentStatus(status),
  createdAt,
})

/** Returns a payment with all that is kept of it, for an export. */
export function toExportedPayment(payment: Payment__Output) {
  const { role, refunded, disputes, creditsTakenBack, sessionId, intentId } = payment
  return { ...toPayment(payment), role, refunded, disputes, creditsTakenBack, provider: { sessionId, intentId } }
}
