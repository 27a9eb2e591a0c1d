import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../domain/ports.ts'
import { hearNews } from './hear-news.ts'

interface Webhook {
  payload: Buffer
  signature: string
}

/** Takes what the provider tells, and counts it; after a failure of ours the provider sends it again. Throws BAD_SIGNATURE or PAYMENT_PROVIDER. */
export async function receiveWebhook(
  ports: Pick<Ports, 'payments' | 'provider' | 'paymentCounts' | 'log'>,
  { payload, signature }: Webhook,
): Promise<void> {
  const { provider, paymentCounts, log } = ports
  const reading = provider.readWebhook(payload, signature)
  if ('refused' in reading) {
    log.warn({ why: reading.refused }, 'a webhook was refused')
    paymentCounts.webhook(`refused-${reading.refused}`)
    throw new DomainError('invalid', 'BAD_SIGNATURE', 'This webhook is not signed by the payment provider')
  }
  const hearing = reading.news && (await hearNews(ports, reading.news))
  paymentCounts.webhook(hearing === 'mismatch' ? 'mismatch' : reading.type)
}
