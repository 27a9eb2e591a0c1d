import { randomUUID } from 'node:crypto'
import type { Delivery } from '../domain/delivery.ts'
import { bodyOf } from '../domain/payload.ts'
import type { Ports } from '../domain/ports.ts'
import { signedHeaders } from '../domain/signature.ts'
import { webhookNotFound, webhookUnreadable } from '../domain/webhook.ts'

/** Sends a test at once, without retries. One that arrives switches a webhook on again. Throws WEBHOOK_NOT_FOUND or WEBHOOK_UNREADABLE. */
export async function testWebhook(
  { webhooks, deliveries, secrets, send, now }: Pick<Ports, 'webhooks' | 'deliveries' | 'secrets' | 'send' | 'now'>,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<Delivery> {
  const target = await webhooks.target(ownerId, id)
  if (!target) throw webhookNotFound()
  const secret = secrets.open(target.sealedSecret, target.id)
  if (secret === null) throw webhookUnreadable()
  const at = now()
  const test = { id: `msg_${randomUUID().replaceAll('-', '')}`, at, body: bodyOf('webhook.test', at, {}) }
  const outcome = await send(target.url, signedHeaders(secret, test, at), test.body)
  if (outcome.failure === null) await webhooks.succeeded(target.id)
  return deliveries.addTest(target, { ...test, outcome })
}
