import type { Payment__Output } from '@rostra/proto/gen/rostra/billing/v1/Payment'
import type { PaymentStatus } from '@rostra/proto/gen/rostra/billing/v1/PaymentStatus'
import { z } from 'zod'

const statuses = ['pending', 'paid', 'expired', 'failed', 'refunded'] as const

export const paymentSchema = z
  .object({
    id: z.string(),
    packageId: z.string(),
    amount: z.int().meta({ description: 'US cents' }),
    creditsPurchased: z.int(),
    status: z.enum(statuses),
    createdAt: z.string(),
  })
  .meta({ id: 'Payment' })

type Payment = z.infer<typeof paymentSchema>

const byWire: Partial<Record<PaymentStatus, Payment['status']>> = {
  PAYMENT_STATUS_PAID: 'paid',
  PAYMENT_STATUS_EXPIRED: 'expired',
  PAYMENT_STATUS_FAILED: 'failed',
  PAYMENT_STATUS_REFUNDED: 'refunded',
}

export const paymentStatus = (status: PaymentStatus): Payment['status'] => byWire[status] ?? 'pending'

export const toPayment = ({ credits, status, ...payment }: Payment__Output): Payment => ({
  ...payment,
  creditsPurchased: credits,
  status: paymentStatus(status),
})
