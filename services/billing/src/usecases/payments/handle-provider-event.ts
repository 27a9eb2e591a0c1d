import { applyEvent, canChangeCredits, hasExpectedMoney } from '../../domain/payments/apply-event.ts'
import { applyToAccount } from '../../domain/payments/apply-to-account.ts'
import type { Payment } from '../../domain/payments/payment.ts'
import type { ProviderEvent } from '../../domain/payments/provider-event.ts'
import type { Ports } from '../../domain/ports.ts'

/** `unchanged`: the event was applied before. `unknown`: the payment isn't ours. `mismatch`: the amount or currency is unexpected. */
type HandlingResult = 'applied' | 'unchanged' | 'unknown' | 'mismatch'

type Needed = Pick<Ports, 'payments' | 'provider' | 'log'>

/** Applies a provider event to its payment and account. Throws PAYMENT_PROVIDER. */
export async function handleProviderEvent(ports: Needed, event: ProviderEvent): Promise<HandlingResult> {
  const { payments, log } = ports
  const payment = await findPayment(ports, event)
  if (!payment) return 'unknown'
  const { id: paymentId } = payment
  if (!hasExpectedMoney(payment, event)) {
    const { kind, amount, currency } = event
    log.error(
      { paymentId, kind, expected: payment.amount, amount, currency },
      'provider event with an unexpected amount or currency ignored',
    )
    return 'mismatch'
  }
  const changed = await payments.change(paymentId, (current, account, others) => {
    const next = applyEvent(current, event)
    if (!next) return null
    return account && canChangeCredits(event) ? applyToAccount(next, event, account, others) : { payment: next, accountChange: null }
  })
  if (changed?.status === 'paid' && !changed.granted) log.warn({ paymentId }, 'payment for a closed account: refund it at the provider')
  if (changed) log.info({ paymentId, kind: event.kind, status: changed.status }, 'payment changed')
  return changed ? 'applied' : 'unchanged'
}

/**
 * Finds the payment of an event. For a dispute, which has only the provider's payment id, it asks the provider when no payment has that id.
 */
async function findPayment({ payments, provider }: Needed, { paymentId, intentId }: ProviderEvent): Promise<Payment | null> {
  if (paymentId !== '') return payments.findById(paymentId)
  if (intentId === '') return null
  return (await payments.findByIntent(intentId)) ?? payments.findById(await provider.findPaymentId(intentId))
}
