import { DomainError } from '@rostra/kit/errors'
import type { AccountPayment as WireAccountPayment } from '@rostra/proto/gen/rostra/billing/v1/AccountPayment'
import type { LocalOutcome__Output as WireOutcome } from '@rostra/proto/gen/rostra/billing/v1/LocalOutcome'
import type { Payment as WirePayment } from '@rostra/proto/gen/rostra/billing/v1/Payment'
import type { Payment } from '../../domain/payments/payment.ts'
import type { LocalOutcome } from '../../domain/payments/payment-provider.ts'

const wireStatuses = {
  pending: 'PAYMENT_STATUS_PENDING',
  paid: 'PAYMENT_STATUS_PAID',
  expired: 'PAYMENT_STATUS_EXPIRED',
  failed: 'PAYMENT_STATUS_FAILED',
  refunded: 'PAYMENT_STATUS_REFUNDED',
} as const satisfies Record<Payment['status'], string>

export function toWirePayment({ id, packageId, amount, credits, status, createdAt, ...payment }: Payment): WirePayment {
  const { role, refunded, disputes, reversed: creditsTakenBack, sessionId, intentId } = payment
  return {
    id,
    packageId,
    amount,
    credits,
    status: wireStatuses[status],
    createdAt: createdAt.toISOString(),
    role,
    refunded,
    disputes: [...disputes],
    creditsTakenBack,
    sessionId,
    intentId,
  }
}

export const toWireAccountPayment = (payment: Payment): WireAccountPayment => ({
  payment: toWirePayment(payment),
  accountId: payment.accountId,
  isDisputed: payment.disputes.some(({ won }) => !won),
  refunded: payment.refunded,
})

const outcomes = new Map<WireOutcome, LocalOutcome>([
  ['LOCAL_OUTCOME_PAID', 'paid'],
  ['LOCAL_OUTCOME_FAILED', 'failed'],
  ['LOCAL_OUTCOME_EXPIRED', 'expired'],
  ['LOCAL_OUTCOME_REFUNDED', 'refunded'],
])

/** Throws VALIDATION for an unspecified or unknown outcome. */
export function fromWireOutcome(wire: WireOutcome): LocalOutcome {
  const outcome = outcomes.get(wire)
  const message = 'A checkout ends paid, failed, expired or refunded'
  if (!outcome) throw new DomainError('invalid', 'VALIDATION', message, { fields: { outcome: message } })
  return outcome
}
