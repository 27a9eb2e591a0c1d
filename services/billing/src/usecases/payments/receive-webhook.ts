import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../../domain/ports.ts'
import { handleProviderEvent } from './handle-provider-event.ts'

interface Webhook {
  payload: Buffer
  signature: string
}

/** Verifies, applies and counts a webhook. After an error the provider sends it again. Throws BAD_SIGNATURE or PAYMENT_PROVIDER. */
export async function receiveWebhook(
  ports: Pick<Ports, 'payments' | 'provider' | 'paymentMetrics' | 'log'>,
  { payload, signature }: Webhook,
): Promise<void> {
  const { provider, paymentMetrics, log } = ports
  const reading = provider.readWebhook(payload, signature)
  if ('refused' in reading) {
    log.warn({ reason: reading.refused }, 'webhook refused')
    paymentMetrics.webhook(`refused-${reading.refused}`)
    throw new DomainError('invalid', 'BAD_SIGNATURE', 'This webhook is not signed by the payment provider')
  }
  const result = reading.event && (await handleProviderEvent(ports, reading.event))
  paymentMetrics.webhook(result === 'mismatch' ? 'mismatch' : reading.type)
}
