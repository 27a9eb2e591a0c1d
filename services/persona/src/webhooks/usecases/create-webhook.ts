import { DomainError } from '@rostra/kit/errors'
import type { Ports } from '../domain/ports.ts'
import { newSecret } from '../domain/signature.ts'
import { maxWebhooks, readChoice, tooManyWebhooks, type Webhook, type WebhookChoice } from '../domain/webhook.ts'

export type NewWebhook = Omit<WebhookChoice, 'events'> & { ownerId: string; events: readonly string[] }

/**
 * Creates a webhook, and returns it with its secret, which is never shown again. Throws VALIDATION,
 * ADDRESS_NOT_ALLOWED, BOT_NOT_FOUND for a persona of another owner, or WEBHOOK_LIMIT.
 */
export async function createWebhook(
  { webhooks, personas, secrets, checkAddress, now }: Pick<Ports, 'webhooks' | 'personas' | 'secrets' | 'checkAddress' | 'now'>,
  { ownerId, ...input }: NewWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  const choice = readChoice(input)
  // The cheap checks come before a name server is asked.
  if ((await webhooks.of(ownerId)).length >= maxWebhooks) throw tooManyWebhooks()
  if (choice.personaId && !(await personas.ownedBy(ownerId)).some(({ id }) => id === choice.personaId))
    throw new DomainError('not_found', 'BOT_NOT_FOUND', 'AI persona not found')
  await checkAddress(choice.url)
  const secret = newSecret()
  const webhook = await webhooks.add(ownerId, choice, (id) => secrets.seal(secret, id), now())
  return { webhook, secret }
}
